import Diagnostics
import Motion

extension Category {
  /// Creates the category of a check's findings, named after the check.
  package init(_ check: MotionCheck) { self.init(check.rawValue) }
}
