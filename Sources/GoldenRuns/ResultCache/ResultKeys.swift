import Diagnostics
import Digests
import Files
import Goldens
import JSON
import Screens
import Typography

/// The first keys of documents' results (`ResultCache`): digests of what all results of the run have in common, and of what
/// the document and the lock file hold.
struct ResultKeys: Sendable {
  /// What all results of a run have in common: program, fonts and options.
  let run: String
  let values: DependencyValues
  private let lines: [String: [String]]
  private let faults: [String: [String]]

  init(
    _ configuration: GoldenConfiguration, _ options: GoldenRun.Options, _ lock: GoldenLock,
    _ knownFaults: KnownFaults, values: DependencyValues, fonts: FontLibrary, renderer: String
  ) {
    self.values = values
    run =
      ContentDigest(
        of: [
          "results 2", ProgramIdentity.text, renderer, fonts.fingerprint, Self.text(of: configuration),
          "\(options.opensPictures)", configuration.kinds.form.text(isIndented: false),
          Self.places(of: configuration),
          configuration.content.map(\.rawValue).sorted().joined(separator: ","),
          DependencyTrace.portable(configuration.root),
          DependencyTrace.portable(options.goldens ?? configuration.goldens),
        ].joined(separator: "\n")
      ).text
    var lines: [String: [String]] = [:]
    for path in lock.paths {
      let entry = lock[path]!
      lines[GoldenScene.split(path).scene.folder, default: []].append(
        "\(entry.pixels.text) \(entry.tree) \(entry.renderer) \(path)")
    }
    self.lines = lines
    faults = Dictionary(grouping: knownFaults.faults.keys.sorted(), by: \.document).mapValues { faults in
      faults.map { $0.form.text(isIndented: false) }
    }
  }

  /// The configuration without what only says which documents there are, and where reports go.
  private static func text(of configuration: GoldenConfiguration) -> String {
    guard let file = configuration.file, let bytes = try? FileSystem.untraced.read(file).bytes,
      let json = try? JSONValue.read(bytes)
    else { return "" }
    let elsewhere = ["$schema", "inputs", "exclude", "failures", "goldens"]
    let members = json.members.filter { !elsewhere.contains($0.key) }
    return JSONValue.object(members.map { ($0.key, $0.value) }).text(isIndented: false)
  }

  /// Where the file has what findings about pictures name.
  private static func places(of configuration: GoldenConfiguration) -> String {
    let masks = configuration.masks + configuration.overrides.flatMap(\.masks)
    return masks.map { "\($0.location.line):\($0.location.column)" }.joined(separator: " ")
  }

  /// What a document's file holds.
  static func content(of document: GoldenDocuments.Document) -> Dependency {
    Dependency(.content, [DependencyTrace.portable(document.path)])
  }

  /// The digest of what a document holds.
  func content(of document: GoldenDocuments.Document) -> String {
    values.value(of: Self.content(of: document))
  }

  /// The first key of a document: the one that its dependencies are stored under.
  func first(of document: GoldenDocuments.Document) -> ContentDigest {
    let parts =
      [
        run, document.relativePath, document.path, document.folder,
        values.value(of: Self.content(of: document)),
      ] + (lines[document.folder] ?? []) + (faults[document.relativePath] ?? [])
    return ContentDigest(of: parts.joined(separator: "\n"))
  }

  /// The key under which is stored that a document ended the program.
  func crash(_ key: ContentDigest) -> ContentDigest { ContentDigest(of: "crash\n" + key.text) }

  /// The key of what work on a document costs, whatever it holds.
  func cost(of document: GoldenDocuments.Document) -> ContentDigest {
    ContentDigest(of: "cost\n" + document.relativePath)
  }
}
