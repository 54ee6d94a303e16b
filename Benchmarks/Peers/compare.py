"""Times the comparison of two pictures in memory by what this interpreter has: OpenCV, NumPy, pixelmatch-fast."""

import statistics
import sys
import time

import cv2
import numpy


def report(name, work, count=15):
    work()
    times = []
    for _ in range(count):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1e3)
    print(f"{sys.argv[3]:12} {name}  median {statistics.median(times):.3f} ms  min {min(times):.3f} ms", flush=True)


cv2.setNumThreads(1)
a = cv2.cvtColor(cv2.imread(sys.argv[1]), cv2.COLOR_BGR2RGBA)
b = cv2.cvtColor(cv2.imread(sys.argv[2]), cv2.COLOR_BGR2RGBA)


# A pixel is one number of 32 bits: the shortest way to a mask of the pixels that differ.
whole, other = (numpy.ascontiguousarray(x).view(numpy.int32).reshape(x.shape[:2]) for x in (a, b))


def mask():
    return cv2.compare(whole, other, cv2.CMP_NE)


report("OpenCV norm(INF)", lambda: cv2.norm(a, b, cv2.NORM_INF))
report("OpenCV absdiff", lambda: cv2.absdiff(a, b))
report("OpenCV mask and count", lambda: cv2.countNonZero(mask()))
report("OpenCV mask, regions and norm(INF)", lambda: (
    cv2.connectedComponentsWithStats(mask(), connectivity=8), cv2.norm(a, b, cv2.NORM_INF)))
report("NumPy array_equal", lambda: numpy.array_equal(a, b))
try:
    from pixelmatch import pixelmatch
    from PIL import Image

    left, right = Image.fromarray(a), Image.fromarray(b)
    report("pixelmatch-fast, threshold 0.1", lambda: pixelmatch(left, right), 5)
except Exception as error:  # It is optional.
    print(f"{sys.argv[3]:12} pixelmatch-fast not here: {error}", flush=True)
