#!/usr/bin/env python3
"""How cost grows with the size of a document.

    growth.py small|full PAYSHEET-BENCH

Fits an exponent to the instructions of every row of `paysheet-bench growth`, over all sizes and over the last two; above 1.05 is too
much. `small` leaves the largest size of each row out. What is hostile and not JSON may also need MOST_MEMORY for each of its bytes.
"""
import math
import os
import subprocess
import sys

import counters

MOST = 1.05
# Bytes of memory for each byte of the document. The most is for 10,000 findings on one line.
MOST_MEMORY = 256
MEASURED_MEMORY = ("source-", "package-", "input-")


def exponent(points):
    """The slope of cost against bytes where both are drawn by their logarithms: least squares."""
    xs, ys = ([math.log(point[place]) for point in points] for place in (0, 1))
    middle_x, middle_y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((x - middle_x) ** 2 for x in xs)
    return sum((x - middle_x) * (y - middle_y) for x, y in zip(xs, ys)) / spread if spread else 0


def exponents(points):
    """Over all sizes, and over the last two: what a document costs in any case hides growth among the small ones."""
    return exponent(points), exponent(points[-2:])


def measure(bench, mode):
    """The rows with their points: size, bytes, instructions."""
    rows = {}
    for line, instructions in counters.instructions_of_parts(bench, "growth", "--small" if mode == "small" else "--all"):
        name, size, length, rounds = line.split("\t")
        points = rows.setdefault(name, [])
        if rounds == "2":  # what the second round took
            instructions -= points.pop()[2]
        points.append((int(size), int(length), instructions))
    return rows


def is_linear(points):
    return max(exponents([point[1:] for point in points])) <= MOST


def too_steep(rows):
    """The names of the rows that grow faster than they may."""
    return [name for name, points in rows.items() if not is_linear(points)]


def table(rows):
    cells = []
    for name, points in rows.items():
        over_all, last = exponents([point[1:] for point in points])
        (first_size, _, first), (last_size, last_bytes, cost) = points[0], points[-1]
        cells.append([name, format(first_size, ","), format(last_size, ","), format(first, ","), format(cost, ","),
                      "%.1f" % (cost / last_bytes), "%.2f" % over_all, "%.2f" % last])
    return counters.table(
        ["Row", "smallest", "largest", "instructions", "instructions", "a byte at the largest", "exponent", "over the last two"], cells)


def peak(bench, name, size):
    """The most memory that a size needs, and the bytes of its document."""
    process = subprocess.Popen([bench, "growth", name, size], env=counters.environment, stdout=subprocess.PIPE, text=True)
    length = int(process.stdout.read().split("\t")[2])
    usage = os.wait4(process.pid, 0)[2]
    return usage.ru_maxrss * 1024, length


def memory(bench):
    """The rows whose memory is measured, with the bytes that their largest size needs for each of its bytes."""
    needed = {}
    for line in counters.output(bench, "growth").splitlines():
        name, *sizes = line.split("\t")
        if name.startswith(MEASURED_MEMORY):
            (least, _), (most, length) = peak(bench, name, sizes[0]), peak(bench, name, sizes[-1])
            needed[name] = (most, length, (most - least) / length)
    return needed


def memory_table(needed):
    return counters.table(
        ["Row", "bytes at the largest", "peak memory in MB", "memory a byte"],
        [[name, format(length, ","), "%.0f" % (most / 1e6), "%.0f" % share] for name, (most, length, share) in needed.items()])


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("small", "full"):
        sys.exit(__doc__)
    # A measure that sees nothing would let everything pass.
    for power, expected in ((1, True), (1.04, True), (1.07, False), (2, False)):
        assert is_linear([(size, size, size**power + 1e3 * (power > 1.5)) for size in (10, 100, 1000)]) == expected, power
    problems = counters.output(sys.argv[2], "growth", "--problems")
    if problems:
        sys.exit(problems)
    rows = measure(sys.argv[2], sys.argv[1])
    for name, points in rows.items():
        assert len(points) > 1, name + " has one size: nothing can grow"
    print(table(rows))
    steep = too_steep(rows)
    for name in steep:
        print("grows faster than the document: %s %s" % (name, rows[name]))
    needed = memory(sys.argv[2])
    assert needed, "no row has its memory measured"
    print(memory_table(needed))
    hungry = [name for name, (_, _, share) in needed.items() if share > MOST_MEMORY]
    for name in hungry:
        print("needs more than %d bytes of memory for each byte: %s" % (MOST_MEMORY, name))
    print("%d rows, %d not linear, %d need too much memory" % (len(rows), len(steep), len(hungry)))
    sys.exit(bool(steep or hungry))


if __name__ == "__main__":
    main()
