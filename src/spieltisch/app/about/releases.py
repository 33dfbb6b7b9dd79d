"""Asks one address for the newest version, and understands the answer. Nothing here is called by itself.

Only the address is asked that it is given, and where that leads; nothing of this device is sent along.
"""

from __future__ import annotations

import json
import re
import ssl
import time
import urllib.error
import urllib.parse
import urllib.request
from contextlib import suppress
from http.client import HTTPException, HTTPMessage
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

SECONDS: Final = 10.0
"""How long a server may be silent."""
MOST_SECONDS: Final = 20.0
"""How long everything may take."""
MOST_BYTES: Final = 512 * 1024
MOST_REDIRECTS: Final = 3
_CHUNK: Final = 16 * 1024
_VERSION: Final = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){0,3})", re.ASCII)
CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Where systems keep the authorities they trust: a packaged Python looks where the build machine had them."""


class Unreachable(Exception):  # noqa: N818 - says what is the matter
    """No answer came."""


class Unreadable(Exception):  # noqa: N818 - as above
    """An answer came that tells of no version."""


class Release(NamedTuple):
    """A version, and the page with it."""

    version: str
    page: str


class Answer(NamedTuple):
    """What came of asking: newest or newer with a `release`, or unreachable or unreadable."""

    state: str
    release: Release | None = None


def ask(address: str, current: str, page: str) -> Answer:
    """Ask `address` whether there is a version after `current`; `page` is where people get it.

    Whatever happens is an answer.
    """
    try:
        release = read_release(fetch(address), page)
    except Unreachable:
        return Answer("unreachable")
    except Unreadable:
        return Answer("unreadable")
    return Answer("newer" if is_newer(release.version, current) else "newest", release)


def is_newer(version: str, current: str) -> bool:
    """Whether a version comes after another one; one before a release (1.2.0rc1) comes before it."""
    one, other = _numbers(version), _numbers(current)
    return one > other or (one == other and _VERSION.fullmatch(current) is None)


def read_release(body: bytes, page: str) -> Release:
    """Read what GitHub says of a release; the page it names counts only on the host of `page`.

    Raises:
        Unreadable: it is no release of this kind.
    """
    try:
        told: Any = json.loads(body)
    except (ValueError, RecursionError):
        raise Unreadable from None
    tag = told.get("tag_name") if isinstance(told, dict) else None
    found = _VERSION.fullmatch(tag) if isinstance(tag, str) else None
    if found is None:
        raise Unreadable
    named = told.get("html_url")
    return Release(found[1], named if _same_place(named, page) else page)


def fetch(address: str) -> bytes:
    """Get what lies at an address.

    Raises:
        Unreachable: nothing comes, not in time, or something else than was asked for.
        Unreadable: it is far too much.
    """
    deadline = time.monotonic() + MOST_SECONDS
    headers = {"Accept": "application/vnd.github+json", "User-Agent": "Spieltisch"}
    opener = urllib.request.build_opener(_Redirects, urllib.request.HTTPSHandler(context=_trust()))
    body = b""
    try:
        request = urllib.request.Request(address, headers=headers)  # noqa: S310 - the program's own address
        with opener.open(request, timeout=SECONDS) as answer:
            while chunk := answer.read1(_CHUNK):
                body += chunk
                if len(body) > MOST_BYTES:
                    raise Unreadable
                if time.monotonic() > deadline:
                    raise Unreachable
    except (OSError, HTTPException, ValueError):  # ValueError: an address that is none
        raise Unreachable from None
    return body


class _Redirects(urllib.request.HTTPRedirectHandler):
    """Follows a few, never from a protected connection to another one."""

    max_redirections = MOST_REDIRECTS
    max_repeats = 1

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        if urllib.parse.urlsplit(newurl).scheme != urllib.parse.urlsplit(req.full_url).scheme:
            raise urllib.error.URLError("it leads to another kind of address")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _trust() -> ssl.SSLContext:
    context = ssl.create_default_context()
    if not context.cert_store_stats()["x509_ca"]:
        for file in CERTIFICATES:
            if Path(file).is_file():
                with suppress(OSError):
                    context.load_verify_locations(file)
                break
    return context


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers a version begins with, without zeros at the end: 1.2 and 1.2.0 are alike."""
    found = _VERSION.match(version)
    numbers = [] if found is None else [int(number) for number in found[1].split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def _same_place(address: object, page: str) -> bool:
    if not isinstance(address, str):
        return False
    try:
        one, other = urllib.parse.urlsplit(address), urllib.parse.urlsplit(page)
    except ValueError:
        return False
    return (one.scheme, one.netloc) == (other.scheme, other.netloc)
