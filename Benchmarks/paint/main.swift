import BenchmarkSupport
import Glibc
import Painting
import Raster
import Threads

// The reference screen, including text: `paint [FILE.ops [PEER]]`. Our rounds and the peer's alternate, and the best of
// all counts, because others may use the machine too.

let subject = try Subject(arguments: Array(CommandLine.arguments.dropFirst()))
let (screen, drawing, fonts) = (subject.screen, subject.drawing, subject.fonts)
let size = drawing.pixelSize
print(
  "\(size.width) × \(size.height) px, \(screen.operations.count - screen.textCount) shapes,",
  "\(screen.textCount) lines of text; milliseconds, best of all rounds")

/// Without a pixmap it is painted as the command does, into one of its own.
@Sendable func paint(on pixmap: Pixmap? = nil, threads: Int) {
  let plan = drawing.plan(with: fonts)
  let pixmap = pixmap ?? plan.pixmap()
  Workers.forEach(plan.partCount, width: threads, stackSize: Workers.shallowStack) {
    plan.paint(part: $0, on: pixmap)
  }
}

let pixmap = Pixmap(width: size.width, height: size.height)
var best = BestTimes()
let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
let shot = (folder + ["shot"]).joined(separator: "/")
let png = temporaryPath("shot")
for _ in 0..<15 {
  best.note("plan alone", Timing(count: 9) { _ = drawing.plan(with: fonts) }.milliseconds[0])
  best.note("1 thread", Timing(count: 9) { paint(on: pixmap, threads: 1) }.milliseconds[0])
  best.note("2 threads", Timing(count: 9) { paint(on: pixmap, threads: 2) }.milliseconds[0])
  best.note("1 thread, fresh pixmap", Timing(count: 3) { paint(threads: 1) }.milliseconds[0])
  for threads in [1, 2] where access(shot, X_OK) == 0 {
    let name = "\(threads) thread\(threads > 1 ? "s" : "")"
    var times: [String: Double] = [:]
    let whole = Timing.once { times = printedTimes("\(shot) \(png) \(threads) \(subject.file ?? "")") }
    best.note("first in a process, \(name)", times["first"])
    best.note("process to PNG, \(name)", whole)
  }
  if let peer = subject.peer {
    let times = peer.times(count: 9)
    best.note("peer, first in the process", times["first"])
    best.note("peer, warm", times["warm"])
    var written: [String: Double] = [:]
    let whole = Timing.once { written = peer.times(count: 1, png: png) }
    // It paints twice more than a picture needs.
    best.note("peer, process to PNG", whole - (written["warm"] ?? 0) - (written["warm_fresh_surface"] ?? 0))
  }
}
unlink(png)
for y in 0..<size.height {
  pixmap.withRow(y) { precondition($0.allSatisfy { $0 >> 24 == 255 }, "row \(y) was not painted") }
}
print(best.text, terminator: "")
