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


def mask():
    """The largest difference of a channel, then the pixels where it is above 0."""
    d = cv2.absdiff(a, b)
    largest = cv2.max(cv2.max(*cv2.split(d)[:2]), cv2.split(d)[2])
    return cv2.threshold(largest, 0, 255, cv2.THRESH_BINARY)[1]


report("OpenCV norm(INF)", lambda: cv2.norm(a, b, cv2.NORM_INF))
report("OpenCV absdiff", lambda: cv2.absdiff(a, b))
report("OpenCV absdiff, threshold, count", lambda: cv2.countNonZero(mask()))
report("OpenCV the same, regions", lambda: cv2.connectedComponentsWithStats(mask(), connectivity=8))
report("NumPy array_equal", lambda: numpy.array_equal(a, b))
try:
    from pixelmatch.contrib.PIL import pixelmatch  # pixelmatch-fast keeps this path
    from PIL import Image

    left, right = Image.fromarray(a), Image.fromarray(b)
    report("pixelmatch-fast", lambda: pixelmatch(left, right, threshold=0), 5)
except Exception as error:  # It is optional.
    print(f"{sys.argv[3]:12} pixelmatch-fast not here: {error}", flush=True)
