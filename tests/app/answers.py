"""A server on this machine that answers as told, and remembers that it was asked."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

Answering = Callable[[BaseHTTPRequestHandler], None]


class Answers:
    """`answer` says what the next asker gets; `asked` are paths that were asked for, with their headers."""

    def __init__(self) -> None:
        self.answer: Answering = lambda _asker: None
        self.asked: list[tuple[str, dict[str, str]]] = []
        self.going_on = threading.Event()
        self.address = ""

    def tell(self, body: object, status: int = 200, **headers: str) -> None:
        """Answer with JSON, or with bytes as they are."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()

        def answer(asker: BaseHTTPRequestHandler) -> None:
            asker.send_response(status)
            for name, value in {"Content-Length": str(len(data)), **headers}.items():
                asker.send_header(name, value)
            asker.end_headers()
            asker.wfile.write(data)

        self.answer = answer

    def redirect(self, target: str) -> None:
        """Send everybody elsewhere."""
        self.tell(b"", 302, Location=target)

    def be_silent(self) -> None:
        """Take the question and say nothing until the test ends."""
        self.answer = lambda _asker: self.going_on.wait() and None

    def drip(self) -> None:
        """Say a byte now and then, without an end."""

        def answer(asker: BaseHTTPRequestHandler) -> None:
            asker.send_response(200)
            asker.end_headers()
            while not self.going_on.wait(0.02):
                asker.wfile.write(b" ")
                asker.wfile.flush()

        self.answer = answer


@contextmanager
def serving() -> Iterator[Answers]:
    """Serve on a free port of this machine."""
    answers = Answers()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            answers.asked.append((self.path, dict(self.headers)))
            with suppress(OSError):  # who asked has gone away
                answers.answer(self)

        def log_message(self, *_what: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    answers.address = f"http://127.0.0.1:{server.server_address[1]}/latest"
    try:
        yield answers
    finally:
        answers.going_on.set()
        server.shutdown()
        thread.join()
        server.server_close()
