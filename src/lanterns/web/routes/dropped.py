"""A record file that somebody dropped, looked into like a finished table: without an account, and kept nowhere."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from lanterns.web.analysis import AnalysisShape, BranchShape, shape
from lanterns.web.config import RECORD_LIMIT
from lanterns.web.identity import By, Eyes, errors
from lanterns.web.requests import EmptyBody, RecordBody
from lanterns.web.routes.analysis import Known, better_line

D = "/api/replay/analysis"
LOOKS = errors(403, 404, 422)
BEGINS = errors(403, 404, 409, 413, 415, 422)


@post(
    D, status_code=200, responses=BEGINS, operation_id="analyseRecord", tags=["records"],
    request_max_body_size=RECORD_LIMIT,
)  # fmt: skip
async def analyse_record(data: JSONBody[RecordBody], who: By, known: Known = 0) -> AnalysisShape:
    """Begin to look into the finished game of a record file, or go on with it. It is asked for by its `key` from then
    on. Of your records one is looked into at a time."""
    who.spend("record")
    look = await who.there(who.analyses.of_record(data.record, who.replays, who.client))
    who.analyses.begin_record(look, who.client)
    return shape(look, known)


@get(f"{D}/{{key:str}}", responses=LOOKS, operation_id="recordAnalysis", tags=["records"])
async def record_analysis(key: FromPath[str], who: By, known: Known = 0) -> AnalysisShape:
    """What was found out about a record so far. It goes on for as long as somebody asks for it."""
    who.spend("study")
    return shape(who.analyses.by_key(key), known)


@post(f"{D}/{{key:str}}/stop", status_code=200, responses=BEGINS, operation_id="stopRecordAnalysis", tags=["records"])
async def stop_record(key: FromPath[str], data: JSONBody[EmptyBody], who: By, known: Known = 0) -> AnalysisShape:
    """Look no further. What was found stays for a while, and can be gone on with."""
    look = who.analyses.by_key(key)
    who.analyses.stop(look)
    return shape(look, known)


@get(f"{D}/{{key:str}}/{{number:int}}", responses=LOOKS, operation_id="recordBranch", tags=["records"])
async def record_branch(key: FromPath[str], number: FromPath[int], who: By, seat: Eyes = None) -> BranchShape:
    """How the better line goes on in place of a choice of a record."""
    who.spend("study")
    return await better_line(who, who.analyses.by_key(key), number, seat)


HANDLERS = [analyse_record, record_analysis, stop_record, record_branch]
