import Diagnostics
import Flows
import JSON
import Reports
import Views

/// `flow.json`: the stack after every step.
package struct FlowReport {
  private let walk: FlowWalk
  private let document: String
  private let device: Device
  /// The names of the pictures, by the numbers of the steps.
  private let pictures: [Int: String]
  private let findings: [Finding]

  package init(
    _ walk: FlowWalk, document: String, device: Device, pictures: [Int: String], findings: [Finding]
  ) {
    (self.walk, self.document, self.device) = (walk, document, device)
    (self.pictures, self.findings) = (pictures, findings)
  }

  private var world: FlowWorld { walk.world }

  package var text: String {
    let moments = walk.moments
    let views = moments.map { FlowWalk.viewCount($0.state, world) }
    let failures = moments.filter { !$0.failures.isEmpty }.count
    return reportJSON([
      ("file", .string(document)), ("device", .string(device.name)),
      ("rules", .array(world.rules.map(json))), ("steps", .array(moments.map(json))),
      (
        "costs",
        .object([
          ("controllersCreated", .integer(walk.createdCount)), ("valuesCarried", .integer(walk.syncedCount)),
          ("mostViewsAlive", .integer(views.max() ?? 0)),
        ])
      ),
      ("failures", .integer(failures)), ("findings", .array(findings.map(\.json))),
    ]).text(isIndented: true, keepsShortOnLine: true)
  }

  private func json(_ rule: AlternateRule) -> JSONValue {
    .object([
      ("base", .string(world[rule.base].name)), ("alternate", .string(world[rule.alternate].name)),
      ("orientation", .string(rule.orientation.rawValue)), ("by", .string(rule.means.rawValue)),
      ("checks", .array(rule.occasions.map { .string($0.rawValue) })), ("model", .flag(rule.sharesModel)),
      ("isFound", .flag(rule.place == nil)),
    ])
  }

  private func json(_ moment: FlowMoment) -> JSONValue {
    let state = moment.state
    var members: [(key: String, value: JSONValue)] = [
      ("number", .integer(moment.number)), ("step", .string(moment.words)),
      ("name", JSONValue(moment.step?.name)),
      ("orientation", .string(state.orientation.rawValue)),
      ("visible", .string(world[state.visible(world).controller].name)),
      ("stack", .array(state.stack(world).map { .string($0) })),
      ("layers", .array(state.layers.map { json($0.node) })),
      ("bar", state.navigation(world) == nil ? .null : .string(state.showsBar(world) ? "shown" : "hidden")),
      ("controllersAlive", .integer(state.alive.count)),
      ("viewsAlive", .integer(FlowWalk.viewCount(state, world))),
      ("picture", moment.isPicture ? JSONValue(pictures[moment.number]) : .null),
    ]
    let events = moment.events.compactMap(text)
    if !events.isEmpty { members.append(("events", .array(events.map { .string($0) }))) }
    if !moment.failures.isEmpty { members.append(("failures", .array(moment.failures.map { .string($0) }))) }
    return .object(members)
  }

  private func json(_ node: FlowNode) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("controller", .string(world[node.controller].name))]
    if !node.model.isEmpty {
      members.append(("set", .object(node.model.map { ($0.key, .string($0.value)) })))
    }
    if let state = node.stateName { members.append(("state", .string(state))) }
    switch world[node.controller].kind {
    case .content: break
    case .tabs: members.append(("selected", .integer(node.selected)))
    case .navigation: members.append(("barHidden", .flag(node.isBarHidden)))
    case .split: break
    }
    if !node.children.isEmpty { members.append(("children", .array(node.children.map(json)))) }
    return .object(members)
  }

  private func text(_ event: FlowEvent) -> String? {
    switch event {
    case .created(let id): "\(world[id].name) is created"
    case .synced(let count, let from, let to):
      "\(count) set on \(world[from].name) carried to \(world[to].name)"
    case .moved(let movement, _): movement.kind.rawValue + (movement.isAnimated ? ", animated" : "")
    case .changed: nil
    case .swapped(_, let id, let occasion): "a rule shows \(world[id].name) on \(occasion.rawValue)"
    case .ignoredAction(let selector, _): "\(selector) does nothing"
    case .unsupported(let id, let orientation): "\(world[id].name) does not support \(orientation.rawValue)"
    case .customSegue(let name): "custom segue \(name)"
    case .withoutModel(let id, _, _): "\(world[id].name) is shown without its model"
    }
  }
}
