#!/usr/bin/env python3
"""Kill a server in the middle of play, again and again, and see whether it keeps all that it acknowledged.

    .venv/bin/python benchmarks/chaos.py --kills 1000 --store sqlite|postgresql [--seed 1] [--tables 6] [--minutes 240]
    .venv/bin/python benchmarks/chaos.py --kills 200 --store postgresql --servers 3 --thinkers 2

People and bots play all games over HTTP against a real `lanterns serve` on 127.0.0.1: answers, undo, take-back, chat,
live updates. At random moments the server is killed (`kill -9`, now and then SIGTERM); PostgreSQL is restarted under it
(immediate and fast); SQLite's disk is full for a while; the clock jumps, where libfaketime is installed (Debian:
apt-get install faketime). After each, every entry that was acknowledged, and the table of everybody
who was told all of it (prompt, undo, result), are compared with what the server says now.

With several servers, any of them, of the thinkers, and PostgreSQL (`kill -9`) is killed while the others play on; see
chaos_fleet.py.

Prints one table; exit code 1 when anything was lost, missing, changed or wrong, or when the server did not start again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from chaos_fleet import Fleet  # noqa: E402
from chaos_run import Chaos  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20, help="how many times something happens")
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6, help="games at a time")
    parser.add_argument("--deeds", type=int, default=60, help="the most deeds in a life of the server")
    parser.add_argument("--full", type=float, default=0.08, help="share of lives in which the disk is full (sqlite)")
    parser.add_argument("--minutes", type=float, default=240.0, help="then it ends, however many kills there were")
    parser.add_argument("--servers", type=int, default=1, help="so many, behind nginx (postgresql)")
    parser.add_argument("--thinkers", type=int, default=0, help="processes of `lanterns think` (postgresql)")
    given = parser.parse_args()
    if (given.servers > 1 or given.thinkers) and given.store != "postgresql":
        parser.error("several processes share a database with --store postgresql")
    started = time.monotonic()
    code = 1
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
        chaos = None
        try:
            several = given.servers > 1 or given.thinkers
            chaos = Fleet(given, Path(folder)) if several else Chaos(given, Path(folder))
            asyncio.run(chaos.run())
        except (RuntimeError, httpx.HTTPError, TimeoutError) as error:
            print(f"chaos: it could not go on: {type(error).__name__}: {error}")
        except KeyboardInterrupt:
            print("chaos: stopped before its end")
        else:
            code = 0
        finally:
            if chaos is not None:
                chaos.close()
                code = max(code, chaos.report())
                print(f"  in {(time.monotonic() - started) / 60:.1f} minutes")
    return code


if __name__ == "__main__":
    sys.exit(main())
