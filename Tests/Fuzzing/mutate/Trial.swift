import Foundation

/// One mutant and one command line: a mutated document from the corpus, in a temporary project.
struct Trial {
  let number: Int
  let arguments: [String]
  let mutations: [String]
  let source: String
  /// The files of the project: paths relative to its folder, with contents.
  private let files: [(path: String, text: String)]

  private init(
    number: Int, arguments: [String], mutations: [String], source: String,
    files: [(path: String, text: String)]
  ) {
    (self.number, self.arguments, self.mutations) = (number, arguments, mutations)
    (self.source, self.files) = (source, files)
  }

  var command: String { arguments[0] }
  private var isJSON: Bool { arguments.contains("--format=json") && command != "frames" }

  /// Creates a trial, which is determined by its number, the seed and the list of documents.
  init(number: Int, seed: UInt64, documents: [String]) {
    var random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(number))
    let source = random.pick(documents)
    if source.hasSuffix(Self.sceneEnding) {
      self = Self.ofScene(source, number: number, documents: documents, &random)
      return
    }
    let other = random.pick(documents)
    var material = Mutation.Material(random: random, other: Markup(Self.text(other)))
    var markup = Markup(Self.text(source))
    let mutations = Mutation.mutate(&markup, &material)
    random = material.random
    let name = Self.name(&random) + (source.hasSuffix(".xib") ? ".xib" : ".storyboard")
    var line = OddOptions.commandLine(&random)
    var files: [(String, String)] = []
    var input = name
    switch random.index(8) {
    case 0:
      // Templates from another layout: the document itself, or another mutant of it.
      var companion = Markup(Self.text(source))
      if random.happens(oneIn: 2) { _ = Mutation.mutate(&companion, &material) }
      files.append(("landscape.xib", companion.text))
      line.append("--landscape=landscape.xib")
    case 1:
      input = "Base.lproj/\(name)"
      let stem = name.split(separator: ".").dropLast().joined(separator: ".")
      files.append(("de.lproj/\(stem).strings", Self.strings(for: markup, &random)))
    case 2: line.append("--assets=" + (source as NSString).deletingLastPathComponent)
    default: break
    }
    files.append((input, markup.text))
    self = Trial(
      number: number, arguments: line + ["--", input], mutations: mutations, source: source, files: files)
  }

  private static let sceneEnding = ".scene.json"

  /// A trial of a scene file, which another one may include.
  private static func ofScene(
    _ source: String, number: Int, documents: [String], _ random: inout SeededRandom
  ) -> Trial {
    let scenes = documents.filter { $0.hasSuffix(Self.sceneEnding) }
    let other = Self.text(random.pick(scenes))
    var scene = SceneText(Self.text(source))
    let mutations = SceneMutation.mutate(&scene, &random, other: SceneText(other))
    var text = scene.text
    if random.happens(oneIn: 20) { text = String(text.prefix(random.index(max(1, text.count)))) }
    let input = random.happens(oneIn: 20) ? "a b\u{1B}[31m\n" + Self.sceneEnding : "mutant" + Self.sceneEnding
    return Trial(
      number: number, arguments: OddOptions.commandLine(&random) + ["--", input], mutations: mutations,
      source: source, files: [(input, text), ("other" + Self.sceneEnding, other)])
  }

  private static func name(_ random: inout SeededRandom) -> String {
    random.happens(oneIn: 20)
      ? random.pick([
        "a b", "-x", "new\nline", "\u{1B}[31mred", "\u{202E}gpj", "%0A::error::x", "é", "a|b`c", "*",
      ]) : "mutant"
  }

  /// A file of translations for some of the ids of a document.
  private static func strings(for markup: Markup, _ random: inout SeededRandom) -> String {
    let keys = ["text", "title", "normalTitle", "placeholder", "segmentTitles[0]", "headerTitle", "x"]
    return markup.ids.prefix(200).map { id in
      "\"\(id).\(random.pick(keys))\" = \"\(random.pick(HostileValues.texts))\";\n"
    }.joined()
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// Runs the trial in a folder, which is emptied first.
  func run(_ tool: String, in folder: String, limits: Limits) -> (run: ToolRun, faults: [String]) {
    try? FileManager.default.removeItem(atPath: folder)
    write(to: folder)
    let run = ToolRun(tool, arguments, in: folder, limits: limits)
    return (run, Judgement.faults(of: run, in: folder, isJSON: isJSON, limits: limits))
  }

  /// Writes the files of the project to a folder.
  func write(to folder: String) {
    for file in files {
      let url = URL(filePath: "\(folder)/\(file.path)")
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(file.text.utf8).write(to: url)
    }
  }

  /// The command as a shell line, with a comment on how the document was made.
  var shell: String {
    let words = arguments.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    return "layoutshot \(words)\n# \(mutations.joined(separator: ", ")) on \(source)\n"
  }
}
