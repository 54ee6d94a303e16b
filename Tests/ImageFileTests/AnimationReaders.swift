import CGIF
import Geometry
import ImageFile
import Raster

/// Reads an APNG: each frame's data is read by libpng as a separate PNG, and drawn over the previous frame.
struct APNGReader {
  private(set) var plays = -1
  private(set) var delays: [Double] = []
  private(set) var areas: [PixelRect] = []
  private(set) var frames: [Pixmap] = []

  init(_ file: [UInt8]) throws {
    var place = 8
    var (header, data): ([UInt8], [UInt8]) = ([], [])
    var canvas: Pixmap?
    var sequence = 0
    func finish() throws {
      guard !data.isEmpty, let area = areas.last else { return }
      var own = header
      own.replaceSubrange(0..<8, with: Self.bytes(area.width) + Self.bytes(area.height))
      let png =
        Array(file[..<8]) + Self.chunk("IHDR", own) + Self.chunk("IDAT", data) + Self.chunk("IEND", [])
      let part = try PNGFile.decode(png, name: "frame")
      let next =
        canvas?.cropped(to: PixelRect(x: 0, y: 0, width: canvas!.width, height: canvas!.height)) ?? part
      next.place(part, x: area.x, y: area.y)
      frames.append(next)
      canvas = next
      data = []
    }
    while place + 12 <= file.count {
      let length = Self.number(file, place)
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let body = Array(file[place + 8..<place + 8 + length])
      switch name {
      case "IHDR": header = body
      case "acTL": plays = Self.number(body, 4)
      case "fcTL":
        try finish()
        precondition(Self.number(body, 0) == sequence, "numbers in order")
        sequence += 1
        areas.append(
          PixelRect(
            x: Self.number(body, 12), y: Self.number(body, 16), width: Self.number(body, 4),
            height: Self.number(body, 8)))
        delays.append(Double(Self.number(body, 20) >> 16) / Double(Self.number(body, 20) & 0xFFFF))
      case "IDAT": data += body
      case "fdAT":
        precondition(Self.number(body, 0) == sequence, "numbers in order")
        sequence += 1
        data += body.dropFirst(4)
      default: break
      }
      place += 12 + length
    }
    try finish()
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    var sum: UInt32 = ~0
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bytes(body.count) + content + bytes(Int(~sum))
  }
}

/// Reads a GIF through giflib, drawing frames over previous ones.
struct GIFReader {
  private(set) var delays: [Int] = []
  private(set) var frames: [[UInt32]] = []

  struct Broken: Error {}

  init(_ file: [UInt8]) throws {
    final class Source {
      var rest: ArraySlice<UInt8>
      init(_ bytes: [UInt8]) { rest = bytes[...] }
    }
    let source = Source(file)
    var code: Int32 = 0
    guard
      let gif = DGifOpen(
        Unmanaged.passUnretained(source).toOpaque(),
        { file, bytes, count in
          let source = Unmanaged<Source>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
          let part = source.rest.prefix(Int(count))
          for (index, byte) in part.enumerated() { bytes![index] = byte }
          source.rest = source.rest.dropFirst(part.count)
          return Int32(part.count)
        }, &code), DGifSlurp(gif) == GIF_OK
    else { throw Broken() }
    defer { DGifCloseFile(gif, &code) }
    let (width, height) = (Int(gif.pointee.SWidth), Int(gif.pointee.SHeight))
    var canvas = [UInt32](repeating: 0, count: width * height)
    for index in 0..<Int(gif.pointee.ImageCount) {
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(gif, Int32(index), &control)
      delays.append(Int(control.DelayTime))
      let image = gif.pointee.SavedImages[index]
      let area = image.ImageDesc
      for y in 0..<Int(area.Height) {
        for x in 0..<Int(area.Width) {
          let entry = image.RasterBits[y * Int(area.Width) + x]
          if Int32(entry) == control.TransparentColor { continue }
          let color = area.ColorMap.pointee.Colors[Int(entry)]
          canvas[(y + Int(area.Top)) * width + x + Int(area.Left)] =
            0xFF00_0000 | UInt32(color.Blue) << 16 | UInt32(color.Green) << 8 | UInt32(color.Red)
        }
      }
      frames.append(canvas)
    }
    _ = source.rest.count
  }
}
