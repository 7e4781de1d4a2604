"""What we depend on. `python3 run.py sbom` and `python3 run.py advisories` call this.

    python tools/dependencies.py sbom [FOLDER]    # bills of materials in CycloneDX's form, of server and client
    python tools/dependencies.py advisories       # whether anything that the lock files name is known to be unsafe

Bills are made by cyclonedx-bom from requirements/runtime.txt and client/engine.txt (what the engine in the page needs
besides Pyodide), and by npm from client/package-lock.json. Advisories are asked of PyPI by pip-audit and of npm's
registry by `npm audit`; a source that does not answer is told and is no failure, an advisory is: exit code 1.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
RUNTIME, ENGINE = ROOT / "requirements" / "runtime.txt", CLIENT / "engine.txt"
LOCKS = (RUNTIME, ROOT / "requirements" / "dev.txt", ROOT / "requirements" / "bench.txt", ENGINE)
PATIENCE = 600.0  # seconds for all answers of a source


def sbom(folder: Path) -> int:
    """Write `lanterns.cdx.json`, `lanterns-engine.cdx.json` and `lanterns-client.cdx.json`. Exit code 1 when one cannot
    be made."""
    folder.mkdir(parents=True, exist_ok=True)
    bills = {name: folder / f"{name}.cdx.json" for name in ("lanterns", "lanterns-engine", "lanterns-client")}
    project = ["--pyproject", str(ROOT / "pyproject.toml")]
    for name, lock, options in (("lanterns", RUNTIME, project), ("lanterns-engine", ENGINE, [])):
        made = ["cyclonedx-py", "requirements", str(lock), *options, "--of", "JSON", "-o", str(bills[name])]
        done = subprocess.run(made, capture_output=True, text=True, check=False)
        if done.returncode:
            return failed(f"the bill of {lock.name} could not be made", done.stderr)
    command = ["npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, check=False)
    if done.returncode:
        return failed("the bill of the client could not be made", done.stderr)
    bills["lanterns-client"].write_text(done.stdout, "utf-8")
    for path in bills.values():
        print(f"{path}: {len(json.loads(path.read_text('utf-8'))['components'])} components")
    return 0


def advisories() -> int:
    """Ask both sources. Exit code 1 when anything is known to be unsafe."""
    unsafe = 0
    for lock in LOCKS:
        unsafe += _python(lock)
    return 1 if unsafe + _npm() else 0


def _python(lock: Path) -> int:
    """How many packages of a lock file have an advisory."""
    command = ["pip-audit", "-r", str(lock), "--require-hashes", "--disable-pip", "--format", "json"]
    found = _answer([*command, "--progress-spinner", "off", "--timeout", "15"], ROOT)
    told = found.get("dependencies", []) if found else []
    asked = [one for one in told if "skip_reason" not in one]
    if not asked:
        return skipped(lock.name, "PyPI does not answer about advisories here")
    unsafe = [one for one in asked if one.get("vulns")]
    unknown = [one["name"] for one in told if "skip_reason" in one]
    print(f"{lock.name}: {len(asked)} packages, {len(unsafe)} with an advisory" + _but(unknown))
    for one in unsafe:
        for vulnerability in one["vulns"]:
            cure = ", ".join(vulnerability.get("fix_versions", [])) or "none yet"
            print(f"      {one['name']} {one['version']}: {vulnerability['id']}, mended in {cure}")
    return len(unsafe)


def _npm() -> int:
    """How many packages of the client have an advisory."""
    found = _answer(["npm", "audit", "--json", "--package-lock-only"], CLIENT)
    name = "package-lock.json"
    if not found or "vulnerabilities" not in found:
        return skipped(name, "npm's registry does not answer about advisories here")
    unsafe = found["vulnerabilities"]
    print(f"{name}: {found['metadata']['dependencies']['total']} packages, {len(unsafe)} with an advisory")
    for one in unsafe.values():
        print(f"      {one['name']} {one['range']}: {one['severity']}")
    return len(unsafe)


def _answer(command: list[str], where: Path) -> dict[str, Any] | None:
    """The JSON object that a command prints, None when it prints none in time."""
    try:
        done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False, timeout=PATIENCE)
        found = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, ValueError):
        return None
    return found if isinstance(found, dict) else None


def _but(unknown: list[str]) -> str:
    return f"; not asked about: {', '.join(unknown)}" if unknown else ""


def skipped(name: str, why: str) -> int:
    """Say that a source was not reached; that is no advisory."""
    print(f"{name}: skipped, {why}")
    return 0


def failed(what: str, error: str) -> int:
    print(f"{what}: {error.strip().splitlines()[-1] if error.strip() else 'no reason was given'}", file=sys.stderr)
    return 1


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["sbom"] and len(arguments) < 3:
        return sbom(Path(arguments[1]) if len(arguments) > 1 else ROOT / "build" / "sbom")
    if arguments == ["advisories"]:
        return advisories()
    print((__doc__ or "").strip(), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
