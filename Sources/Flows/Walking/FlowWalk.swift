import Diagnostics
import Views

/// Information about a state that requires laid-out screens.
package protocol FlowSight: AnyObject {
  /// Returns the visible texts of the screen, bars included. The result: the text of each visible view, in document
  /// order, then those of the bars. Throws `FlowFault` if the state's screen cannot be shown.
  func texts(in state: FlowState) throws(FlowFault) -> [String]
  /// Returns whether a view is visible; nil if the visible controller has none with the name. `view`: the view's name
  /// as in a step: an object ID, outlet, label, tag or text. Throws `FlowFault` if the state's screen cannot be shown.
  func isVisible(_ view: String, in state: FlowState) throws(FlowFault) -> Bool?
  /// Returns the names of the views of the visible controller.
  func viewNames(in state: FlowState) -> [String]
  /// Returns why values or offsets of a state cannot be set; nil if they can. `step`: the step; nil is returned for one
  /// that sets no value and scrolls nothing. The result: a sentence without a full stop, or nil. Throws `FlowFault` if
  /// the state's screen cannot be shown.
  func refusal(of step: FlowStep, in state: FlowState) throws(FlowFault) -> String?
  /// Returns how the screen differs from a picture; nil if it does not. The result: a phrase such as `12 pixels`, or
  /// nil. Throws `FlowFault` if the picture cannot be read or the state's screen cannot be shown.
  func difference(from golden: String, in state: FlowState) throws(FlowFault) -> String?
  /// Returns the title of the back button; nil if there is none.
  func backTitle(in state: FlowState) -> String?
}

/// A moment of a walk: the state after a step.
package struct FlowMoment: Sendable {
  /// Its index in the walk; 0 is the start.
  package var number: Int
  /// The step; nil for the start.
  package var step: FlowStep?
  /// The previous state.
  package var before: FlowState
  package var state: FlowState
  package var events: [FlowEvent] = []
  /// Failed expectations, a sentence each.
  package var failures: [String] = []
  /// That the step led to a controller in the orientation of its twin, as a sentence; nil if it did not.
  package var wrongTwin: String?
  package var findings: [Finding] = []

  /// The step in readable form.
  package var words: String { step?.words ?? "start" }
  /// Whether a picture is made.
  package var isPicture: Bool { step.map { !$0.action.isObservation } ?? true }
  /// The movements, in order.
  package var movements: [FlowMovement] {
    events.compactMap { event in if case .moved(let movement) = event { movement } else { nil } }
  }
}

/// A walk through a world, step by step.
package struct FlowWalk: Sendable {
  package let world: FlowWorld
  /// The start, and a moment for each step taken.
  package private(set) var moments: [FlowMoment] = []
  private var machine: FlowMachine

  /// The maximum number of steps of a walk, counting repetitions.
  package static let mostSteps = 10_000

  /// Creates a walk at the world's start. Throws `FlowFault` if the start cannot be shown.
  package init(_ world: FlowWorld, orientation: Orientation) throws(FlowFault) {
    self.world = world
    machine = try FlowMachine(world, orientation: orientation)
    var moment = FlowMoment(number: 0, step: nil, before: machine.state, state: machine.state)
    moment.events = machine.takeEvents()
    moment.findings = Self.findings(moment.events, world, at: nil)
    moments = [moment]
  }

  /// Takes the steps of a script.
  ///
  /// Failed expectations are recorded in their moments; the walk continues. `steps`: the steps; repeated steps count
  /// each time. `sight`: provides what steps need to know of screens: visible texts, values that can be set. Throws
  /// `FlowScriptError` at the first impossible step.
  package mutating func take(_ steps: [FlowStep], _ sight: some FlowSight) throws(FlowScriptError) {
    for step in steps {
      if case .repeated(let count, let inner) = step.action {
        for _ in 0..<count { try take(inner, sight) }
        continue
      }
      guard moments.count <= Self.mostSteps else {
        throw error("the walk has more than \(Self.mostSteps) steps", step)
      }
      do throws(FlowFault) { try take(step, sight) } catch {
        throw self.error(error.message, step, error.notes)
      }
    }
  }

  private func error(_ message: String, _ step: FlowStep, _ notes: [Finding.Note] = []) -> FlowScriptError {
    FlowScriptError([
      Finding(.error, .flow, "step \(moments.count), \(step.words): \(message)", at: step.place, notes: notes)
    ])
  }

  private mutating func take(_ step: FlowStep, _ sight: some FlowSight) throws(FlowFault) {
    let before = machine.state
    try machine.take(step)
    if let refusal = try sight.refusal(of: step, in: machine.state) { throw FlowFault(refusal) }
    var moment = FlowMoment(number: moments.count, step: step, before: before, state: machine.state)
    moment.events = machine.takeEvents()
    if case .expect(let expectation) = step.action {
      moment.failures = try expectation.failures(in: machine.state, world, sight)
    }
    moment.findings = Self.findings(moment.events, world, at: step.place)
    if let wrong = world.wrongTwin(in: moment.state), wrong != world.wrongTwin(in: before) {
      moment.wrongTwin = wrong.message
      moment.findings.append(
        Finding(
          .warning, .flow, "step \(moment.number), \(moment.words): \(wrong.message)",
          at: step.place ?? wrong.place))
    }
    moments.append(moment)
  }

  // MARK: Findings

  /// The final state of the walk.
  package var last: FlowState { machine.state }

  /// The number of controllers created so far.
  package var createdCount: Int {
    moments.reduce(0) { count, moment in
      count + moment.events.count { event in if case .created = event { true } else { false } }
    }
  }

  /// The number of values copied to twins.
  package var syncedCount: Int {
    moments.reduce(0) { count, moment in
      count
        + moment.events.reduce(0) { sum, event in
          if case .synced(let count, _, _) = event { sum + count } else { sum }
        }
    }
  }

  /// Returns the number of views in memory in a state: those of all controllers on stacks, behind tabs and below
  /// presented ones.
  package static func viewCount(_ state: FlowState, _ world: FlowWorld) -> Int {
    state.alive.reduce(0) { $0 + world[$1.controller].viewCount }
  }

  /// Returns the findings of events. `events`: the events, in order. `place`: the location of every finding; nil for
  /// none. The result: a finding for each event that the script should describe better, in order.
  package static func findings(
    _ events: [FlowEvent], _ world: FlowWorld, at place: SourceLocation?
  ) -> [Finding] {
    events.compactMap { event -> Finding? in
      switch event {
      case .created, .synced, .moved, .swapped: return nil
      case .ignoredAction(let selector, let name):
        return Finding(
          .warning, .flow,
          "\"\(name)\" sends \(selector), whose code is not in the documents; say under \"actions\" what it does",
          at: place)
      case .customSegue(let name):
        return Finding(
          .note, .flow, "the custom segue \"\(name)\" is followed as one of kind show", at: place)
      case .unsupported(let id, let orientation):
        return Finding(
          .warning, .flow,
          "\"\(world[id].name)\" does not support \(orientation.rawValue), in which it is shown", at: place)
      case .withoutModel(let id, let other, let settings):
        let keys = settings.map(\.key).joined(separator: ", ")
        return Finding(
          .warning, .model,
          "\"\(world[id].name)\" is shown without what was set on \"\(world[other].name)\": \(keys)",
          at: place)
      }
    }
  }
}
