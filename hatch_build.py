"""Build hook of the distribution: puts rules and the browser client into the wheel, and compiled floors when asked for.

A plain `pip install .` gives a pure wheel. With LANTERNS_COMPILED=1 in the environment the wheel also carries the mypyc
extension modules of core, games and bots; with LANTERNS_CLIENT it carries the client from that folder, instead of one
that is built anew. Editable installs use the tree as it is; run.py builds what they need.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RULES = "lanterns/rules"  # where lanterns.rules looks for the pages of rules
CLIENT = "lanterns/web/client"  # where the server looks for the built client, in an installed package


class LanternsBuildHook(BuildHookInterface[Any]):
    def wants_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("LANTERNS_COMPILED") == "1"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]", "setuptools"] if self.wants_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add generated files to the wheel; raises CalledProcessError when the client or the compiler fails."""
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        include: dict[str, str] = build_data["force_include"]
        pages = [*(root / "docs" / "rules").glob("*.md"), *(root / "docs").glob("playing*.md")]
        include.update({str(page): f"{RULES}/{page.name}" for page in pages})
        built = os.environ.get("LANTERNS_CLIENT")
        if built:
            include[built] = CLIENT
        elif (root / "client" / "package.json").exists():
            subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=root / "client", check=True)
            subprocess.run(["npm", "run", "build"], cwd=root / "client", check=True)
            include[str(root / "client" / "dist")] = CLIENT
        if self.wants_compiled():
            subprocess.run([sys.executable, str(root / "tools" / "compile.py")], cwd=root, check=True)
            compiled = root / "build" / "compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            extensions = [*compiled.glob("*.so"), *(compiled / "lanterns").rglob("*.so")]
            include.update({str(path): str(path.relative_to(compiled)) for path in extensions})
