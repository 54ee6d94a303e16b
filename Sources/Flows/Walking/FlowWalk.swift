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
  /// Returns why a screen cannot take values, an offset or a state; nil if it can. `step`: the step that gave them; nil is
  /// returned for one of another kind. `node`: the controller with them. The result: a sentence without a full stop, or
  /// nil. Throws `FlowFault` if the screen cannot be shown.
  func refusal(of step: FlowStep, on node: FlowNode) throws(FlowFault) -> String?
  /// Returns how the screen differs from a picture; nil if it does not. The result: a phrase such as `12 pixels`, or
  /// nil. Throws `FlowFault` if the picture cannot be read or the state's screen cannot be shown.
  func difference(from golden: String, in state: FlowState) throws(FlowFault) -> String?
  /// Returns the title of the back button; nil if there is none.
  func backTitle(in state: FlowState) -> String?
}

/// A moment of a walk: the state after a step.
package struct FlowMoment: Sendable {
  /// The number of the step as a reader of the script counts: 0 is the start, and what only waits or expects has the
  /// number of the step that it follows.
  package var number: Int
  /// The step; nil for the start.
  package var step: FlowStep?
  /// The previous state.
  package var before: FlowState
  package var state: FlowState
  package var events: [FlowEvent] = []
  /// Failed expectations, a sentence each.
  package var failures: [String] = []
  /// The index of the moment that an expectation is about; nil for other steps.
  package var subject: Int?
  /// That the step led to a controller in the orientation of its twin, as a sentence; nil if it did not.
  package var wrongTwin: String?
  package var findings: [Finding] = []

  /// A step between two states, outside of a walk.
  package init(_ step: FlowStep, from before: FlowState, _ events: [FlowEvent], to state: FlowState) {
    (number, self.step, self.before, self.state, self.events) = (1, step, before, state, events)
  }

  init(number: Int, step: FlowStep?, before: FlowState, state: FlowState, events: [FlowEvent] = []) {
    (self.number, self.step, self.before, self.state, self.events) = (number, step, before, state, events)
  }

  /// The step with its number and name, for messages.
  package var label: String { Self.label(number, step) }

  /// Returns a step with its number and name.
  static func label(_ number: Int, _ step: FlowStep?) -> String {
    guard let step else { return "the start" }
    if step.action.isObservation {
      return "after \(number == 0 ? "the start" : "step \(number)"), \(step.words)"
    }
    return "step \(number)" + (step.name.map { " \"\($0)\"" } ?? "") + ", \(step.words)"
  }

  /// The step in readable form.
  package var words: String { step?.words ?? "start" }
  /// Whether a picture is made.
  package var isPicture: Bool { step.map { !$0.action.isObservation } ?? true }
  /// The movements, in order.
  package var movements: [FlowMovement] {
    events.compactMap { event in if case .moved(let movement, _) = event { movement } else { nil } }
  }
}

/// A walk through a world, step by step.
package struct FlowWalk: Sendable {
  package let world: FlowWorld
  /// The start, and a moment for each step taken.
  package private(set) var moments: [FlowMoment] = []
  private var machine: FlowMachine
  /// The indices of the moments with a picture, by their numbers.
  private var numbered = [0]
  /// The last moment of each name.
  private var named: [String: Int] = [:]

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
      Finding(
        .error, .flow, "\(FlowMoment.label(number(of: step), step)): \(message)", at: step.place, notes: notes
      )
    ])
  }

  /// The number of a step that comes next.
  private func number(of step: FlowStep) -> Int {
    step.action.isObservation ? numbered.count - 1 : numbered.count
  }

  /// Returns the index of the moment that an expectation is about.
  private func moment(of expectation: FlowExpectation) throws(FlowFault) -> Int {
    guard let name = expectation.step else { return numbered[numbered.count - 1] }
    if let index = named[name] { return index }
    if let number = Int(name), numbered.indices.contains(number) { return numbered[number] }
    let names = moments.compactMap { $0.step?.name }
    throw FlowFault(
      "no step before it is called \"\(name)\"; \(FlowWorld.hint(name, among: names)), numbers up to"
        + " \(numbered.count - 1)")
  }

  private mutating func take(_ step: FlowStep, _ sight: some FlowSight) throws(FlowFault) {
    let before = machine.state
    try machine.take(step)
    var moment = FlowMoment(number: number(of: step), step: step, before: before, state: machine.state)
    moment.events = machine.takeEvents()
    for case .changed(let step, let node) in moment.events {
      if let refusal = try sight.refusal(of: step, on: node) { throw FlowFault(refusal) }
    }
    if case .expect(let expectation) = step.action {
      let subject = try self.moment(of: expectation)
      moment.failures = try expectation.failures(in: moments[subject].state, world, sight)
      (moment.number, moment.subject) = (moments[subject].number, subject)
    }
    moment.findings = Self.findings(moment.events, world, at: step.place)
    if let wrong = world.wrongTwin(in: moment.state), wrong != world.wrongTwin(in: before) {
      moment.wrongTwin = wrong.message
      moment.findings.append(
        Finding(
          .warning, .flow, "\(moment.label): \(wrong.message)",
          at: step.place ?? wrong.place))
    }
    if moment.isPicture { numbered.append(moments.count) }
    if moment.isPicture, let name = step.name { named[name] = moments.count }
    moments.append(moment)
  }

  // MARK: Findings

  /// Returns the step of a moment with its number and name, of an expectation the step that it is about.
  package func label(of moment: FlowMoment) -> String {
    moment.subject.map { moments[$0].label } ?? moment.label
  }

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
      case .created, .synced, .moved, .changed, .swapped: return nil
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
