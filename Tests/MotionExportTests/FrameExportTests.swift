import Files
import Geometry
import ImageFile
import JSON
import Motion
import PictureComparison
import Raster
import Screens
import TestSupport
import Testing

@testable import MotionExport

/// The frames of a transition in files.
@Suite struct FrameExportTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func motion(_ name: String = "small") throws -> ScreenMotion {
    let path = Checkout.fixture("motion/\(name)/input.xib")
    let document = try LoadedDocument.load(InputFile(path: path, bytes: Checkout.bytes(path)))
    let screen = Screen(try #require(document.scenes.first))
    var request = ScreenRequest()
    request.scale = 1
    let ends = try #require(MotionRequest().ends(on: screen, request))
    return ScreenMotion(
      screen, from: ends.from, to: ends.to, timing: Timing(duration: 0.3, curve: .linear),
      renderer: Renderer(fonts: TestFonts.library))
  }

  private func picture(_ name: String) throws -> Pixmap {
    try PNGFile.decode(Checkout.bytes("\(scratch.path)/\(name)"), name: name)
  }

  private var names: [String] { FolderWalk.fileNames(in: scratch.path).sorted() }

  /// Frames are numbered files; what a longer run before left is gone, and files that are no frames stay.
  @Test func aSequenceIsTheWholeFolder() throws {
    for name in ["0004.png", "0031.png", "00031.png", "note.png", "12.txt"] {
      try OutputFile.write([], to: "\(scratch.path)/\(name)")
    }
    let (motion, schedule) = (try motion(), FrameSchedule(duration: 0.3, framesPerSecond: 10))
    let export = FrameExport(motion, schedule, canvas: .content, threads: 2)
    var progress: [Int] = []
    try export.run([SequenceSink(folder: scratch.path, schedule, scale: 1)]) { progress.append($0) }
    #expect(names.filter { $0.hasPrefix("000") } == ["0000.png", "0001.png", "0002.png", "0003.png"])
    #expect(names.contains("note.png") && names.contains("12.txt") && progress.last == 4)
  }

  /// The first and the last frame are the stills, pixel by pixel.
  @Test func endsAreTheStills() throws {
    let (motion, schedule) = (try motion(), FrameSchedule(duration: 0.3, framesPerSecond: 10))
    try FrameExport(motion, schedule, canvas: .content, threads: 1).run([
      SequenceSink(folder: scratch.path, schedule, scale: 1)
    ])
    for (name, still) in [("0000.png", motion.stills.from), ("0003.png", motion.stills.to)] {
      let expected = FrameExport.paint([still], motion.renderer, threads: 1)[0]
      #expect(try PixelHash(picture(name)).text == PixelHash(expected).text, "\(name)")
    }
  }

  /// A single frame does not remove the others.
  @Test func aSelectionLeavesTheRest() throws {
    try OutputFile.write([], to: scratch.path + "/0009.png")
    let whole = FrameSchedule(duration: 0.3, framesPerSecond: 10)
    let schedule = try #require(whole.frame(2))
    try FrameExport(motion(), schedule, canvas: .content, threads: 1).run([
      SequenceSink(folder: scratch.path, schedule, scale: 1)
    ])
    #expect(names == ["0002.png", "0009.png"])
  }

  /// Frames have the size of their moment, of the larger end, or of a square in which the screen turns.
  @Test func canvases() throws {
    let motion = try motion()
    let schedule = FrameSchedule(keyframes: [0, 0.5, 1], duration: 0.3)
    func sizes(_ canvas: MotionRequest.Canvas) throws -> [[Int]] {
      let folder = try ScratchFolder()
      try FrameExport(motion, schedule, canvas: canvas, threads: 2).run([
        SequenceSink(folder: folder.path, schedule, scale: 1)
      ])
      return try (0..<3).map { number in
        let name = FrameSchedule.fileName(number: number)
        let pixmap = try PNGFile.decode(Checkout.bytes("\(folder.path)/\(name)"), name: name)
        return [pixmap.width, pixmap.height]
      }
    }
    #expect(try sizes(.content) == [[160, 240], [200, 200], [240, 160]])
    #expect(try sizes(.fixed) == [[240, 240], [240, 240], [240, 240]])
    let side = DeviceStage.side(of: motion)
    #expect(try side >= 289 && sizes(.device) == [[side, side], [side, side], [side, side]])
  }

  @Test func batchesDoNotShow() throws {
    let (motion, schedule) = (try motion(), FrameSchedule(duration: 0.3, framesPerSecond: 60))
    func hashes(_ threads: Int) throws -> [String] {
      let folder = try ScratchFolder()
      let sink = SequenceSink(folder: folder.path, schedule, scale: 1)
      try FrameExport(motion, schedule, canvas: .fixed, threads: threads).run([sink])
      return try FolderWalk.fileNames(in: folder.path).sorted().map {
        try PixelHash(PNGFile.decode(Checkout.bytes("\(folder.path)/\($0)"), name: $0)).text
      }
    }
    let one = try hashes(1)
    #expect(one.count == 19 && Set(one).count == 19)
    #expect(try hashes(3) == one)
  }

  @Test func namesOfFrames() {
    #expect(FrameSchedule.fileName(number: 7) == "0007.png")
    #expect(FrameSchedule.fileName(number: 12_345) == "12345.png")
    #expect(
      ["0007.png", "12345.png", "00012.png", "7.png", "a.png", "0007.gif"].map(FrameSchedule.number(ofFile:))
        == [7, 12_345, nil, nil, nil, nil])
  }

  @Test func chosenFrames() {
    #expect(FrameChoice.even(5, of: 3) == [0, 1, 2])
    #expect(FrameChoice.even(3, of: 9) == [0, 4, 8])
    #expect(FrameChoice.even(3, of: 0) == [])
  }
}
