import Diagnostics
import Motion

extension Category {
  /// The kind of what a check of a transition finds: the check's own word.
  package init(_ check: MotionCheck) { self.init(check.rawValue) }
}
