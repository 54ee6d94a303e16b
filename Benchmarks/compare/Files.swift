import BenchmarkSupport
import Glibc
import ImageFile
import Raster

/// The script that times peers in Python.
let peerScript =
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
  + "/Peers/compare.py"

/// Writes a temporary picture.
func temporary(_ name: String, _ pixmap: Pixmap) -> String {
  let path = temporaryPath("compare-\(name.filter { $0 != " " }).png")
  guard let bytes = try? PNGFile.encode(pixmap, scale: 3), let file = fopen(path, "wb") else {
    fatalError("\(path) cannot be written")
  }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
  return path
}

/// Reads a picture back.
func decoded(_ path: String) -> Pixmap {
  guard let bytes = bytes(of: path), let pixmap = try? PNGFile.decode(bytes, name: path) else {
    fatalError("\(path) cannot be read")
  }
  return pixmap
}

/// The ratio of two medians, in hundredths.
func ratio(_ timing: Timing, _ other: Timing) -> Double {
  (timing.median / other.median * 100).rounded() / 100
}

func padded(_ name: String) -> String { name + String(repeating: " ", count: max(0, 12 - name.count)) }
