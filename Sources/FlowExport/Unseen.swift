import Flows

/// Provides no information about screens: for walks of which only the path matters.
final class Unseen: FlowSight {
  func texts(in state: FlowState) -> [String] { [] }
  func isVisible(_ view: String, in state: FlowState) -> Bool? { nil }
  func viewNames(in state: FlowState) -> [String] { [] }
  func refusal(of step: FlowStep, on node: FlowNode) -> String? { nil }
  func difference(from golden: String, in state: FlowState) -> String? { nil }
  func backTitle(in state: FlowState) -> String? { nil }
}
