"""`lanterns site` writes plain files: the client, its engine, and the words that a server would answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lanterns.cli.app import app
from lanterns.web import client
from lanterns.web.client import Client
from lanterns.web.plain.site import NoClient, _client, file_of


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as a build leaves it, in a few files."""
    folder = tmp_path / "dist"
    for name in ("engine/abc/lanterns.zip", "assets/app.js", ".vite/manifest.json", "card/font.woff2", "sw.js"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("x")
    (folder / "index.html").write_text('<meta name="lanterns-base" content="./" />')
    monkeypatch.setattr(client, "PLACES", (folder,))
    return folder


def test_the_site_has_the_client_and_the_words(built: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    done = CliRunner().invoke(app, ["site", str(out)])
    assert done.exit_code == 0, done.output
    assert "MB. Any file server will do" in done.output
    page = (out / "index.html").read_text()
    assert '<meta name="lanterns-site"' in page
    assert "script-src 'self'" in page
    assert (out / "engine" / "abc" / "lanterns.zip").exists()
    assert not (out / ".vite").exists()
    assert not (out / "card").exists()
    kept = json.loads((out / "api" / "kept.json").read_text())
    assert all((out / name).exists() for name in kept)
    games = json.loads((out / "api" / "games.json").read_text())
    for game in games:
        assert file_of(f"/api/texts/{game['id']}") in kept
    handbook = json.loads((out / file_of("/api/handbook/quest?language=fr")).read_text())
    assert handbook["trials"]  # the engine in the page answers what is tried there


def test_a_client_without_its_engine_is_no_site(built: Path) -> None:
    (built / "engine" / "abc" / "lanterns.zip").unlink()
    with pytest.raises(NoClient, match=r"run\.py client"):
        list(_client(Client(built)))


def test_a_folder_that_cannot_be_written_is_one_sentence(built: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    done = CliRunner().invoke(app, ["site", str(tmp_path / "file" / "site")])
    assert isinstance(done.exception, NoClient)
    assert "cannot be written" in str(done.exception)
