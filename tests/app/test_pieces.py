"""The list model tells its views exactly what happened, under Qt's own fatal model tester."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from spieltisch.app.table.pieces import ROLE_NAMES, PieceModel, ShownPiece


def piece(name: str, slot: int = 0, **changes: object) -> ShownPiece:
    return replace(ShownPiece(f"card/{name}", "card", name, "hand/0", slot, name), **changes)


class Watcher:
    """Writes down what a model tells."""

    def __init__(self, model: PieceModel) -> None:
        self.seen: list[tuple[object, ...]] = []
        model.rowsInserted.connect(lambda _parent, first, last: self.seen.append(("insert", first, last)))
        model.rowsRemoved.connect(lambda _parent, first, last: self.seen.append(("remove", first, last)))
        model.rowsMoved.connect(lambda _p, first, _last, _q, row: self.seen.append(("move", first, row)))
        model.dataChanged.connect(self._changed)

    def _changed(self, first: QModelIndex, _last: QModelIndex, roles: list[int]) -> None:
        names = tuple(ROLE_NAMES[role - 257] for role in roles)
        self.seen.append(("change", first.row(), names))


@pytest.fixture
def model(qapp: object) -> PieceModel:
    model = PieceModel()
    model.tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return model


def told(model: PieceModel, *pieces: ShownPiece) -> list[tuple[object, ...]]:
    watcher = Watcher(model)
    model.update(pieces)
    assert model.rows == pieces
    return watcher.seen


A, B, C = (piece(name, slot) for slot, name in enumerate("ABC"))


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        pytest.param((), (A, B), [("insert", 0, 0), ("insert", 1, 1)], id="new pieces"),
        pytest.param((A, B, C), (A, C), [("remove", 1, 1)], id="a piece goes"),
        pytest.param((A, B, C), (C, A, B), [("move", 2, 0)], id="a piece moves"),
        pytest.param((A, B), (A, B), [], id="nothing"),
        pytest.param(
            (A, B),
            (A, replace(B, selected=True, badge="+2")),
            [("change", 1, ("selected", "badge"))],
            id="roles change",
        ),
        pytest.param(
            (A, B, C),
            (replace(B, zone="play", slot=0), A),
            [("remove", 2, 2), ("move", 1, 0), ("change", 0, ("zone", "slot"))],
            id="a piece is played",
        ),
    ],
)
def test_an_update_tells_only_what_happened(
    model: PieceModel,
    before: tuple[ShownPiece, ...],
    after: tuple[ShownPiece, ...],
    expected: list[tuple[object, ...]],
) -> None:
    model.update(before)
    assert told(model, *after) == expected


_tables = st.lists(
    st.builds(piece, st.sampled_from("ABCDEFGH"), st.integers(0, 3), selected=st.booleans()),
    unique_by=lambda shown: shown.pieceId,
    max_size=8,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(tables=st.lists(_tables, max_size=4))
def test_the_model_always_shows_the_last_table(model: PieceModel, tables: list[list[ShownPiece]]) -> None:
    for table in tables:
        model.update(table)
        assert model.rows == tuple(table)
    wait_for_all(model)
    assert shown(model) == tuple(model.rows)


def shown(model: PieceModel) -> tuple[ShownPiece, ...]:
    """What a view sees."""
    return tuple(
        ShownPiece(*(model.data(model.index(row), 257 + role) for role in range(len(ROLE_NAMES))))
        for row in range(model.rowCount())
    )


def wait_for_all(model: PieceModel) -> None:
    for _ in range(len(model.rows)):
        QCoreApplication.processEvents()


def test_an_empty_table_is_filled_at_once(model: PieceModel) -> None:
    model.update([piece(name) for name in "ABCDEFGH"])
    assert shown(model) == model.rows


def test_many_new_pieces_come_a_few_at_a_time_each_in_its_row(model: PieceModel) -> None:
    model.update([piece("D")])
    table = [piece(name) for name in "ABCDEFGHIJ"]
    model.update(table)
    assert model.rows == tuple(table)
    assert "".join(row.face for row in shown(model)) == "ABCDE"
    model.update(table[1:])
    assert "".join(row.face for row in shown(model)) == "BCDEFGHI"
    wait_for_all(model)
    assert shown(model) == tuple(table[1:])


def test_roles_have_the_names_of_the_fields(model: PieceModel) -> None:
    model.update((replace(A, badge="+2"),))
    by_name = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    assert set(by_name) == set(ROLE_NAMES)
    assert model.data(model.index(0), by_name["badge"]) == "+2"
    assert model.data(model.index(0), 1) is None
    assert model.data(QModelIndex(), by_name["badge"]) is None
