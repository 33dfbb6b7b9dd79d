"""Make the generated data: `generate.py art|translations|all TARGET`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))


def art(target: Path) -> None:
    """Draw every card, tile and picture as SVG or PNG."""
    from art import write_all  # noqa: PLC0415 - needs build dependencies

    write_all(target)


def translations(target: Path) -> None:
    """Compile `translations/*.ts`."""
    from translations import compile_all  # noqa: PLC0415 - needs build dependencies

    compile_all(target / "translations")


PARTS = {"art": art, "translations": translations}


def generate(part: str, target: Path) -> None:
    """Make one part, or `all`."""
    for name, make in PARTS.items():
        if part in {name, "all"}:
            make(target)


if __name__ == "__main__":
    generate(sys.argv[1], Path(sys.argv[2]))
