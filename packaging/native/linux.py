"""The tree that all Linux packages carry, and the packages that nfpm makes of it."""

from __future__ import annotations

import email.utils
import gzip
import json
import shutil
import textwrap
from pathlib import Path
from typing import Final

from devtools.console import ROOT, must, say
from devtools.environment import tool
from native import product
from native.icons import SIZES, make_icons
from native.product import BUILD, BUNDLE, DIST, FILES, NAME, build_time, mark, size_of
from native.system_libraries import debian_packages, needed_from_system, newest_glibc, rpm_capabilities

DESCRIPTION_WIDTH: Final = 76
TREE: Final = BUILD / "tree"
LINUX: Final = FILES / "linux"
HICOLOR_SIZES: Final = tuple(size for size in SIZES if size <= 512)
RELEASE: Final = "1"
"""Which packaging of this version it is."""
MATCH_ICON: Final = "application-x-spieltisch-match"


def make_tree(root: Path = TREE) -> Path:
    """Lay out what is installed below `/`: the bundle, and what desktops read; returns the folder.

    Raises:
        SetupError: the icons could not be drawn.
    """
    shutil.rmtree(root, ignore_errors=True)
    library = root / "usr/lib" / NAME
    shutil.copytree(BUNDLE, library, symlinks=True)
    _make_plain(library)
    programs = root / "usr/bin"
    programs.mkdir(parents=True)
    (programs / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = root / "usr/share"
    _install(LINUX / "spieltisch.desktop", share / "applications/spieltisch.desktop")
    _install(LINUX / "spieltisch-mime.xml", share / "mime/packages/spieltisch.xml")
    _fill_in(LINUX / "metainfo.xml", share / f"metainfo/{product.APP_ID}.metainfo.xml")
    _lay_icons(share / "icons/hicolor")
    _lay_documents(share)
    return root


def _make_plain(folder: Path) -> None:
    """Give all files the usual rights: libraries are not programs."""
    for file in folder.rglob("*"):
        if not file.is_symlink():
            program = file.is_dir() or file == folder / NAME
            file.chmod(0o755 if program else 0o644)


def _install(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _fill_in(source: Path, target: Path) -> None:
    """Write a file with the names that are known at build time alone."""
    text = source.read_text(encoding="utf-8")
    known = {
        "APP_ID": product.APP_ID,
        "HOMEPAGE": product.HOMEPAGE,
        "VERSION": product.version(),
        "DATE": build_time().strftime("%Y-%m-%d"),
    }
    for name, value in known.items():
        text = text.replace(f"@{name}@", value)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _lay_icons(hicolor: Path) -> None:
    drawn = make_icons(BUILD / "icons")
    _install(ROOT / "resources/icons/spieltisch.svg", hicolor / f"scalable/apps/{NAME}.svg")
    _install(LINUX / "match-icon.svg", hicolor / f"scalable/mimetypes/{MATCH_ICON}.svg")
    for size in HICOLOR_SIZES:
        _install(drawn / f"{size}.png", hicolor / f"{size}x{size}/apps/{NAME}.png")


def _lay_documents(share: Path) -> None:
    documents = share / "doc" / NAME
    _fill_in(LINUX / "copyright", documents / "copyright")
    _squeeze(ROOT / "CHANGELOG.md", documents / "changelog.gz")
    (documents / "changelog.Debian.gz").write_bytes(gzip.compress(debian_changelog().encode(), mtime=0))
    manual = share / f"man/man1/{NAME}.1"
    _fill_in(LINUX / "spieltisch.1", manual)
    _squeeze(manual, manual.with_name(f"{NAME}.1.gz"))
    manual.unlink()
    _install(LINUX / "lintian-overrides", share / f"lintian/overrides/{NAME}")


def debian_changelog() -> str:
    """The changelog of the packaging, whose form Debian's tools read."""
    date = email.utils.format_datetime(build_time())
    head = f"{NAME} ({product.version()}-{RELEASE}) stable; urgency=medium"
    return f"{head}\n\n  * See changelog.gz for what is new.\n\n -- {product.MAINTAINER}  {date}\n"


def _squeeze(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(source.read_bytes(), mtime=0))


def describe(tree: Path) -> dict[str, object]:
    """Return nfpm's description of the packages (JSON is YAML, too).

    Raises:
        SetupError: a library of the system is not known.
    """
    libraries = needed_from_system(BUNDLE)
    debian = debian_packages(libraries, newest_glibc(BUNDLE))
    return {
        "name": NAME,
        "arch": "amd64",
        "platform": "linux",
        "version": product.version(),
        "release": RELEASE,
        "section": "games",
        "priority": "optional",
        "maintainer": product.MAINTAINER,
        "vendor": "The Spieltisch authors",
        "homepage": product.HOMEPAGE,
        "license": product.LICENCE,
        "description": f"{product.SUMMARY}\n{textwrap.fill(product.DESCRIPTION, DESCRIPTION_WIDTH)}",
        "mtime": build_time().strftime("%Y-%m-%dT%H:%M:%SZ"),
        "contents": [{"src": str(tree), "dst": "/", "type": "tree"}, *map(_marked, ("deb", "rpm"))],
        "scripts": {"postremove": str(LINUX / "after-remove.sh")},
        "overrides": {
            "deb": {"depends": debian, "recommends": ["libgl1-mesa-dri", "xdg-desktop-portal"]},
            "rpm": {"depends": rpm_capabilities(libraries)},
        },
        "deb": {"compression": "xz"},
        "rpm": {"compression": "zstd", "group": "Amusements/Games", "summary": product.SUMMARY},
    }


def _marked(kind: str) -> dict[str, str]:
    return {"src": str(mark(kind)), "dst": f"/usr/lib/{NAME}/package", "packager": kind}


def make_package(kind: str, tree: Path) -> Path:
    """Make a `deb` or `rpm` from the tree; returns the package in `dist`.

    Raises:
        SetupError: it could not be made.
    """
    description = BUILD / "nfpm.yaml"
    description.write_text(json.dumps(describe(tree), indent=1), encoding="utf-8")
    names = {"deb": f"{NAME}_{product.version()}_amd64.deb", "rpm": f"{NAME}-{product.version()}.x86_64.rpm"}
    target = DIST / names[kind]
    say(f"Packing {target.name}")
    must(
        [tool("nfpm"), "package", "--config", description, "--packager", kind, "--target", target],
        f"Making {target.name}",
    )
    say(f"{target.name} has {size_of(target) / 1e6:.1f} MB")
    return target
