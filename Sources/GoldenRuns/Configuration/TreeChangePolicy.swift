/// What becomes of a golden whose tree changed although no pixel differs: what changed is covered, beyond the screen, or
/// not drawn.
package enum TreeChangePolicy: String, Hashable, Sendable, CaseIterable {
  /// It fails, as any other change does.
  case fail
  /// It passes, and the change is reported.
  case report
  /// It passes.
  case ignore
}
