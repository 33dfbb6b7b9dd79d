"""Archives that cannot be added, one way each: a name, what makes the file, and the key of the sentence."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.plugins.packing import game_files, wheel_files, with_record

GAME = game_files()
INFO = "highcard-1.2.0.dist-info"
FAR = 0xFFFF
Files = dict[str, bytes]


class Bad(NamedTuple):
    """An archive that is refused."""

    name: str
    make: Callable[[], bytes]
    key: str


def zipped(files: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return target.getvalue()


def with_entry(name: str, content: bytes = b"", mode: int = 0, system: int = 3) -> bytes:
    """The sample game and one more entry, written as it is."""
    target = io.BytesIO(zipped(GAME))
    with zipfile.ZipFile(target, "a", zipfile.ZIP_DEFLATED) as archive:
        entry = zipfile.ZipInfo("x")
        entry.filename = entry.orig_filename = name  # ZipInfo() itself would tidy it up
        entry.create_system = system
        entry.external_attr = mode << 16
        archive.writestr(entry, content)
    return target.getvalue()


def renamed(old: str, new: bytes) -> bytes:
    """The sample game, the raw bytes of a name replaced by others of the same length in both directories."""
    data = zipped(GAME)
    assert len(old) == len(new)
    return data.replace(old.encode(), new)


def without(*names: str) -> Files:
    return {name: content for name, content in GAME.items() if name not in names}


def manifest(*changes: tuple[str, str], extra: str = "") -> Files:
    text = GAME["highcard/manifest.toml"].decode()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return {**GAME, "highcard/manifest.toml": (extra + text).encode()}


def wheel(change: Callable[[Files], object] = len, **arguments: object) -> bytes:
    """The sample game as a wheel, with its files changed after they have been listed."""
    files = wheel_files(GAME, **arguments)  # type: ignore[arg-type]
    change(files)
    return zipped(files)


def listed(files: Files) -> bytes:
    """A wheel of these files with a list that fits them."""
    own = {name: content for name, content in files.items() if not name.endswith("RECORD")}
    return zipped(with_record(own, f"{INFO}/RECORD"))


def flagged(flag: int) -> bytes:
    """Set a flag of every entry, in both of its headers."""
    data = bytearray(zipped(GAME))
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.find(signature)
        while at >= 0:
            (flags,) = struct.unpack_from("<H", data, at + offset)
            struct.pack_into("<H", data, at + offset, flags | flag)
            at = data.find(signature, at + 4)
    return bytes(data)


def flipped() -> bytes:
    """The content of a file is not what its checksum says."""
    data = bytearray(zipped(GAME, zipfile.ZIP_STORED))
    at = data.find(b"The entry point of High Card")
    data[at] ^= 0x20
    return bytes(data)


def lying() -> bytes:
    """A file that says it is smaller than what it unpacks to."""
    big = zipped({**GAME, "highcard/big.txt": bytes(9_000_000)})
    return big.replace(struct.pack("<I", 9_000_000), struct.pack("<I", 9))


def entry_points(text: str) -> bytes:
    return listed({**wheel_files(GAME), f"{INFO}/entry_points.txt": text.encode()})


DAMAGED = (
    Bad("empty", lambda: b"", "core.archive.no_zip"),
    Bad("text", lambda: b"no archive at all" * 99, "core.archive.no_zip"),
    Bad("end alone", lambda: zipped(GAME)[-22:], "core.archive.no_zip"),
    Bad("cut", lambda: zipped(GAME)[:-40], "core.archive.no_zip"),
    Bad("beginning gone", lambda: zipped(GAME)[3000:], "core.archive.damaged"),
    Bad("nothing in it", lambda: zipped({}), "core.archive.no_folder"),
    Bad("bit flipped", flipped, "core.archive.damaged"),
    Bad("lies about a size", lying, "core.archive.damaged"),
    Bad(
        "unknown compression",
        lambda: zipped(GAME).replace(b"\x14\x00\x00\x00\x08\x00", b"\x14\x00\x00\x00\x63\x00"),
        "core.archive.damaged",
    ),
    Bad("encrypted", lambda: flagged(0x1), "core.archive.encrypted"),
    Bad("strongly encrypted", lambda: flagged(0x41), "core.archive.encrypted"),
    Bad("too large", lambda: bytes(33 * 1024 * 1024), "core.archive.too_large"),
    Bad("bomb", lambda: zipped({**GAME, "highcard/big.txt": bytes(9_000_000)}), "core.archive.bomb"),
    Bad(
        "many bombs",
        lambda: zipped({**GAME, **{f"highcard/{n}.txt": bytes(900_000) for n in range(9)}}),
        "core.archive.bomb",
    ),
    Bad(
        "too many files", lambda: zipped({f"highcard/{n}": b"" for n in range(2001)}), "core.archive.too_many"
    ),
)
PATHS = (
    Bad("parent", lambda: with_entry("../evil.py"), "core.archive.outside"),
    Bad("parent inside", lambda: with_entry("highcard/../../evil.py"), "core.archive.outside"),
    Bad("parent with backslashes", lambda: with_entry("highcard\\..\\..\\evil.py"), "core.archive.outside"),
    Bad("absolute", lambda: with_entry("/evil.py"), "core.archive.outside"),
    Bad("absolute with backslash", lambda: with_entry("\\evil.py"), "core.archive.outside"),
    Bad("drive", lambda: with_entry("C:/evil.py"), "core.archive.outside"),
    Bad("drive without slash", lambda: with_entry("c:evil.py"), "core.archive.outside"),
    Bad("network", lambda: with_entry("//server/share/evil.py"), "core.archive.outside"),
    Bad("among what is left out", lambda: with_entry("__MACOSX/../../evil"), "core.archive.outside"),
    Bad("link", lambda: with_entry("highcard/link", b"/etc", stat.S_IFLNK | 0o777), "core.archive.link"),
    Bad(
        "link of Windows", lambda: with_entry("highcard/link", b"/etc", stat.S_IFLNK, 0), "core.archive.link"
    ),
    Bad("pipe", lambda: with_entry("highcard/pipe", b"", stat.S_IFIFO | 0o666), "core.archive.link"),
    Bad("device", lambda: with_entry("highcard/disk", b"", stat.S_IFBLK | 0o666), "core.archive.link"),
    Bad(
        "folder that is a file",
        lambda: with_entry("highcard/x/", b"", stat.S_IFREG | 0o666),
        "core.archive.link",
    ),
    Bad("backslash", lambda: with_entry("highcard\\evil.py"), "core.archive.bad_name"),
    Bad("zero byte", lambda: renamed("highcard/codec.py", b"highcard/code\0.py"), "core.archive.bad_name"),
    Bad("line break", lambda: with_entry("highcard/a\nb.py"), "core.archive.bad_name"),
    Bad("turns the text round", lambda: with_entry("highcard/\u202eyp.txt"), "core.archive.bad_name"),
    Bad("device of Windows", lambda: with_entry("highcard/CON"), "core.archive.bad_name"),
    Bad("device with ending", lambda: with_entry("highcard/lpt1.txt"), "core.archive.bad_name"),
    Bad("stream of Windows", lambda: with_entry("highcard/plugin.py:evil"), "core.archive.bad_name"),
    Bad("star", lambda: with_entry("highcard/*.py"), "core.archive.bad_name"),
    Bad("dot at the end", lambda: with_entry("highcard/plugin.py."), "core.archive.bad_name"),
    Bad("blank at the end", lambda: with_entry("highcard/plugin.py "), "core.archive.bad_name"),
    Bad("this folder", lambda: with_entry("highcard/./x.py"), "core.archive.bad_name"),
    Bad("nothing between slashes", lambda: with_entry("highcard//x.py"), "core.archive.bad_name"),
    Bad("long name", lambda: with_entry("highcard/" + "x" * 101), "core.archive.bad_name"),
    Bad("long path", lambda: with_entry("highcard/" + "x/" * 100 + "y"), "core.archive.bad_name"),
    Bad("other case", lambda: with_entry("highcard/PLUGIN.py"), "core.archive.twice"),
    Bad("other case of a folder", lambda: with_entry("HighCard/more.py"), "core.archive.twice"),
    Bad(
        "accent written otherwise",
        lambda: zipped({**GAME, "highcard/\u00e9": b"", "highcard/e\u0301": b""}),
        "core.archive.twice",
    ),
    Bad("the same twice", lambda: renamed("highcard/codec.py", b"highcard/rules.py"), "core.archive.twice"),
    Bad("file and folder", lambda: with_entry("highcard/plugin.py/x"), "core.archive.twice"),
)
GAMES = (
    Bad("no manifest", lambda: zipped(without("highcard/manifest.toml")), "core.plugin.no_manifest"),
    Bad(
        "no folder",
        lambda: zipped({name.partition("/")[2]: it for name, it in GAME.items()}),
        "core.archive.no_folder",
    ),
    Bad("two folders", lambda: zipped({**GAME, "other/x.py": b""}), "core.archive.no_folder"),
    Bad("a file beside it", lambda: zipped({**GAME, "README": b""}), "core.archive.no_folder"),
    Bad(
        "a folder no module can have",
        lambda: zipped({"high-card" + name[8:]: it for name, it in GAME.items()}),
        "core.archive.no_folder",
    ),
    Bad(
        "manifest no TOML",
        lambda: zipped({**GAME, "highcard/manifest.toml": b"= ="}),
        "core.plugin.bad_manifest",
    ),
    Bad(
        "manifest no text",
        lambda: zipped({**GAME, "highcard/manifest.toml": b"\xff"}),
        "core.plugin.bad_manifest",
    ),
    Bad("manifest huge", lambda: zipped(manifest(extra="#" * 70_000 + "\n")), "core.plugin.bad_manifest"),
    Bad("no name", lambda: zipped(manifest(('name = "High Card"', ""))), "core.plugin.manifest_key"),
    Bad("id outside", lambda: zipped(manifest(('"highcard"', '"../highcard"'))), "core.plugin.manifest_key"),
    Bad("newer interface", lambda: zipped(manifest(("api = 1", "api = 2"))), "core.plugin.incompatible"),
    Bad("no interface", lambda: zipped(manifest(("api = 1", "api = 0"))), "core.plugin.manifest_key"),
    Bad("no code", lambda: zipped(without("highcard/plugin.py")), "core.archive.no_entry"),
    Bad(
        "code elsewhere", lambda: zipped(manifest(extra='entry = "other:PLUGIN"\n')), "core.archive.no_entry"
    ),
    Bad(
        "library",
        lambda: zipped({**GAME, "highcard/fast.cpython-311-x86_64-linux-gnu.so": b""}),
        "core.archive.compiled",
    ),
    Bad("library of Windows", lambda: zipped({**GAME, "highcard/fast.PYD": b""}), "core.archive.compiled"),
    Bad("compiled", lambda: zipped({**GAME, "highcard/rules.pyc": b""}), "core.archive.compiled"),
)
WHEELS = (
    Bad(
        "for one system",
        lambda: wheel(kind=("Root-Is-Purelib: true", "Tag: cp311-cp311-manylinux_2_34_x86_64")),
        "core.archive.compiled",
    ),
    Bad(
        "platlib",
        lambda: wheel(kind=("Root-Is-Purelib: false", "Tag: py3-none-any")),
        "core.archive.compiled",
    ),
    Bad(
        "for Python 2",
        lambda: wheel(kind=("Root-Is-Purelib: true", "Tag: py2-none-any")),
        "core.archive.compiled",
    ),
    Bad("no tag", lambda: wheel(kind=("Root-Is-Purelib: true",)), "core.archive.compiled"),
    Bad(
        "newer format",
        lambda: wheel(lambda files: files.update({f"{INFO}/WHEEL": b"Wheel-Version: 2.0\n"})),
        "core.archive.wheel_version",
    ),
    Bad("no description", lambda: wheel(lambda files: files.pop(f"{INFO}/WHEEL")), "core.archive.wheel"),
    Bad(
        "no metadata",
        lambda: listed({k: v for k, v in wheel_files(GAME).items() if k != f"{INFO}/METADATA"}),
        "core.archive.wheel",
    ),
    Bad("no list", lambda: wheel(lambda files: files.pop(f"{INFO}/RECORD")), "core.archive.wheel"),
    Bad(
        "list no text",
        lambda: wheel(lambda files: files.update({f"{INFO}/RECORD": b"\xff"})),
        "core.archive.wheel",
    ),
    Bad(
        "not listed",
        lambda: wheel(lambda files: files.update({"highcard/more.py": b""})),
        "core.archive.wheel",
    ),
    Bad(
        "changed since",
        lambda: wheel(lambda files: files.update({"highcard/plugin.py": b"PLUGIN = 3\n"})),
        "core.archive.wheel",
    ),
    Bad("listed but gone", lambda: wheel(lambda files: files.pop("highcard/codec.py")), "core.archive.wheel"),
    Bad(
        "weak checksum",
        lambda: wheel(
            lambda files: files.update({f"{INFO}/RECORD": files[f"{INFO}/RECORD"].replace(b"sha256", b"md5")})
        ),
        "core.archive.wheel",
    ),
    Bad(
        "two descriptions",
        lambda: wheel(lambda files: files.update({"other-1.dist-info/WHEEL": b""})),
        "core.archive.wheel",
    ),
    Bad(
        "no game",
        lambda: entry_points("[console_scripts]\nhighcard = highcard.plugin:main\n"),
        "core.archive.no_game",
    ),
    Bad(
        "no entry points",
        lambda: listed({k: v for k, v in wheel_files(GAME).items() if "entry_points" not in k}),
        "core.archive.no_game",
    ),
    Bad(
        "two games",
        lambda: entry_points("[spieltisch.games]\na = highcard.plugin:A\nb = highcard.plugin:B\n"),
        "core.archive.many_games",
    ),
    Bad("entry points broken", lambda: entry_points("[spieltisch.games\n"), "core.archive.wheel"),
    Bad(
        "entry no place",
        lambda: entry_points("[spieltisch.games]\na = highcard plugin\n"),
        "core.archive.no_entry",
    ),
    Bad(
        "entry missing",
        lambda: entry_points("[spieltisch.games]\na = highcard.other:PLUGIN\n"),
        "core.archive.no_entry",
    ),
    Bad("needs others", lambda: wheel(headers=("Requires-Dist: numpy>=2",)), "core.archive.needs"),
    Bad(
        "needs others here",
        lambda: wheel(headers=('Requires-Dist: numpy; python_version > "3"',)),
        "core.archive.needs",
    ),
    Bad("newer Python", lambda: wheel(headers=("Requires-Python: >=3.99",)), "core.archive.python"),
    Bad(
        "two packages",
        lambda: listed({**wheel_files(GAME), "other/__init__.py": b""}),
        "core.archive.no_folder",
    ),
    Bad(
        "data for elsewhere",
        lambda: listed({**wheel_files(GAME), "highcard-1.2.0.data/scripts/x": b""}),
        "core.archive.no_folder",
    ),
)
BAD = (*DAMAGED, *PATHS, *GAMES, *WHEELS)
