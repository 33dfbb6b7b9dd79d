"""Asking for the newest version: whatever a server does, there is an answer, and nothing is told to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spieltisch import product
from spieltisch.app.about import releases
from spieltisch.app.about.releases import MOST_BYTES, Answer, Release, ask, fetch, is_newer
from tests.app.answers import Answers, serving

PAGE = "https://example.org/releases/latest"
HERE = "1.2.3"


@pytest.fixture
def server() -> Iterator[Answers]:
    with serving() as answers:
        yield answers


def test_a_newer_version_comes_with_its_page(server: Answers) -> None:
    server.tell({"tag_name": "v1.10.0", "html_url": "https://example.org/releases/v1.10.0", "more": [1]})
    found = ask(server.address, HERE, PAGE)
    assert found == Answer("newer", Release("1.10.0", "https://example.org/releases/v1.10.0"))


@pytest.mark.parametrize("tag", ["v1.2.3", "1.2.3", "1.2.3.0", "v1.2.2", "0.9"])
def test_this_is_the_newest_version(server: Answers, tag: str) -> None:
    server.tell({"tag_name": tag, "html_url": PAGE})
    assert ask(server.address, HERE, PAGE).state == "newest"


def test_one_question_is_asked_that_tells_nothing(server: Answers) -> None:
    server.tell({"tag_name": "1.2.3"})
    ask(server.address, HERE, PAGE)
    ((path, headers),) = server.asked
    assert path == "/latest"
    assert set(headers) <= {"Host", "Accept", "Accept-Encoding", "User-Agent", "Connection"}
    assert headers["User-Agent"] == "Spieltisch"


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example/releases",
        "http://example.org/releases",
        "https://example.org.evil.example/",
        "https://example.org@evil.example/",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "//example.org/x",
        "https://[",
        "",
        7,
        None,
    ],
)
def test_a_page_elsewhere_is_not_believed(server: Answers, address: object) -> None:
    server.tell({"tag_name": "2.0", "html_url": address})
    assert ask(server.address, HERE, PAGE) == Answer("newer", Release("2.0", PAGE))


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>Log in to this wireless network</html>",
        b"\xff\xfe\x00",
        b"{",
        b"[" * 100_000,
        b'{"tag_name": NaN}',
        [],
        None,
        7,
        "2.0",
        {},
        {"tag_name": None},
        {"tag_name": 2},
        {"tag_name": ["2.0"]},
        {"tag_name": "2.0-rc1"},
        {"tag_name": "latest"},
        {"tag_name": "v" + "9" * 5000},
        {"tag_name": "1.2.3.4.5"},
        {"tag_name": "\N{ARABIC-INDIC DIGIT TWO}.0"},
    ],
)
def test_an_answer_that_is_none(server: Answers, body: object) -> None:
    server.tell(body)
    assert ask(server.address, HERE, PAGE) == Answer("unreadable")


@pytest.mark.parametrize("status", [204, 400, 403, 404, 429, 500, 503])
def test_a_server_that_refuses(server: Answers, status: int) -> None:
    server.tell(b"" if status == 204 else b"no", status)
    assert ask(server.address, HERE, PAGE).state == ("unreadable" if status == 204 else "unreachable")


def test_a_redirect_is_followed(server: Answers) -> None:
    def answer(asker: object) -> None:
        server.tell({"tag_name": "2.0"})
        forward(asker)

    server.redirect("/elsewhere")
    forward = server.answer
    server.answer = answer
    assert ask(server.address, HERE, PAGE).state == "newer"
    assert [path for path, _ in server.asked] == ["/latest", "/elsewhere"]


def test_a_circle_of_redirects_ends(server: Answers) -> None:
    server.redirect("/latest")
    assert ask(server.address, HERE, PAGE) == Answer("unreachable")
    assert len(server.asked) < 10


@pytest.mark.parametrize("target", ["https://127.0.0.1:1/x", "file:///etc/passwd", "ftp://127.0.0.1/x", ""])
def test_a_redirect_to_another_kind_of_address_is_not_followed(server: Answers, target: str) -> None:
    server.redirect(target)
    assert ask(server.address, HERE, PAGE) == Answer("unreachable")


def test_a_huge_answer_is_not_read(server: Answers) -> None:
    server.tell(b" " * (MOST_BYTES + 1))
    assert ask(server.address, HERE, PAGE) == Answer("unreadable")


def test_an_answer_that_breaks_off(server: Answers) -> None:
    server.tell(b"{", **{"Content-Length": "100"})
    assert ask(server.address, HERE, PAGE).state in {"unreachable", "unreadable"}


def test_a_silent_server_is_left(server: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(releases, "SECONDS", 0.2)
    server.be_silent()
    assert ask(server.address, HERE, PAGE) == Answer("unreachable")


def test_a_server_that_never_ends_is_left(server: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(releases, "MOST_SECONDS", 0.2)
    server.drip()
    assert ask(server.address, HERE, PAGE) == Answer("unreachable")


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:9/", "http://nowhere.invalid/", "https://127.0.0.1:9/", "nonsense", "http://["],
)
def test_nobody_is_there(address: str) -> None:
    assert ask(address, HERE, PAGE) == Answer("unreachable")


def test_a_server_that_cannot_be_trusted(server: Answers) -> None:
    with pytest.raises(releases.Unreachable):
        fetch(server.address.replace("http:", "https:"))


@pytest.mark.parametrize(
    ("one", "other", "newer"),
    [
        ("1.10", "1.9", True),
        ("1.9", "1.10", False),
        ("1.2.0", "1.2", False),
        ("1.2", "1.2.0", False),
        ("2", "1.99.99", True),
        ("1.2.0", "1.2.0rc1", True),
        ("1.1.9", "1.2.0rc1", False),
        ("0.1.0", "0.1.0", False),
    ],
)
def test_versions_are_compared_by_their_numbers(one: str, other: str, newer: bool) -> None:
    assert is_newer(one, other) is newer


LATEST = product.LATEST_RELEASE


def test_the_addresses_belong_to_the_project() -> None:
    assert LATEST == "https://api.github.com/repos/spieltisch/spieltisch/releases/latest"
    assert product.RELEASES.startswith(product.HOMEPAGE + "/")
