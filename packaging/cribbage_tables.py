"""Make the tables of the cribbage players (20 minutes): `python packaging/cribbage_tables.py`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from spieltisch.games.cribbage.players import tables
from tables.cribbage import make

OUTPUT = Path(tables.__file__).parent / "data" / "tables.json"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=30_000, help="deals behind the chances of winning")
    parser.add_argument("--plays", type=int, default=400, help="plays behind the average of each kept hand")
    parser.add_argument("--samples", type=int, default=12, help="hands behind the crib of each pair")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    arguments = parser.parse_args()
    data = make(arguments.deals, arguments.plays, arguments.samples)
    lines = [f'"{key}": {json.dumps(value, separators=(",", ":"))}' for key, value in data.items()]
    arguments.output.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
