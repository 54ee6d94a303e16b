/// What of a constraint template is applied, where LDOLayoutTemplates leaves something out.
///
/// What the library does follows its version 1.0.0: it walks the constraints of those views of a template that have a
/// target, and of the targets, and no others; it knows views only, not layout guides; and it transfers the key paths that
/// a view of the template names. Findings say where the two differ, whichever is drawn.
public enum TemplateRules: String, Hashable, Sendable, CaseIterable {
  /// All that a template says: what its author sees on Interface Builder's canvas.
  case complete
  /// What LDOLayoutTemplates applies in a running app.
  case library
}
