import Diagnostics
import JSON

/// What a project says of rules in the files of other linters, IBLinter's `.iblinter.yml` and xiblint's `.xiblint.json`, which are
/// read as they are.
package struct LintSettings: Sendable {
  /// Whether there is a file of IBLinter.
  private(set) var isThere = false
  /// The rules that are checked besides the usual ones, and those that are not.
  package var enabled: [String] = []
  package var disabled: [String] = []
  /// The folders and files whose documents are checked; none for all. Paths are relative to the working directory.
  package var included: [String] = []
  /// The folders and files whose documents are not checked.
  package var excluded: [String] = []
  /// The modules of classes, by the folders of their sources.
  var modules: [Module] = []
  /// The classes that views of UIKit's classes have, by these.
  var baseClasses: [String: [String]] = [:]
  /// The device of the canvas: Interface Builder's id.
  var device = "retina4_7"
  /// Whether documents use trait variations.
  var usesTraitCollections = true
  /// The controllers that may leave the bottom bar.
  var controllersWithBottomBar: Set<String> = []

  /// What xiblint's rules are configured with, by rule.
  private var configurations: [String: JSONValue] = [:]

  /// What a rule of xiblint is configured with; null for nothing.
  func configuration(of rule: String) -> JSONValue { configurations[rule] ?? .null }

  /// The file's name of xiblint's configuration.
  package static let otherFileName = ".xiblint.json"

  /// Adds what xiblint's `.xiblint.json` says, except for single paths.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - file: Its name in messages.
  ///   - findings: What is not understood is added here.
  package mutating func add(_ bytes: [UInt8], file: String, _ findings: inout [Finding]) {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONValue.read(bytes)
    } catch {
      findings.append(Finding(.error, .request, error.reason, at: SourceLocation(file: file, error.place)))
      return
    }
    let known = LintRule.xibLinter.map(\.id)
    for member in root.members {
      switch member.key {
      case "rules":
        for pattern in member.value.items.compactMap(\.string) {
          let rules = known.filter { Self.fits($0, pattern) }
          enabled += rules
          guard rules.isEmpty else { continue }
          findings.append(
            Finding(
              .warning, .value, "the pattern \"\(PrintedText.shortened(pattern))\" matches no rules",
              at: SourceLocation(file: file, member.value.place)))
        }
      case "include_paths": included = member.value.items.compactMap(\.string).filter { $0 != "." }
      case "rules_config":
        for rule in member.value.members { configurations[rule.key] = rule.value }
      default:
        findings.append(
          Finding(
            .warning, .ignored, "\"\(PrintedText.shortened(member.key))\" is ignored",
            at: SourceLocation(file: file, member.value.place)))
      }
    }
  }

  /// Whether a name fits a pattern in which `*` stands for anything.
  private static func fits(_ name: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else { return false }
    if parts.count == 1 { return name == pattern }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  struct Module: Sendable {
    var name: String
    var included: [String]
    var excluded: [String]
  }

  /// The file's name.
  package static let fileName = ".iblinter.yml"
  /// The maximum file size in bytes.
  package static let largestFile = 1 << 20

  package init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - file: Its name in messages.
  ///   - findings: What is not understood is added here.
  package init(_ bytes: [UInt8], file: String, _ findings: inout [Finding]) {
    isThere = true
    let root: JSONValue
    do throws(YAMLReader.Failure) {
      root = try YAMLReader.read(bytes)
    } catch {
      findings.append(
        Finding(.error, .request, error.reason, at: SourceLocation(file: file, error.place)))
      return
    }
    func texts(_ value: JSONValue?) -> [String] {
      value.map { $0.string.map { [$0] } ?? $0.items.compactMap(\.string) } ?? []
    }
    for member in root.members {
      let value = member.value
      switch member.key {
      case "enabled_rules": enabled = texts(value)
      case "disabled_rules": disabled = texts(value)
      case "included": included = texts(value)
      case "excluded": excluded = texts(value)
      case "custom_module_rule":
        modules = value.items.compactMap { item in
          item["module"]?.string.map {
            Module(name: $0, included: texts(item["included"]), excluded: texts(item["excluded"]))
          }
        }
      case "use_base_class_rule":
        for item in value.items {
          if let name = item["element_class"]?.string { baseClasses[name] = texts(item["base_classes"]) }
        }
      case "view_as_device_rule": device = value["device_id"]?.string ?? device
      case "use_trait_collections_rule": usesTraitCollections = value["enabled"]?.flag ?? true
      case "hides_bottom_bar_rule": controllersWithBottomBar = Set(texts(value["excluded_view_controllers"]))
      default:
        findings.append(
          Finding(
            .warning, .ignored, "\"\(PrintedText.shortened(member.key))\" is ignored",
            at: SourceLocation(file: file, value.place)))
      }
    }
    for id in enabled + disabled where LintRule.named(id) == nil {
      findings.append(
        Finding(.warning, .value, "no rule \"\(PrintedText.shortened(id))\"", at: SourceLocation(file: file)))
    }
    enabled.removeAll { LintRule.named($0) == nil }
  }

  /// The rules that are checked. IBLinter's own defaults are among them where its file is there.
  package func rules(_ usual: [LintRule]) -> [LintRule] {
    let defaults: Set<String> =
      isThere
      ? ["enable_autolayout", "duplicate_constraint", "duplicate_id", "custom_module", "ambiguous"] : []
    let wanted = Set(usual.map(\.id)).union(defaults).union(enabled).subtracting(disabled)
    return LintRule.all.filter { wanted.contains($0.id) }
  }

  /// Whether a document is checked.
  package func admits(_ path: String) -> Bool {
    (included.isEmpty || Self.isBelow(path, included)) && !Self.isBelow(path, excluded)
  }

  /// Whether a path is one of some, or below one.
  static func isBelow(_ path: String, _ folders: [String]) -> Bool {
    func plain(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
    let parts = plain(path)
    return folders.contains { parts.starts(with: plain($0)) }
  }
}
