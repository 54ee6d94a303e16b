import Assets
import Diagnostics
import Files
import GoldenRuns
import JSON
import Reports
import Views

/// `layoutshot project`: prints what the Xcode projects around documents say of how screens are shown.
struct ProjectCommand {
  private let parsed: ParsedArguments
  private let library: AssetLibrary
  private let printer: DiagnosticPrinter

  /// Projects that say something of the same documents.
  private struct Group {
    var applications: ProjectApplications
    /// The documents that they build, and those that nothing does.
    var documents: [String] = []
    var unbuilt: [String] = []
  }

  init(_ parsed: ParsedArguments) throws {
    self.parsed = parsed
    let options = try CommonOptions(parsed)
    (library, printer) = (try options.assetLibrary(), options.printer)
  }

  func run() throws -> Int32 {
    let inputs = parsed.inputs.isEmpty ? ["."] : parsed.inputs
    for input in inputs where !FileSystem.untraced.exists(input) {
      throw UsageError("\"\(PrintedText.shortened(input))\" does not exist")
    }
    let groups = groups(of: inputs)
    var findings = FindingSet()
    for group in groups { findings.append(contentsOf: group.applications.findings) }
    if !parsed.has("quiet") { findings.elements.forEach { Terminal.error(printer.text($0)) } }
    if try parsed.word("format", [("text", false), ("json", true)], default: false) {
      let all = groups.map { JSONValue.object(Self.entries($0)) }
      Terminal.print(reportJSON([("projects", .array(all))]).text(isIndented: true))
    } else {
      let texts = groups.map(text)
      Terminal.print(
        texts.allSatisfy(\.isEmpty)
          ? "no Xcode project builds an application for iOS here\n" : texts.joined(separator: "\n"))
    }
    return 0
  }

  private func groups(of inputs: [String]) -> [Group] {
    var groups: [Group] = []
    for input in inputs {
      var paths = [input]
      if InputFile.isFolder(input) {
        let starter = StarterConfiguration(root: input, target: library.target)
        paths = (starter.documents + starter.unbuilt).sorted().map { input == "." ? $0 : "\(input)/\($0)" }
        if paths.isEmpty { paths = ["\(input)/-"] }
      }
      for path in paths {
        let applications = ProjectAssets(document: path, library: library, in: .untraced).applications
        let files = applications.projects.map(\.file)
        let known = groups.firstIndex { $0.applications.projects.map(\.file) == files }
        let index = known ?? groups.count
        if known == nil { groups.append(Group(applications: applications)) }
        guard FileSystem.untraced.exists(path) else { continue }
        if ProjectAssets.leavesOut(document: path, library) {
          groups[index].unbuilt.append(path)
        } else {
          groups[index].documents.append(path)
        }
      }
    }
    return groups
  }

  // MARK: Text

  private func text(_ group: Group) -> String {
    guard !group.applications.all.isEmpty else { return "" }
    var lines: [String] = []
    func add(_ name: String, _ words: [String]) {
      guard !words.isEmpty else { return }
      let space = String(repeating: " ", count: max(1, 16 - name.count))
      lines.append("  \(name)\(space)\(words.map(PrintedText.shortened).joined(separator: ", "))")
    }
    for application in group.applications.all {
      lines.append("\(application.name): \(application.source)")
      let traits = application.traits
      let idioms: [(ApplicationTraits.Idiom, String)] = [(.phone, "phone"), (.pad, "tablet")]
      let made = idioms.filter { traits.idioms.contains($0.0) }
      add("made for", made.map(\.1))
      for (idiom, word) in made.isEmpty ? idioms : made {
        add("on a \(word)", (traits.orientations(on: idiom) ?? []).map(\.rawValue))
      }
      add("appearance", [traits.style?.rawValue].compactMap(\.self))
      add("oldest system", [traits.leastSystem.map(String.init)].compactMap(\.self))
      add("begins with", application.information.mainStoryboards)
      add("launch screen", application.information.launchStoryboards)
      add("fonts", application.information.fontFiles)
    }
    for (file, languages) in group.applications.projects {
      lines.append(file)
      let others = languages.known.filter { $0 != languages.development }
      add("languages", [languages.development].compactMap(\.self).map { "\($0) (documents)" } + others)
    }
    if !group.documents.isEmpty { lines.append("  documents       \(group.documents.count)") }
    if !group.unbuilt.isEmpty {
      lines.append("  in no target    \(group.unbuilt.count)")
      if parsed.has("verbose") { lines += group.unbuilt.map { "    \($0)" } }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: JSON

  private static func entries(_ group: Group) -> [(key: String, value: JSONValue)] {
    func list(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
    func orientations(_ all: [Orientation]?) -> JSONValue { all.map { list($0.map(\.rawValue)) } ?? .null }
    let applications = group.applications.all.map { application -> JSONValue in
      let (traits, information) = (application.traits, application.information)
      return .object([
        ("target", .string(application.name)), ("source", .string(application.source)),
        (
          "devices",
          list(
            [traits.idioms.contains(.phone) ? "phone" : nil, traits.idioms.contains(.pad) ? "tablet" : nil]
              .compactMap(\.self))
        ),
        ("phoneOrientations", orientations(traits.phoneOrientations)),
        ("tabletOrientations", orientations(traits.padOrientations)),
        ("appearance", JSONValue(traits.style?.rawValue)),
        ("oldestSystem", traits.leastSystem.map { .number(Double($0)) } ?? .null),
        ("mainStoryboards", list(information.mainStoryboards)),
        ("launchStoryboards", list(information.launchStoryboards)), ("fonts", list(information.fontFiles)),
      ])
    }
    let files = group.applications.projects.map { file, languages -> JSONValue in
      .object([
        ("file", .string(file)), ("documentLanguage", JSONValue(languages.development)),
        ("languages", list(languages.known)),
      ])
    }
    return [
      ("files", .array(files)), ("applications", .array(applications)), ("documents", list(group.documents)),
      ("inNoTarget", list(group.unbuilt)),
    ]
  }
}
