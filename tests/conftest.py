"""What every test shares: the Hypothesis profile, and a check of which build of the lower floors is under test."""

import os
import sysconfig
from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, settings

# Examples are derived from the test itself, so that a run on any machine tries the same ones.
settings.register_profile(
    "lanterns", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lanterns")

COMPILED = os.environ.get("LANTERNS_COMPILED") == "1"


def is_compiled() -> bool:
    spec = find_spec("lanterns.core.state")
    return bool(spec and spec.origin and spec.origin.endswith(sysconfig.get_config_var("EXT_SUFFIX")))


def pytest_report_header() -> str:
    return f"lanterns: {'compiled by mypyc' if is_compiled() else 'plain Python'}"


def pytest_configure() -> None:
    if is_compiled() != COMPILED:
        asked = "compiled" if COMPILED else "plain"
        raise pytest.UsageError(f"the {asked} build of lanterns was asked for, the other one would be tested")
