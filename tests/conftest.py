"""What every test shares: the Hypothesis profile, and a check of which build of the lower floors is under test."""

import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

# Examples are derived from the test itself, so that a run on any machine tries the same ones.
settings.register_profile(
    "lanterns", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lanterns")

COMPILED = os.environ.get("LANTERNS_COMPILED") == "1"
BUILD = Path(__file__).resolve().parent.parent / "build" / "compiled"


class CompiledGames(MetaPathFinder):
    """Finds the tests' own games in the compiled build too: an interpreted class cannot inherit from a native one."""

    def __init__(self) -> None:
        self.files = {
            ".".join([*path.parent.relative_to(BUILD).parts, path.name.partition(".")[0]]): path
            for path in (BUILD / "tests").rglob("*.so")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


if COMPILED:  # at once: the conftest of a folder, which imports games, comes before any hook is called
    sys.meta_path.insert(0, CompiledGames())


def is_compiled() -> bool:
    spec = find_spec("lanterns.core.state")
    return bool(spec and spec.origin and spec.origin.endswith(sysconfig.get_config_var("EXT_SUFFIX")))


def pytest_report_header() -> str:
    return f"lanterns: {'compiled by mypyc' if is_compiled() else 'plain Python'}"


def pytest_configure() -> None:
    if is_compiled() != COMPILED:
        asked = "compiled" if COMPILED else "plain"
        raise pytest.UsageError(f"the {asked} build of lanterns was asked for, the other one would be tested")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items if COMPILED else ():
        if item.get_closest_marker("plain"):
            item.add_marker(pytest.mark.skip(reason="native classes can be neither changed nor built upon"))
