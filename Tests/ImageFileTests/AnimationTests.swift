import CGIF
import Raster
import Testing

@testable import ImageFile

/// Animations read back, frame by frame.
@Suite struct AnimationTests {
  /// A square that moves over a background of many colors.
  private func frames(_ count: Int) -> [Pixmap] {
    (0..<count).map { index in
      let pixmap = Pixmap(width: 40, height: 30)
      for y in 0..<30 {
        pixmap.withMutableRow(y) { row in
          for x in row.indices {
            let isSquare = (index * 5..<index * 5 + 8).contains(x) && (10..<18).contains(y)
            row[x] =
              isSquare
              ? PixelColor(red: 220, green: 30, blue: UInt8(index * 20)).premultiplied
              : PixelColor(red: UInt8(x * 6), green: UInt8(y / 10 * 80), blue: 90).premultiplied
          }
        }
      }
      return pixmap
    }
  }

  private func words(_ pixmap: Pixmap) -> [UInt32] {
    (0..<pixmap.height).flatMap { y in pixmap.withRow(y) { Array($0) } }
  }

  @Test func apngFrames() throws {
    var pixmaps = frames(5)
    pixmaps.append(pixmaps[4])
    let writer = try APNGWriter(width: 40, height: 30, frameCount: 6, plays: 3, scale: 2)
    var file: [UInt8] = []
    for (index, pixmap) in pixmaps.enumerated() {
      let frame = APNGWriter.Frame(FrameChange(pixmap, after: index > 0 ? pixmaps[index - 1] : nil))
      file += try writer.append(frame, delay: index == 0 ? 1 : 1.0 / 30)
    }
    #expect(words(try PNGFile.decode(file, name: "still")) == words(pixmaps[0]))
    let reader = try APNGReader(file)
    #expect(reader.plays == 3)
    #expect(reader.delays == [1] + [Double](repeating: 1.0 / 30, count: 5))
    #expect(reader.frames.count == 6)
    for (read, written) in zip(reader.frames, pixmaps) { #expect(words(read) == words(written)) }
    #expect(reader.areas[1].width == 13 && reader.areas[1].height == 8)
    #expect(reader.areas[5].width == 1)
  }

  /// Frames of several sizes give the same bytes as frames of the canvas's size.
  @Test func framesSmallerThanTheCanvas() throws {
    let ground = PixelColor(red: 217, green: 217, blue: 222)
    let pixmaps = zip(frames(5), [(40, 12), (31, 20), (31, 20), (9, 30), (40, 30)]).map { pixmap, size in
      pixmap.padded(width: size.0, height: size.1, with: ground)
    }
    let whole = pixmaps.map { $0.padded(width: 40, height: 30, with: ground) }
    func files(_ change: (Int) -> FrameChange) throws -> [[UInt8]] {
      let apng = try APNGWriter(width: 40, height: 30, frameCount: 5, plays: 0, scale: 1)
      let gif = try GIFWriter(width: 40, height: 30, plays: 0)
      var files: [[UInt8]] = [[], []]
      for index in 0..<5 {
        files[0] += try apng.append(APNGWriter.Frame(change(index)), delay: 0.1)
        files[1] += try gif.append(GIFWriter.Frame(change(index)), hundredths: 10)
      }
      files[1] += try gif.finish()
      return files
    }
    let padded = try files { FrameChange(whole[$0], after: $0 > 0 ? whole[$0 - 1] : nil) }
    let own = try files {
      FrameChange(pixmaps[$0], after: $0 > 0 ? pixmaps[$0 - 1] : nil, on: (40, 30), ground: ground)
    }
    #expect(own == padded)
    let read = try APNGReader(own[0])
    for (read, written) in zip(read.frames, whole) { #expect(words(read) == words(written)) }
  }

  private static let fractions: [(Double, UInt16, UInt16)] = [
    (1.0 / 30, 1, 30), (1.0, 1, 1), (0.25, 1, 4), (0.4, 4_000, 10_000), (10, 1_000, 100), (0, 0, 100),
    (1e9, 65_535, 100),
  ]

  @Test(arguments: fractions)
  func delays(_ seconds: Double, _ numerator: UInt16, _ denominator: UInt16) {
    #expect(APNGWriter.fraction(seconds) == (numerator, denominator))
  }

  /// Few colors are preserved exactly.
  @Test func gifFrames() throws {
    let pixmaps = frames(5)
    let writer = try GIFWriter(width: 40, height: 30, plays: 0)
    var file: [UInt8] = []
    for (index, pixmap) in pixmaps.enumerated() {
      file += try writer.append(
        GIFWriter.Frame(FrameChange(pixmap, after: index > 0 ? pixmaps[index - 1] : nil)), hundredths: 3)
    }
    file += try writer.finish()
    let read = try GIFReader(file)
    #expect(read.delays == [3, 3, 3, 3, 3] && read.frames.count == 5)
    for (read, written) in zip(read.frames, pixmaps) { #expect(read == words(written)) }
  }

  /// Many colors are approximated, uniform areas preserved exactly.
  @Test func manyColors() throws {
    let pixmap = Pixmap(width: 200, height: 200)
    for y in 0..<200 {
      pixmap.withMutableRow(y) { row in
        for x in row.indices {
          row[x] =
            y < 100
            ? PixelColor(red: 18, green: 130, blue: 77).premultiplied
            : PixelColor(red: UInt8(x), green: UInt8(y), blue: UInt8((x + y) / 2)).premultiplied
        }
      }
    }
    let writer = try GIFWriter(width: 200, height: 200, plays: 1)
    var file = try writer.append(GIFWriter.Frame(FrameChange(pixmap, after: nil)), hundredths: 100)
    file += try writer.finish()
    let read = try GIFReader(file).frames[0]
    let original = words(pixmap)
    var worst = 0
    for (a, b) in zip(read, original) {
      let (first, second) = (PixelColor(premultiplied: a), PixelColor(premultiplied: b))
      worst = max(worst, abs(Int(first.red) - Int(second.red)))
      worst = max(worst, abs(Int(first.green) - Int(second.green)))
      worst = max(worst, abs(Int(first.blue) - Int(second.blue)))
    }
    #expect(worst <= 12)
    #expect(read[..<20_000] == original[..<20_000])
  }

  private static let times: [([Double], [Int?])] = [
    ([1, 1.0 / 30, 1.0 / 30, 1.0 / 30, 1], [100, 3, 4, 3, 100]),
    ([1, 0.01, 0.01, 0.01, 0.01, 1], [100, 2, nil, 2, nil, 100]), ([0, 0, 0], [2, nil, 2]), ([0.5], [50]),
    ([], []),
  ]

  @Test(arguments: times)
  func hundredths(_ seconds: [Double], _ expected: [Int?]) {
    let delays = GIFDelays.hundredths(seconds)
    #expect(delays.count == expected.count)
    #expect(delays.first.flatMap(\.self) != nil || delays.isEmpty)
    #expect(delays.last.flatMap(\.self) != nil || delays.isEmpty)
    #expect(delays.compactMap(\.self).allSatisfy { $0 >= 2 })
    #expect(delays == expected)
  }
}
