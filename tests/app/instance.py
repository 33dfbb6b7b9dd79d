"""A program of its own for `test_instances`: what of Spieltisch meets other starts on the same data folder.

Prints `first` and then every request it is handed, or `handed over`, or the key of what went wrong. It ends
when its input does.
"""

from __future__ import annotations

import sys
from pathlib import Path


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(folder: Path, file: str, wait_ms: int) -> int:
    from PySide6.QtCore import QCoreApplication, QSocketNotifier

    from spieltisch.app.instances import Reception, Request, claim_or_hand_over
    from spieltisch.core.errors import SpieltischError

    application = QCoreApplication([])
    try:
        lock = claim_or_hand_over(folder, Request(file), wait_ms=wait_ms)
    except SpieltischError as error:
        say(error.message.key)
        return 2
    if lock is None:
        say("handed over")
        return 0
    reception = Reception(lock)
    reception.requested.connect(lambda request: say(f"asked {request.file}"))
    say("first")
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    application.exec()
    reception.close()
    lock.release()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
