import Raster

/// The orientation of the camera, as in the tag 0x0112 of Exif 2.3, with its raw values.
enum ExifOrientation: UInt16 {
  /// Upright, mirrored, upside down, and upside down mirrored.
  case upright = 1
  case mirrored, turnedAround, flipped
  /// With rows and columns exchanged: mirrored at the falling diagonal, to be rotated to the right, mirrored at the
  /// rising diagonal, to be rotated to the left.
  case transposed, turnedRight, transversed, turnedLeft

  /// Whether the stored rows are the picture's columns.
  var swapsSides: Bool { rawValue >= 5 }

  /// The orientation in a JPEG's first Exif segment; upright if there is none or it is invalid.
  init(jpeg bytes: [UInt8]) {
    self = Self.exif(in: bytes).flatMap { Self.tag(in: bytes[$0]) } ?? .upright
  }

  /// The position of the TIFF structure of the Exif segment, which is among the segments before the picture.
  private static func exif(in bytes: [UInt8]) -> Range<Int>? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      // The picture itself begins after the marker 0xDA.
      guard marker != 0xDA, length >= 2, end <= bytes.count else { return nil }
      if marker == 0xE1, bytes[(place + 4)..<end].starts(with: Array("Exif\0\0".utf8)) {
        return place + 10..<end
      }
      place = end
    }
    return nil
  }

  private static func tag(in tiff: ArraySlice<UInt8>) -> ExifOrientation? {
    let isBig = tiff.starts(with: Array("MM".utf8))
    guard isBig || tiff.starts(with: Array("II".utf8)) else { return nil }
    func number(at place: Int, _ count: Int) -> Int? {
      let start = tiff.startIndex + place
      guard place >= 0, start + count <= tiff.endIndex else { return nil }
      let bytes = tiff[start..<start + count]
      return (isBig ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = number(at: place, 2) else { return nil }
      if tag == 0x0112 { return number(at: place + 8, 2).flatMap { ExifOrientation(rawValue: UInt16($0)) } }
    }
    return nil
  }
}

extension Pixmap {
  /// The upright picture, from rows as the camera stored them.
  func oriented(_ orientation: ExifOrientation) -> Pixmap {
    guard orientation != .upright else { return self }
    let (wide, high) = (width, height)
    let result =
      orientation.swapsSides ? Pixmap(width: high, height: wide) : Pixmap(width: wide, height: high)
    for y in 0..<result.height {
      result.withMutableRow(y) { row in
        for x in row.indices {
          let (column, line) =
            switch orientation {
            case .upright: (x, y)
            case .mirrored: (wide - 1 - x, y)
            case .turnedAround: (wide - 1 - x, high - 1 - y)
            case .flipped: (x, high - 1 - y)
            case .transposed: (y, x)
            case .turnedRight: (y, high - 1 - x)
            case .transversed: (wide - 1 - y, high - 1 - x)
            case .turnedLeft: (wide - 1 - y, x)
            }
          row[x] = withRow(line) { $0[column] }
        }
      }
    }
    return result
  }
}
