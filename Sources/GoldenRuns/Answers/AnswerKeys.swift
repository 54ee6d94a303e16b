import Diagnostics
import Digests
import Files
import Goldens
import JSON
import Screens

/// The first keys of documents' results (`KeptWork`): digests of what all results of the run have in common, and of what
/// the document and the lock file hold.
struct AnswerKeys: Sendable {
  /// What all results of a run have in common: program, fonts and options.
  let run: String
  private let answers: ReadingAnswers
  private let lines: [String: [String]]
  private let faults: [String: [String]]

  init(
    _ configuration: GoldenConfiguration, _ options: GoldenRun.Options, _ lock: GoldenLock,
    _ knownFaults: KnownFaults, answers: ReadingAnswers, fonts: String, renderer: String
  ) {
    self.answers = answers
    run =
      ContentDigest(
        of: [
          "results 1", ProgramIdentity.text, renderer, fonts, Self.text(of: configuration),
          "\(options.opensPictures)", configuration.kinds.json.text(isIndented: false),
          ReadingRecord.portable(configuration.root),
          ReadingRecord.portable(options.goldens ?? configuration.goldens),
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
      faults.map { $0.json.text(isIndented: false) }
    }
  }

  /// The configuration without what only says which documents there are, and where reports go.
  private static func text(of configuration: GoldenConfiguration) -> String {
    guard let file = configuration.file, let bytes = try? InputFile.read(file).bytes,
      let json = try? JSONValue.read(bytes)
    else { return "" }
    let elsewhere = ["$schema", "inputs", "exclude", "failures", "goldens"]
    let members = json.members.filter { !elsewhere.contains($0.key) }
    return JSONValue.object(members.map { ($0.key, $0.value) }).text(isIndented: false)
  }

  /// What a document's file holds.
  static func content(of document: GoldenDocuments.Document) -> ReadingQuestion {
    ReadingQuestion(.content, [ReadingRecord.portable(document.path)])
  }

  /// The digest of what a document holds.
  func content(of document: GoldenDocuments.Document) -> String {
    answers.answer(to: Self.content(of: document))
  }

  /// The key of the questions of the work on a document.
  func questions(of document: GoldenDocuments.Document) -> ContentDigest {
    let parts =
      [
        run, document.relativePath, document.path, document.folder,
        answers.answer(to: Self.content(of: document)),
      ] + (lines[document.folder] ?? []) + (faults[document.relativePath] ?? [])
    return ContentDigest(of: parts.joined(separator: "\n"))
  }

  /// The key of the news that a document ended the program.
  func crash(_ key: ContentDigest) -> ContentDigest { ContentDigest(of: "crash\n" + key.text) }

  /// The key of what work on a document costs, whatever it holds.
  func cost(of document: GoldenDocuments.Document) -> ContentDigest {
    ContentDigest(of: "cost\n" + document.relativePath)
  }
}
