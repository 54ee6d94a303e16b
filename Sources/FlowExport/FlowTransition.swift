import Flows
import Geometry
import Motion
import MotionExport
import Painting
import Raster
import Screens
import Threads
import Views

/// The frames of a step: its movements one after another, each from the screen that it leaves to the one that it shows.
package struct FlowTransition {
  private let stage: FlowStage
  /// The movements, in order; what is not animated is a cut.
  private let legs: [Leg]

  /// A movement with its ends.
  private struct Leg {
    var movement: FlowMovement
    var from, to: FlowState
  }

  /// The transition of a moment; nil if nothing moves.
  ///
  /// Each movement ends where it ended before a rule replaced its controller: going back in portrait to a controller for
  /// landscape shows that one, squeezed, until it is swapped. A rotation includes whatever a rule does on it, as that
  /// comes before the interface turns.
  package init?(_ moment: FlowMoment, on stage: FlowStage) {
    guard moment.step != nil, moment.before != moment.state,
      let first = moment.movements.first(where: \.isAnimated)
    else { return nil }
    self.stage = stage
    if first.kind == .rotation {
      legs = [Leg(movement: first, from: moment.before, to: moment.state)]
      return
    }
    var legs: [Leg] = []
    var from = moment.before
    for case .moved(let movement, let to) in moment.events where to != from {
      legs.append(Leg(movement: movement, from: from, to: to))
      from = to
    }
    // What came after the last movement is there without any.
    if from != moment.state {
      legs.append(Leg(movement: FlowMovement(.replace, isAnimated: false), from: from, to: moment.state))
    }
    guard legs.contains(where: \.movement.isAnimated) else { return nil }
    self.legs = legs
  }

  /// The first visible movement.
  package var movement: FlowMovement { (legs.first(where: \.movement.isAnimated) ?? legs[0]).movement }

  /// The frames to make.
  package struct Film {
    /// The numbers of all frames.
    package let schedule: FrameSchedule
    /// The time that each frame is shown, in seconds.
    package let delays: [Double]
    /// The frames of each movement; nil for a cut.
    fileprivate let parts: [Part?]
  }

  /// The frames of one movement.
  fileprivate struct Part {
    var schedule: FrameSchedule
    var timing: TransitionTiming
    /// Whether the first frame, which is the last of the movement before, is left out.
    var isContinued: Bool
  }

  /// Returns the frames at a rate. Throws `FlowFault` if a screen cannot be shown.
  package func film(framesPerSecond: Double) throws(FlowFault) -> Film {
    var parts: [Part?] = []
    var delays: [Double] = []
    var duration = 0.0
    for (index, leg) in legs.enumerated() {
      guard leg.movement.isAnimated else {
        let count = index == 0 ? 2 : 1
        delays += Array(repeating: 1 / max(framesPerSecond, 1e-3), count: count)
        parts.append(nil)
        continue
      }
      let timing = try timing(of: leg)
      let whole = FrameSchedule(duration: timing.end, framesPerSecond: framesPerSecond)
      let isContinued = index > 0 && whole.times.count > 1
      let schedule = isContinued ? whole.frames(Array(1..<whole.times.count)) : whole
      parts.append(Part(schedule: schedule, timing: timing, isContinued: isContinued))
      delays += Array(repeating: schedule.frameDuration, count: schedule.times.count)
      duration += timing.end
    }
    if legs.count == 1, let only = parts[0] {
      return Film(schedule: only.schedule, delays: delays, parts: parts)
    }
    let last = Double(max(1, delays.count - 1))
    let keyframes = delays.indices.map { Double($0) / last }
    return Film(
      schedule: FrameSchedule(keyframes: keyframes, duration: duration), delays: delays, parts: parts)
  }

  private func timing(of leg: Leg) throws(FlowFault) -> TransitionTiming {
    if isOfOneScreen(leg) {
      let (first, last) = (try stage.ends(leg.from), try stage.ends(leg.to))
      return MotionRequest().timing(of: first.screen, from: first.traits, to: last.traits)
    }
    switch leg.movement.kind {
    case .rotation: return TransitionTiming(whole: stage.look.device.isPad ? .rotationOfPad : .rotation)
    case .push, .pop, .select, .replace: return TransitionTiming(whole: Timing(duration: 0.35))
    case .present, .dismiss: return TransitionTiming(whole: Timing(duration: 0.4))
    case .state: return TransitionTiming(whole: .arrangement)
    }
  }

  /// Makes the frames and passes them to sinks. `sinks`: returns the sinks for frames of a size in pixels. Throws
  /// `FlowFault`, `RenderError`, and errors of sinks.
  package func run(
    _ film: Film, threads: Int,
    sinks: (_ size: (width: Int, height: Int)) throws -> [any FrameSink]
  ) throws {
    var size = (width: 0, height: 0)
    for leg in legs {
      let own = try pixelSize(of: leg)
      size = (max(size.width, own.width), max(size.height, own.height))
    }
    let reel = FrameReel(try sinks(size), size: size, threads: threads)
    for (leg, part) in zip(legs, film.parts) {
      if let part {
        try run(leg, part, threads, on: reel)
      } else {
        let stills = try (reel.isEmpty ? [leg.from, leg.to] : [leg.to]).map { try stage.pixmap(of: $0) }
        try reel.add(stills)
      }
    }
    try reel.end()
  }

  private func run(_ leg: Leg, _ part: Part, _ threads: Int, on reel: FrameReel) throws {
    if isOfOneScreen(leg) {
      let motion = try motion(leg, part.timing)
      let export = FrameExport(motion, part.schedule, canvas: canvas(of: leg), threads: threads)
      return try export.run([reel])
    }
    let (first, last) = (try stage.pixmap(of: leg.from), try stage.pixmap(of: leg.to))
    let column = column(of: leg, in: last)
    let (from, to) = (
      column.map { first.cropped(to: $0) } ?? first, column.map { last.cropped(to: $0) } ?? last
    )
    let composer = FrameComposer(
      movement: leg.movement, from: from, to: to,
      size: try column.map { ($0.width, $0.height) } ?? pixelSize(of: leg),
      sheet: sheet(of: leg), scale: stage.look.scale)
    let (progress, times) = (part.timing.whole.progress, part.schedule.times)
    let duration = part.timing.end
    let step = max(1, threads * 2)
    for start in stride(from: 0, to: times.count, by: step) {
      let batch = Array(times[start..<min(times.count, start + step)])
      try reel.add(
        Workers.map(batch.count, width: threads, stackSize: Workers.shallowStack) { index in
          let frame = composer.frame(at: progress(batch[index] * duration))
          guard let column else { return frame }
          let whole = Pixmap(width: last.width, height: last.height)
          whole.place(last, x: 0, y: 0)
          whole.place(frame, x: column.x, y: column.y)
          return whole
        })
    }
  }

  // MARK: One movement

  /// The column that a push or pop happens in, beside others that stay as they are; nil for the whole screen.
  private func column(of leg: Leg, in pixmap: Pixmap) -> PixelRect? {
    guard [.push, .pop].contains(leg.movement.kind), leg.from.orientation == leg.to.orientation,
      leg.from.layers.count == leg.to.layers.count, leg.from.columns(stage.world).count > 1,
      let column = stage.place(in: leg.to).column
    else { return nil }
    let scale = stage.look.scale
    let layer = leg.to.layers.count - 1
    let origin = stage.sheet(leg.to, layer)?.frame.origin ?? .zero
    let (start, end) = (
      Int((origin.x + column.x) * scale), Int((origin.x + column.x + column.width) * scale)
    )
    let y = Int(origin.y * scale)
    let height = min(Int(stage.size(ofLayer: layer, in: leg.to).height * scale), pixmap.height - y)
    return PixelRect(x: start, y: y, width: min(end, pixmap.width) - start, height: height)
  }

  /// The sheet that a movement presents or dismisses; nil for a controller that fills the screen.
  private func sheet(of leg: Leg) -> PageSheet? {
    let state = leg.movement.kind == .present ? leg.to : leg.from
    return stage.sheet(state, state.layers.count - 1)
  }

  /// The size of the frames of a movement, in pixels.
  private func pixelSize(of leg: Leg) throws(FlowFault) -> (width: Int, height: Int) {
    let (from, to) = (
      try stage.drawing(of: leg.from).pixelSize, try stage.drawing(of: leg.to).pixelSize
    )
    if leg.movement.kind == .rotation {
      let side = DeviceStage.side(around: [from, to])
      return (side, side)
    }
    return (max(from.width, to.width), max(from.height, to.height))
  }

  private func canvas(of leg: Leg) -> MotionRequest.Canvas {
    leg.movement.kind == .rotation ? .device : .fixed
  }

  /// Whether the views of one screen move: it stays the same while the device rotates, or takes another state.
  private func isOfOneScreen(_ leg: Leg) -> Bool {
    var (before, after) = (leg.from.visible(stage.world), leg.to.visible(stage.world))
    if leg.movement.kind == .state { (before.states, after.states) = ([], []) }
    return [.rotation, .state].contains(leg.movement.kind) && before == after
      && [leg.from, leg.to].allSatisfy { state in
        stage.sheet(state, state.layers.count - 1) == nil && state.columns(stage.world).count == 1
      }
  }

  private func motion(_ leg: Leg, _ timing: TransitionTiming) throws(FlowFault) -> ScreenMotion {
    let (first, last) = (try stage.ends(leg.from), try stage.ends(leg.to))
    return ScreenMotion(
      first.screen, from: first.traits, to: last.traits, timing: timing.whole, overrides: timing.overrides,
      renderer: stage.renderer(for: leg.to.visible(stage.world).controller))
  }
}

/// Passes the frames of several movements on as those of one, all of one size.
private final class FrameReel: FrameSink {
  private let sinks: [any FrameSink]
  private let size: (width: Int, height: Int)
  private let threads: Int
  private var count = 0
  private var previous: Pixmap?

  init(_ sinks: [any FrameSink], size: (width: Int, height: Int), threads: Int) {
    (self.sinks, self.size, self.threads) = (sinks, size, threads)
  }

  /// Whether it has no frame yet.
  var isEmpty: Bool { count == 0 }

  func add(_ batch: FrameExport.Batch) throws { try add(batch.pixmaps) }

  func add(_ pixmaps: [Pixmap]) throws {
    let frames = pixmaps.map(centered)
    let batch = FrameExport.Batch(
      start: count, pixmaps: frames, after: previous, size: size, threads: threads)
    count += frames.count
    previous = frames.last
    for sink in sinks { try sink.add(batch) }
  }

  /// A movement ends; others may follow.
  func finish() {}

  func end() throws { for sink in sinks { try sink.finish() } }

  private func centered(_ pixmap: Pixmap) -> Pixmap {
    if pixmap.width == size.width, pixmap.height == size.height { return pixmap }
    let result = Pixmap(width: size.width, height: size.height)
    result.fill(DeviceStage.ground)
    result.place(pixmap, x: (size.width - pixmap.width) / 2, y: (size.height - pixmap.height) / 2)
    return result
  }
}

/// Combines two stills into a frame between them.
struct FrameComposer: Sendable {
  let movement: FlowMovement
  let from: Pixmap
  let to: Pixmap
  let size: (width: Int, height: Int)
  /// The sheet that is presented or dismissed; nil for a controller that fills the screen.
  let sheet: PageSheet?
  /// Pixels per point.
  let scale: Double

  /// The fraction of its width by which the lower screen moves in a push.
  private static let parallax = 0.3
  private static let ground = DeviceStage.ground

  /// The frame at a progress of 0 … 1.
  func frame(at progress: Double) -> Pixmap {
    let result = Pixmap(width: size.width, height: size.height)
    result.fill(Self.ground)
    if movement.kind == .rotation { return turned(result, progress) }
    if progress <= 0 || progress >= 1 {
      result.place(progress <= 0 ? from : to, x: 0, y: 0)
      return result
    }
    if movement.fades {
      result.place(from, x: 0, y: 0)
      result.draw(to, turned: 0, share: UInt32(progress * 256))
      return result
    }
    switch movement.kind {
    case .push: slide(result, below: from, above: to, out: progress)
    case .pop: slide(result, below: to, above: from, out: 1 - progress)
    case .present: cover(result, below: from, above: to, shown: progress)
    case .dismiss: cover(result, below: to, above: from, shown: 1 - progress)
    case .rotation, .select, .replace, .state: result.place(progress < 0.5 ? from : to, x: 0, y: 0)
    }
    return result
  }

  private func turned(_ result: Pixmap, _ progress: Double) -> Pixmap {
    if progress <= 0 || progress >= 1 {
      let still = progress <= 0 ? from : to
      result.place(still, x: (size.width - still.width) / 2, y: (size.height - still.height) / 2)
      return result
    }
    result.draw(from, turned: .pi / 2 * progress, share: 256)
    result.draw(to, turned: .pi / 2 * (progress - 1), share: UInt32(progress * 256))
    return result
  }

  /// A push: `above` is `out` away from its place at the right, `below` moves a shorter distance to the left and
  /// darkens.
  private func slide(_ result: Pixmap, below: Pixmap, above: Pixmap, out: Double) {
    let width = Double(size.width)
    result.place(below, x: -Int((width * Self.parallax * out).rounded()), y: 0)
    shade(result, UInt32((26 * out).rounded()))
    result.place(above, x: Int((width * (1 - out)).rounded()), y: 0)
  }

  /// A presentation: `above` comes from the bottom, full-screen or as a sheet.
  private func cover(_ result: Pixmap, below: Pixmap, above: Pixmap, shown: Double) {
    guard let sheet else {
      result.place(below, x: 0, y: 0)
      return result.place(above, x: 0, y: Int((Double(size.height) * (1 - shown)).rounded()))
    }
    if sheet.pushesBack {
      result.fill(PixelColor(red: 0, green: 0, blue: 0, alpha: 255))
      let screen = Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
      let top = PushedBackScreen(on: screen, above: sheet.frame.minY).frame.minY * scale
      let smaller = below.scaled(by: 1 - (1 - PushedBackScreen.scale) * shown)
      result.place(smaller, x: (size.width - smaller.width) / 2, y: Int((top * shown).rounded()))
    } else {
      result.place(below, x: 0, y: 0)
    }
    shade(result, UInt32((Double(CardSurroundings.shade.alpha) * shown).rounded()))
    let (x, y) = (Int(sheet.frame.minX * scale), Int(sheet.frame.minY * scale))
    let card = above.cropped(
      to: PixelRect(
        x: x, y: y, width: min(Int(sheet.frame.width * scale), above.width - x),
        height: min(Int(sheet.frame.height * scale), above.height - y)))
    result.place(card, x: x, y: y + Int((Double(size.height - y) * (1 - shown)).rounded()))
  }

  private func shade(_ pixmap: Pixmap, _ share: UInt32) {
    pixmap.fade(to: PixelColor(red: 0, green: 0, blue: 0, alpha: 255), share: share)
  }
}
