extension LintRule {
  /// The rules as tables in Markdown, as `Docs/Lint.md` has them.
  package static var tables: String {
    let parts: [(title: String, rules: [LintRule])] = [
      ("Sources", code), ("Layout and resources", layout), ("Accessibility", accessibility),
      ("Documents", documents), ("Xcode's compiler", compiler),
      ("IBLinter's", interfaceBuilderLinter), ("xiblint's", xibLinter),
    ]
    return parts.map { title, rules in
      let rows = rules.map { rule in
        "| `\(rule.id)` | \(rule.isDefault ? rule.severity.rawValue : "off") | \(rule.summary) | \(rule.remedy) |\n"
      }
      return "### \(title)\n\n| rule | severity | broken where | remedy |\n| --- | --- | --- | --- |\n"
        + rows.joined()
    }.joined(separator: "\n")
  }
}
