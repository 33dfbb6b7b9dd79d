"""A tiny SVG kit: elements as text, from plain paths only.

No text, clip, mask, filter or gradient, so that every renderer draws the same thing. Colours: `f` fills,
`s` strokes, `w` is the width of the stroke, `op` the opacity; None leaves a paint out.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.palette import CONTOUR


def num(v: float) -> str:
    """A coordinate with at most two decimals."""
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def _paint(f: str | None, s: str | None, w: float, op: float | None, cap: str = "round") -> str:
    a = f' fill="{f or "none"}"'
    if s:
        a += f' stroke="{s}" stroke-width="{num(w)}" stroke-linejoin="round" stroke-linecap="{cap}"'
    if op is not None:
        a += f' opacity="{op}"'
    return a


def path(
    d: str,
    f: str | None = None,
    s: str | None = None,
    w: float = CONTOUR,
    op: float | None = None,
    cap: str = "round",
) -> str:
    """A path with the data `d`."""
    return f'<path d="{d}"{_paint(f, s, w, op, cap)}/>'


def circle(
    x: float,
    y: float,
    r: float,
    f: str | None = None,
    s: str | None = None,
    w: float = CONTOUR,
    op: float | None = None,
) -> str:
    """A circle around (x, y)."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{_paint(f, s, w, op)}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    f: str | None = None,
    s: str | None = None,
    w: float = CONTOUR,
    op: float | None = None,
) -> str:
    """An ellipse around (x, y)."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{_paint(f, s, w, op)}/>'


def rect(
    x: float,
    y: float,
    w_: float,
    h: float,
    r: float = 0,
    f: str | None = None,
    s: str | None = None,
    w: float = CONTOUR,
    op: float | None = None,
) -> str:
    """A rectangle with corner radius `r`."""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w_)}" height="{num(h)}" rx="{num(r)}"{_paint(f, s, w, op)}/>'


def group(
    inner: str, x: float = 0, y: float = 0, sc: float = 1, rot: float = 0, sx: float | None = None
) -> str:
    """`inner` moved to (x, y), turned by `rot` degrees and scaled by `sc` (across by `sx`)."""
    t = f"translate({num(x)} {num(y)})"
    if rot:
        t += f" rotate({num(rot)})"
    if sx is not None:
        t += f" scale({sx} {sc})"
    elif sc != 1:
        t += f" scale({sc:.4f})"
    return f'<g transform="{t}">{inner}</g>'


def symmetric(*pts: Sequence[float], close: bool = True) -> str:
    """A path symmetric about x=0 from its left side: (x,y) = line, (x1,y1,x2,y2,x,y) = cubic."""
    d = f"M{num(pts[0][0])} {num(pts[0][1])}"
    pos, segs = pts[0], []
    for p in pts[1:]:
        segs.append((pos, p))
        pos = p[-2:]
        d += ("L" if len(p) == 2 else "C") + " ".join(num(v) for v in p)
    if abs(pos[0]) > 1e-6:
        d += f"L{num(-pos[0])} {num(pos[1])}"
    for a, p in reversed(segs):
        if len(p) == 2:
            d += f"L{num(-a[0])} {num(a[1])}"
        else:
            d += f"C{num(-p[2])} {num(p[3])} {num(-p[0])} {num(p[1])} {num(-a[0])} {num(a[1])}"
    return d + ("Z" if close else "")


def mirrored(inner: str) -> str:
    """The drawing and its mirror image about x=0."""
    return inner + f'<g transform="scale(-1 1)">{inner}</g>'
