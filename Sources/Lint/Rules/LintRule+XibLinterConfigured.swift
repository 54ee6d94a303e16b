import Diagnostics
import InterfaceXML
import JSON

/// The rules of xiblint that do nothing without a configuration of their own, which `.xiblint.json` has.
extension LintRule {
  static let configuredXibLinter: [LintRule] = [
    rule(
      "accessibility_format", "an accessibility format and its sources do not fit",
      check: accessibilityFormats),
    rule("color_assets", "the value of a named color is not recorded") { subject, _ in
      subject.elements("namedColor").compactMap { index, color in
        guard let name = color.peek("name"), !name.isEmpty else {
          return subject.issue("Named color is missing a name.", at: index)
        }
        if subject.hasColor(name) == false {
          return subject.issue("Named color '\(name)' is missing from asset catalog.", at: index)
        }
        return color.children.contains { $0.name == "color" }
          ? nil : subject.issue("Named color '\(name)' is missing color definition.", at: index)
      }
    },
    rule("enforce_runtime_attributes", "a runtime attribute has a value that is not allowed") {
      subject, config in
      (config["runtime_attributes"]?.members ?? []).flatMap { type -> [LintIssue] in
        objects(type.key, subject).flatMap { index, element -> [LintIssue] in
          type.value.members.compactMap { attribute in
            let value = runtimeValue(attribute.key, of: element)
            return attribute.value.items.contains { allows($0, value) }
              ? nil
              : subject.issue(
                "`<\(type.key)>` runtime attribute `\(attribute.key)` must use `\(list(attribute.value))` instead of "
                  + "`\(value ?? "None")`.", at: index)
          }
        }
      }
    },
    rule("enforce_system_properties", "a property has a value that is not allowed") { subject, config in
      (config["system_properties"]?.members ?? []).flatMap { type -> [LintIssue] in
        elements(at: type.key, subject).flatMap { index, element -> [LintIssue] in
          type.value.members.compactMap { property in
            let value = element.peek(property.key)
            return property.value.items.contains { allows($0, value) }
              ? nil
              : subject.issue(
                "`<\(type.key)>` property `\(property.key)` must use `\(list(property.value))` instead of "
                  + "`\(value ?? "None")`.", at: index)
          }
        }
      }
    },
    rule("strict_font_sizes", "a font is smaller or larger than allowed") { subject, config in
      let (least, most) = (config["minimum_size"]?.number ?? 0, config["maximum_size"]?.number ?? 1_000)
      return fonts(of: subject).compactMap { index, font in
        guard let text = font.peek(font.name == "font" ? "size" : "pointSize"), let size = Double(text) else {
          return nil
        }
        if size < least {
          return subject.issue(
            "\"\(text)\" is smaller than the allowed minimum size (\(NumberWords.text(least)))", at: index)
        }
        return size > most
          ? subject.issue(
            "\"\(text)\" is larger than the allowed maximum size (\(NumberWords.text(most)))", at: index)
          : nil
      }
    },
    rule("strict_fonts", "a font is not one of those that are allowed") { subject, config in
      let allowed = (config["allowed_fonts"]?.items ?? []).map { ($0["name"]?.string, $0["size"]?.number) }
      return fonts(of: subject).compactMap { index, font in
        guard let text = font.peek(font.name == "font" ? "size" : "pointSize"), let size = Double(text) else {
          return nil
        }
        guard let name = font.peek("name") else {
          return subject.issue("Invalid <\(font.name)> found. Must have a name.", at: index)
        }
        return allowed.contains { $0 == name && $1 == size }
          ? nil : subject.issue("Invalid font found \(name) \(text). Please use an allowed font.", at: index)
      }
    },
    rule("unavailable_custom_classes", "a class is not to be used") { subject, config in
      subject.nodes.indices.compactMap { index in
        let element = subject.nodes[index].element
        guard element.peek("customClass") != nil,
          let other = config["custom_classes"]?[fullName(element)]?.string
        else {
          return nil
        }
        return subject.issue("`\(fullName(element))` is prohibited. Use `\(other)` instead.", at: index)
      }
    },
    rule("unavailable_system_classes", "a view does not have a class that it must have") { subject, config in
      (config["system_classes"]?.members ?? []).flatMap { type -> [LintIssue] in
        elements(at: type.key, subject).compactMap { index, element in
          if element.peek("customClass") == nil {
            return subject.issue(
              "`<\(type.key)>` without a custom class is prohibited. Use `\(list(type.value))` instead.",
              at: index)
          }
          return type.value.items.contains { $0.string == fullName(element) }
            ? nil
            : subject.issue(
              "`<\(type.key)>` must use `\(list(type.value))` instead of `\(fullName(element))`.", at: index)
        }
      }
    },
  ]

  private static func rule(
    _ id: String, _ summary: String, check: @escaping @Sendable (LintSubject, JSONValue) -> [LintIssue]
  ) -> LintRule {
    LintRule(id, .document, from: "xiblint", summary, remedy: "see xiblint") { subject in
      check(subject, subject.settings.configuration(of: id))
    }
  }

  // MARK: Values

  private static func allows(_ allowed: JSONValue, _ value: String?) -> Bool { allowed.string == value }

  private static func list(_ values: JSONValue) -> String {
    values.items.map { $0.string ?? "None" }.joined(separator: "`, `")
  }

  private static func fullName(_ element: Element) -> String {
    "\(element.peek("customModule") ?? "None").\(element.peek("customClass") ?? "None")"
  }

  /// The elements that a path of names means: `stackView/color`.
  private static func elements(at path: String, _ subject: LintSubject) -> [(index: Int, element: Element)] {
    let names = path.split(separator: "/").map(String.init)
    return subject.nodes.indices.compactMap { index in
      var next: Int? = index
      for name in names.reversed() {
        guard let here = next, subject.nodes[here].element.name == name else { return nil }
        next = subject.nodes[here].parent
      }
      return names.isEmpty ? nil : (index, subject.nodes[index].element)
    }
  }

  /// The elements with a name, or the objects of a class with its module.
  private static func objects(_ name: String, _ subject: LintSubject) -> [(index: Int, element: Element)] {
    guard name.contains(".") else { return elements(at: name, subject) }
    return subject.nodes.indices.compactMap { index in
      let element = subject.nodes[index].element
      return element.peek("customClass") != nil && fullName(element) == name ? (index, element) : nil
    }
  }

  // MARK: Accessibility formats

  /// Formats of Lyft: texts with `[identifier]`, or `%@`, for views that an outlet collection names.
  private static func accessibilityFormats(_ subject: LintSubject, _: JSONValue) -> [LintIssue] {
    subject.nodes.indices.flatMap { index -> [LintIssue] in
      let view = subject.nodes[index].element
      let format = runtimeValue("accessibilityFormat", of: view)
      let outlets = view.children.first { $0.name == "connections" }?.children.filter {
        $0.name == "outletCollection" && $0.peek("property") == "accessibilitySources"
      }
      let sources = (outlets ?? []).compactMap { $0.peek("destination").flatMap { subject.objects[$0] } }
      guard let format else {
        return sources.isEmpty
          ? []
          : [
            subject.issue(
              "View has \(sources.count) accessibility source(s) but accessibilityFormat is unset.", at: index
            )
          ]
      }
      let used = identifiers(in: format)
      if !used.isEmpty { return newFormat(subject, index, format, used, sources) }
      var issues: [LintIssue] = []
      let parts = format.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      for type in parts.compactMap(\.first) where type != "@" {
        issues.append(
          subject.issue("Unexpected format type %\(type) in accessibility format '\(format)'", at: index))
      }
      let count = parts.count { $0.first == "@" }
      if count == 0, !format.contains("[self]") {
        issues.append(
          subject.issue("No format specifiers in '\(format)'; use `accessibilityLabel` instead", at: index))
      }
      if count != sources.count {
        issues.append(
          subject.issue(
            "Format string '\(format)' has \(count) format specifiers, but view has \(sources.count) sources.",
            at: index))
      }
      return issues
    }
  }

  private static func newFormat(
    _ subject: LintSubject, _ index: Int, _ format: String, _ used: Set<String>, _ sources: [Int]
  ) -> [LintIssue] {
    var known: Set<String> = []
    var issues: [LintIssue] = []
    for source in sources {
      if let id = identifier(of: subject.nodes[source].element) {
        known.insert(id)
      } else {
        let id = subject.nodes[source].element.peek("id") ?? ""
        issues.append(
          subject.issue("Accessibility source '\(id)' missing accessibility identifier", at: index))
      }
    }
    issues += used.subtracting(known).sorted().map {
      subject.issue("Missing accessibility source for identifier '\($0)' in accessibility format", at: index)
    }
    issues += known.subtracting(used).sorted().map {
      subject.issue("Unused accessibility source with identifier '\($0)' in accessibility format", at: index)
    }
    if format.contains("%@") {
      issues.append(subject.issue("New-style accessibility format contains '%@'", at: index))
    }
    return issues
  }

  /// What stands in brackets, other than the view itself.
  private static func identifiers(in format: String) -> Set<String> {
    var result: Set<String> = []
    for part in format.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "]"), end > part.startIndex else { continue }
      result.insert(String(part[..<end]))
    }
    result.remove("self")
    return result
  }
}

/// Numbers in messages, as in the configuration.
private enum NumberWords {
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
