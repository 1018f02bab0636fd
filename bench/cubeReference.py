"""Balances a cube with NumPy, sweep by sweep over the whole table, as a yardstick for src/forecast/cube.

Reads one JSON line about the problem (axes, files of raw doubles), then a line per run; answers each with milliseconds and sweeps.
"""

import json
import sys
import time

import numpy

# Over which axes of media x markets x sub-verticals each kind of margins sums.
SUMMED = {
    "market": (0, 2),
    "subVertical": (0, 1),
    "medium": (1, 2),
    "marketMedium": (2,),
    "subVerticalMedium": (1,),
    "marketSubVertical": (0,),
}


def balance(seeds, margins, tolerance):
    table = seeds.copy()
    sweeps = 0
    worst = 1.0
    while worst > tolerance:
        worst = 0.0
        sweeps += 1
        for axes, margin in margins:
            ratio = margin / table.sum(axis=axes, keepdims=True)
            worst = max(worst, float(numpy.abs(1 / ratio - 1).max()))
            table *= ratio
    return sweeps


def main():
    problem = json.loads(sys.stdin.readline())
    shape = tuple(problem["shape"])
    seeds = numpy.fromfile(problem["seeds"]).reshape(shape)
    margins = []
    for kind, path in problem["margins"].items():
        kept = [1 if axis in SUMMED[kind] else length for axis, length in enumerate(shape)]
        margins.append((SUMMED[kind], numpy.fromfile(path).reshape(kept)))
    for _ in sys.stdin:
        began = time.perf_counter()
        sweeps = balance(seeds, margins, problem["tolerance"])
        print(json.dumps({"ms": (time.perf_counter() - began) * 1000, "sweeps": sweeps}), flush=True)


main()
