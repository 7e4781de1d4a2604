"""Why something that a person asked of a table was not done. The table is as it was."""

from __future__ import annotations

from lanterns.core.errors import LanternsError
from lanterns.core.step import Refusal


class Refused(LanternsError):
    """`code` is one of the codes of docs/server.md; its sentence is `error-CODE` of the web catalogues.

    `detail` is a technical remark or ""; `refusal` the rule that forbids an action, when there is one.
    """

    def __init__(self, code: str, detail: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.refusal = refusal
