import BenchmarkSupport
import Files
import Glibc
import ImageFile
import Motion
import MotionExport
import Raster
import Screens
import Threads
import Typography
import Views

// 60 frames of a screen that rotates, or changes from its initial state to another: painted, and encoded as APNG and
// GIF; for comparison ffmpeg with the same raw frames, if it is installed. `motion FILE [STATE]`.

/// Discards frames.
final class FrameCounter: FrameSink {
  private(set) var count = 0

  func add(_ batch: FrameExport.Batch) { count += batch.pixmaps.count }

  func finish() {}
}

/// Stores every frame, all of one size.
final class FrameStore: FrameSink {
  private(set) var frames: [Pixmap] = []
  private let size: (width: Int, height: Int)

  init(_ size: (width: Int, height: Int)) { self.size = size }

  func add(_ batch: FrameExport.Batch) {
    frames += batch.pixmaps.map {
      $0.padded(width: size.width, height: size.height, with: PixelColor(red: 217, green: 217, blue: 222))
    }
  }

  func finish() {}
}

/// Runs work for each frame on all cores, a batch at a time, and passes results on in order.
func encode<Frame: Sendable>(
  _ frames: [Pixmap], _ make: @escaping @Sendable (Pixmap, Pixmap?) -> Frame, _ take: (Frame) -> Void
) {
  let batch = threads * 2
  for start in stride(from: 0, to: frames.count, by: batch) {
    let count = min(batch, frames.count - start)
    let made = Workers.map(count, width: threads, stackSize: Workers.shallowStack) { index in
      let place = start + index
      return make(frames[place], place > 0 ? frames[place - 1] : nil)
    }
    for frame in made { take(frame) }
  }
}

/// Milliseconds and bytes of a run of ffmpeg; nil if it cannot be run.
func peer(_ format: String, _ raw: String, _ size: (width: Int, height: Int)) -> (Double, Int)? {
  let output = "\(raw).\(format)"
  defer { unlink(output) }
  var status: Int32 = 0
  let line =
    "ffmpeg -v error -y -f rawvideo -pix_fmt rgb24 -s \(size.width)x\(size.height) -framerate 60"
    + " -i \(raw) -f \(format) \(output)"
  let time = Timing.once { status = run(line) }
  return status == 0 ? (time, (try? FileSystem.untraced.read(output, limit: 1 << 30).bytes.count) ?? 0) : nil
}

/// Runs a shell line.
func run(_ line: String) -> Int32 {
  guard let pipe = popen(line, "r") else { return 1 }
  return pclose(pipe)
}

let threads = Workers.coreCount
let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else { fatalError("motion FILE [STATE]") }
var request = ScreenRequest()
request.devices = [Device(named: "iphone-14")].compactMap(\.self)
request.scale = 2
var way = MotionRequest()
if arguments.count > 1 { (way.from, way.to) = ("portrait/initial", "portrait/" + arguments[1]) }
let document = try LoadedDocument.load(path)
let screens = document.scenes.filter { !$0.isConstraintTemplate }.map { Screen($0) }
guard let screen = screens.first(where: { way.ends(on: $0, request) != nil }),
  let ends = way.ends(on: screen, request)
else { fatalError("\(path) has no such screen") }
let motion = ScreenMotion(
  screen, from: ends.from, to: ends.to, timing: Timing(duration: 59.0 / 60),
  renderer: Renderer(fonts: try Fonts.library(), highlights: []))
let schedule = FrameSchedule(duration: 59.0 / 60, framesPerSecond: 60)
let export = FrameExport(motion, schedule, canvas: .content, threads: threads)
let size = export.pixelSize
print("\(screen.name): \(schedule.times.count) frames of \(size.width) × \(size.height)")

let counter = FrameCounter()
let timings = Timings()
let painting = Timing.once { try? export.run([counter], timings: timings) }
print(
  "paint", Timing.rounded(painting), "ms,", Int(Double(counter.count) * 1000 / painting), "frames a second")
print(timings.text, terminator: "")
let store = FrameStore(size)
try export.run([store])
let frames = store.frames

var bytes = 0
let apng = Timing.once {
  let writer = try? APNGWriter(
    width: size.width, height: size.height, frameCount: frames.count, plays: 0, scale: 2)
  encode(frames, { APNGWriter.Frame(FrameChange($0, after: $1)) }) {
    bytes += (try? writer?.append($0, delay: 1.0 / 60))?.count ?? 0
  }
}
print(
  "apng", Timing.rounded(apng), "ms,", bytes / 1000, "kB,", Int(Double(frames.count) * 1000 / apng),
  "frames a second")
let bytesOfAPNG = bytes
bytes = 0
let gif = Timing.once {
  let writer = try? GIFWriter(width: size.width, height: size.height, plays: 0)
  encode(frames, { GIFWriter.Frame(FrameChange($0, after: $1)) }) {
    bytes += (try? writer?.append($0, hundredths: 2))?.count ?? 0
  }
}
print(
  "gif", Timing.rounded(gif), "ms,", bytes / 1000, "kB,", Int(Double(frames.count) * 1000 / gif),
  "frames a second")

let raw = temporaryPath("motion.rgb")
defer { unlink(raw) }
let file = try GrowingFile(raw)
for frame in frames {
  var row = [UInt8](repeating: 0, count: size.width * 3)
  var all: [UInt8] = []
  for y in 0..<size.height {
    row.withUnsafeMutableBufferPointer { frame.writeStraightRow(y, includesAlpha: false, into: $0) }
    all += row
  }
  try file.append(all)
}
try file.finish()
for (format, own, count) in [("apng", apng, bytesOfAPNG), ("gif", gif, bytes)] {
  guard let (time, size) = peer(format, raw, size) else {
    print("ffmpeg is not installed")
    break
  }
  print(
    "ffmpeg \(format)", Timing.rounded(time), "ms,", size / 1000, "kB: time", Timing.rounded(time / own),
    ", size",
    Timing.rounded(Double(size) / Double(count)), "of ours")
}
