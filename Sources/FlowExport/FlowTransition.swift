import Flows
import Geometry
import Motion
import MotionExport
import Raster
import Threads
import Views

/// The frames of a movement from one screen to the next.
package struct FlowTransition {
  private let stage: FlowStage
  private let moment: FlowMoment
  /// The visible movement: for a rotation the rotation itself, which includes whatever a rule does afterwards.
  package let movement: FlowMovement

  /// The transition of a moment; nil if nothing moves.
  package init?(_ moment: FlowMoment, on stage: FlowStage) {
    let animated = moment.movements.filter(\.isAnimated)
    guard moment.step != nil, let movement = animated.first, moment.before != moment.state else { return nil }
    (self.stage, self.moment, self.movement) = (stage, moment, movement)
  }

  package var timing: Timing {
    switch movement.kind {
    case .rotation: stage.look.device.isPad ? .rotationOfPad : .rotation
    case .push, .pop, .select, .replace: Timing(duration: 0.35)
    case .present, .dismiss: Timing(duration: 0.4)
    }
  }

  package func schedule(framesPerSecond: Double) -> FrameSchedule {
    FrameSchedule(duration: timing.duration, framesPerSecond: framesPerSecond)
  }

  /// Makes the frames and passes them to sinks. `sinks`: returns the sinks for frames of a size in pixels. Throws
  /// `FlowFault`, `RenderError`, and errors of sinks.
  package func run(
    _ schedule: FrameSchedule, threads: Int,
    sinks: (_ size: (width: Int, height: Int)) throws -> [any FrameSink]
  ) throws {
    if let motion = try rotationOfOneScreen() {
      let export = FrameExport(motion, schedule, canvas: .device, threads: threads)
      return try export.run(sinks(export.pixelSize))
    }
    let (from, to) = (try stage.pixmap(of: moment.before), try stage.pixmap(of: moment.state))
    let size = pixelSize(from, to)
    let sinks = try sinks(size)
    let composer = FrameComposer(
      movement: movement, from: from, to: to, size: size, gap: Int(gap * stage.look.scale))
    let progress = timing.progress
    let duration = timing.duration
    var previous: Pixmap?
    let step = max(1, threads * 2)
    for start in stride(from: 0, to: schedule.times.count, by: step) {
      let times = Array(schedule.times[start..<min(schedule.times.count, start + step)])
      let frames = Workers.map(times.count, width: threads, stackSize: Workers.shallowStack) { index in
        composer.frame(at: progress(times[index] * duration))
      }
      let batch = FrameExport.Batch(
        start: start, pixmaps: frames, after: previous, size: size, threads: threads)
      previous = frames.last
      for sink in sinks { try sink.add(batch) }
    }
    for sink in sinks { try sink.finish() }
  }

  /// The top of a card that this movement presents or dismisses, in points; 0 for a full-screen controller.
  private var gap: Double {
    let state = movement.kind == .present ? moment.state : moment.before
    return stage.isSheet(state, state.layers.count - 1) ? stage.sheetGap : 0
  }

  private func pixelSize(_ from: Pixmap, _ to: Pixmap) -> (width: Int, height: Int) {
    guard movement.kind == .rotation else {
      return (max(from.width, to.width), max(from.height, to.height))
    }
    let square = max(
      from.width * from.width + from.height * from.height, to.width * to.width + to.height * to.height)
    let side = Int((Double(square).squareRoot() / 2).rounded(.up)) * 2
    return (side, side)
  }

  /// The motion of the views of a screen that stays the same while the device rotates; nil for anything else.
  private func rotationOfOneScreen() throws -> ScreenMotion? {
    let (before, after) = (moment.before.visible(stage.world), moment.state.visible(stage.world))
    guard movement.kind == .rotation, before == after,
      !stage.isSheet(moment.before, moment.before.layers.count - 1),
      !stage.isSheet(moment.state, moment.state.layers.count - 1)
    else { return nil }
    let (first, last) = (try stage.ends(moment.before), try stage.ends(moment.state))
    return ScreenMotion(
      first.screen, from: first.traits, to: last.traits, timing: timing,
      renderer: stage.renderer(for: before.controller))
  }
}

/// Combines two stills into a frame between them.
struct FrameComposer: Sendable {
  let movement: FlowMovement
  let from: Pixmap
  let to: Pixmap
  let size: (width: Int, height: Int)
  /// The top of a card, in pixels.
  let gap: Int

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
    case .rotation, .select, .replace: result.place(progress < 0.5 ? from : to, x: 0, y: 0)
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

  /// A presentation: `above` comes from the bottom, full-screen or as a card.
  private func cover(_ result: Pixmap, below: Pixmap, above: Pixmap, shown: Double) {
    result.place(below, x: 0, y: 0)
    let top = gap + Int((Double(size.height - gap) * (1 - shown)).rounded())
    guard gap > 0 else { return result.place(above, x: 0, y: top) }
    shade(result, UInt32((51 * shown).rounded()))
    let card = above.cropped(to: PixelRect(x: 0, y: gap, width: above.width, height: above.height - gap))
    result.place(card, x: 0, y: top)
  }

  private func shade(_ pixmap: Pixmap, _ share: UInt32) {
    pixmap.fade(to: PixelColor(red: 0, green: 0, blue: 0, alpha: 255), share: share)
  }
}
