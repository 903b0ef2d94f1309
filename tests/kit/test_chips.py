"""The relief chips: closed solids that a printer takes, with a value that fingers can read."""

from __future__ import annotations

import io
from functools import cache
from math import pi
from typing import Any

import numpy as np
import pytest

from braille.cells import from_unicode
from numeramis_access.kit.chips import CHIP_VALUES, ChipSize, chip_stl
from tests.kit.drawing import CELL, PITCH, read

COARSE = ChipSize(net=0.5)
FINE = ChipSize()


@cache
def solid(value: int, size: ChipSize = COARSE) -> Any:
    import trimesh  # half a second that other tests' collection should not wait for

    return trimesh.load(io.BytesIO(chip_stl(value, size)), file_type="stl")


@pytest.mark.turns(2)
@pytest.mark.parametrize("value", CHIP_VALUES)
def test_a_chip_is_one_closed_solid_turned_the_right_way_out(value: int) -> None:
    chip = solid(value)
    assert chip.is_watertight
    assert chip.is_winding_consistent
    assert chip.euler_number == 2, "one piece without holes"
    disc = pi * 20**2 * 3
    assert disc < chip.volume < disc + pi * 20**2 * 0.8 * 0.5


def test_a_chip_has_the_size_it_is_asked_for() -> None:
    chip = solid(5, ChipSize(diameter=50, thickness=4, raised=1, net=0.5))
    assert chip.bounds == pytest.approx(np.array([[-25, -25, 0], [25, 25, 5]]), abs=0.01)
    assert chip.is_watertight
    flat = chip.triangles_center[:, 2] < 0.001
    assert chip.area_faces[flat].sum() == pytest.approx(pi * 25**2, rel=0.001), "the back lies flat"


def test_no_triangle_is_a_splinter() -> None:
    chip = solid(100)
    on_top = chip.face_normals[:, 2] > 0.5
    assert chip.area_faces[on_top].min() > 0.02


@pytest.mark.parametrize(("value", "pattern"), [(1, "⠼⠁"), (50, "⠼⠑⠚"), (500, "⠼⠑⠚⠚")])
def test_the_value_stands_there_in_braille_of_true_size(value: int, pattern: str) -> None:
    points = solid(value, FINE).vertices
    top = points[(points[:, 2] > 3.4) & (points[:, 1] < -6) & (np.hypot(points[:, 0], points[:, 1]) < 17.5)]
    dots: list[list[Any]] = []
    for point in top:
        near = [dot for dot in dots if np.hypot(*(dot[0][:2] - point[:2])) < 1]
        near[0].append(point) if near else dots.append([point])
    centres = [tuple(np.mean([point[:2] for point in dot], axis=0)) for dot in dots]
    assert all(max(point[2] for point in dot) == pytest.approx(3.48, abs=0.04) for dot in dots)
    left, high = min(x for x, _ in centres), max(y for _, y in centres)
    snapped = [(round((x - left) / 0.01) * 0.01, high - y) for x, y in centres]
    cells = read(((_snap(x), _row(y)) for x, y in snapped), 0, 0)
    assert cells == from_unicode(pattern)


def _snap(x: float) -> float:
    """Return the column of dots that a measured place belongs to; the net measures to a fifth of a millimetre."""
    places = [cell * CELL + column * PITCH for cell in range(6) for column in (0, 1)]
    nearest = min(places, key=lambda place: abs(place - x))
    assert abs(nearest - x) < 0.2
    return nearest


def _row(y: float) -> float:
    assert abs(y / PITCH - round(y / PITCH)) * PITCH < 0.2
    return round(y / PITCH) * PITCH


def test_the_value_stands_there_in_digits_that_differ() -> None:
    above = {}
    for value in CHIP_VALUES:
        points = solid(value).vertices
        raised = points[(points[:, 2] > 3.7) & (points[:, 1] > -5) & (np.hypot(points[:, 0], points[:, 1]) < 17.8)]
        assert len(raised) > 40
        assert np.ptp(raised[:, 1]) > 10, "digits tall enough for fingers"
        assert abs((raised[:, 0].max() + raised[:, 0].min()) / 2) < 0.6, "in the middle"
        above[value] = frozenset(map(tuple, raised[:, :2].round(2)))
    assert len(set(above.values())) == len(CHIP_VALUES)


def test_values_that_have_no_chip_are_refused() -> None:
    with pytest.raises(ValueError, match="no such chip"):
        chip_stl(0)
    with pytest.raises(ValueError, match="too long"):
        chip_stl(100_000)
