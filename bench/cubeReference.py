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


def balance_by_ipfn(seeds, margins, tolerance):
    """The package of that name; it keeps no count of its sweeps."""
    from ipfn import ipfn

    kept = [[axis for axis in range(3) if axis not in axes] for axes, _ in margins]
    sums = [margin.squeeze() for _, margin in margins]
    ipfn.ipfn(seeds.copy(), sums, kept, convergence_rate=tolerance).iteration()
    return 0


def main():
    problem = json.loads(sys.stdin.readline())
    shape = tuple(problem["shape"])
    seeds = numpy.fromfile(problem["seeds"]).reshape(shape)
    margins = []
    for kind, path in problem["margins"].items():
        kept = [1 if axis in SUMMED[kind] else length for axis, length in enumerate(shape)]
        margins.append((SUMMED[kind], numpy.fromfile(path).reshape(kept)))
    run = lambda: balance(seeds, margins, problem["tolerance"])
    if problem.get("by") == "ipfn":
        run = lambda: balance_by_ipfn(seeds, margins, problem["tolerance"])
    for _ in sys.stdin:
        began = (time.perf_counter(), time.process_time())
        sweeps = run()
        took = (time.perf_counter() - began[0], time.process_time() - began[1])
        print(json.dumps({"ms": took[0] * 1000, "cpu": took[1] * 1000, "sweeps": sweeps}), flush=True)


main()
