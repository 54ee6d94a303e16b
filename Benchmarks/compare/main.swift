import BenchmarkSupport
import Geometry
import Glibc
import Goldens
import ImageFile
import PictureComparison
import Raster

// Comparing pictures: `compare [magick] [PYTHON]`. A given peer runs in the same run on the same pictures:
// ImageMagick's `compare`, and what `Peers/compare.py` finds in that interpreter (OpenCV, NumPy, pixelmatch-fast).

let subject = try Subject(arguments: [])

/// The screen, redrawn.
func drawn(_ change: (Pixmap) -> Void = { _ in }) -> Pixmap {
  let pixmap = subject.drawing.paint(with: subject.fonts)
  change(pixmap)
  return pixmap
}

/// Adds to the colors of a rectangle.
func shift(_ pixmap: Pixmap, _ rect: PixelRect) {
  for y in rect.y..<rect.maxY {
    pixmap.withMutableRow(y) { row in
      for x in rect.x..<rect.maxX { row[x] = row[x] ^ 0x0007_0503 }
    }
  }
}

let expected = drawn()
let whole = PixelRect(x: 0, y: 0, width: expected.width, height: expected.height)
let pairs = [
  ("equal", drawn()),
  ("one region", drawn { shift($0, PixelRect(x: 300, y: 1200, width: 600, height: 60)) }),
  ("everything", drawn { shift($0, whole) }),
]

/// All bytes at once, as a lower bound.
func isSame(_ left: [UInt32], _ right: [UInt32]) -> Bool {
  left.withUnsafeBytes { left in
    right.withUnsafeBytes { memcmp(left.baseAddress!, $0.baseAddress!, $0.count) }
  }
    == 0
}

func words(_ pixmap: Pixmap) -> [UInt32] {
  (0..<pixmap.height).flatMap { y in pixmap.withRow(y) { Array($0) } }
}

print("\(expected.width) × \(expected.height) px")
var sink = 0
let (left, right) = (words(expected), words(pairs[0].1))
let limit = Timing { if isSame(left, right) { sink += 1 } }
print(limit.line("memcmp of two buffers          "))
let equality = Timing { if ImageComparer.areEqual(expected, pairs[0].1) { sink += 1 } }
print(equality.line("equal: decided                 "), " \(ratio(equality, limit)) × memcmp")
let hash = Timing { sink &+= Int(truncatingIfNeeded: PixelHash(expected).lower) }
print(hash.line("hash of one picture            "), " \(ratio(hash, limit)) × memcmp")

let tolerances: [(String, ImageComparer)] = [
  ("exact             ", ImageComparer()),
  ("color delta 0.02 ", ImageComparer(Tolerance(colorDelta: 0.02))),
  ("window density    ", ImageComparer(Tolerance(maxWindowDensity: 0.5))),
  ("no antialiasing   ", ImageComparer(Tolerance(ignoresAntialiasing: true))),
]
for (name, actual) in pairs {
  for (kind, comparer) in tolerances {
    var made: ImageComparison?
    let timing = Timing(count: 15) {
      made = comparer.compare(expected: expected, actual: actual)
    }
    print(
      timing.line("\(padded(name)) \(kind)"),
      " \(made?.counts.differing ?? 0) of \(made?.counts.changed ?? 0) px")
  }
  let comparison = ImageComparer().compare(expected: expected, actual: actual)
  print(
    Timing(count: 7) {
      sink += DifferencePicture.paint(comparison, expected: expected).width
    }.line("\(padded(name)) picture           "))
}

let files = pairs.map { name, pixmap in
  (name, temporary(name, pixmap))
}
let reference = temporary("expected", expected)
for (name, file) in files {
  let timing = Timing(count: 5) {
    sink += ImageComparer().compare(expected: decoded(reference), actual: decoded(file)).regions.count
  }
  print(timing.line("\(padded(name)) file to file, one thread"))
}
for peer in CommandLine.arguments.dropFirst() {
  for (name, file) in files {
    if peer == "magick" {
      let line = "compare -metric AE '\(reference)' '\(file)' null: >/dev/null 2>&1"
      print(Timing(count: 5) { system(line) }.line("\(padded(name)) ImageMagick, file to file"))
    } else {
      fflush(nil)
      system("'\(peer)' '\(peerScript)' '\(reference)' '\(file)' '\(name)'")
    }
  }
}
for (_, file) in files { unlink(file) }
unlink(reference)
