/// The parts of a constraint template to apply, where LDOLayoutTemplates leaves something out.
///
/// The library's behavior is that of version 1.0.0: it only processes the constraints of views of a template with a
/// target, and of the targets; it only supports views, not layout guides; and it transfers the key paths listed by a
/// template's view. Findings report where the two differ, whichever is drawn.
package enum TemplateRules: String, Hashable, Sendable, CaseIterable {
  /// Everything in a template: what its author sees on Interface Builder's canvas.
  case complete
  /// What LDOLayoutTemplates applies in a running app.
  case library
}
