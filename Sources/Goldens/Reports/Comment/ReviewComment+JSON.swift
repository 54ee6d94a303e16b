import Diagnostics
import JSON

/// `comment.json`: the comment on its way from a job that reads a stranger's project to one that posts it.
extension ReviewComment {
  /// The name of the file.
  package static let fileName = "comment.json"
  /// The limits of the file: bytes, sections, sentences of a section, pictures in all.
  package static let most = (bytes: 1 << 20, sections: 100, lines: 60, pictures: 40)

  /// The comment within the limits; what is left out is counted.
  package var limited: ReviewComment {
    var result = self
    result.sections = []
    var pictures = 0
    for kind in Kind.allCases {
      let own = sections.filter { $0.kind == kind }
      let shown = own.prefix(Self.most.sections / Kind.allCases.count)
      result.omitted[kind, default: 0] += own.count - shown.count
      result.sections += shown.map { section in
        var section = section
        section.omittedLines += max(0, section.lines.count - Self.most.lines)
        section.lines = Array(section.lines.prefix(Self.most.lines))
        section.pictures = Array(section.pictures.prefix(min(8, Self.most.pictures - pictures)))
        pictures += section.pictures.count
        // Whoever posts the comment shows no command that a stranger wrote.
        section.commands = []
        return section
      }
    }
    return result
  }

  /// The file's text.
  package var json: String {
    JSONValue.object([
      ("layoutshot", .integer(1)), ("summary", .string(summary)), ("counts", Self.json(counts)),
      ("omitted", Self.json(omitted)), ("sections", .array(sections.map(\.json))),
    ]).text(isIndented: true)
  }

  private static func json(_ counts: [Kind: Int]) -> JSONValue {
    .object(Kind.allCases.map { ($0.rawValue, .integer(counts[$0, default: 0])) })
  }

  /// A comment from the file's text, which may be anybody's; nil if it is none, or exceeds a limit.
  ///
  /// Sentences are cut like all that is quoted, and files are numbers: nothing of a name is left.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.most.bytes, let root = try? JSONValue.read(bytes),
      root["layoutshot"]?.number == 1, let summary = root["summary"]?.string,
      let sections = root["sections"]?.items, sections.count <= Self.most.sections,
      let counts = Self.counts(root["counts"]), let omitted = Self.counts(root["omitted"])
    else { return nil }
    self.init()
    (self.summary, self.counts, self.omitted) = (PrintedText.sentence(summary), counts, omitted)
    for section in sections {
      guard let section = Section(section) else { return nil }
      self.sections.append(section)
    }
    if self.sections.reduce(0, { $0 + $1.pictures.count }) > Self.most.pictures { return nil }
  }

  private static func counts(_ json: JSONValue?) -> [Kind: Int]? {
    var counts: [Kind: Int] = [:]
    for kind in Kind.allCases {
      guard let count = json?[kind.rawValue]?.number.flatMap({ Int(exactly: $0) }),
        (0...1_000_000).contains(count)
      else { return nil }
      counts[kind] = count
    }
    return counts
  }
}

extension ReviewComment.Section {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("place", .string(place)), ("scene", .string(scene)),
      ("figures", .string(figures)), ("omittedLines", .integer(omittedLines)),
      (
        "lines",
        .array(lines.map { .object([("text", .string($0.text)), ("follows", .flag($0.isConsequence))]) })
      ),
      (
        "pictures",
        .array(pictures.map { .object([("file", .string($0.file)), ("words", .string($0.words))]) })
      ),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard let omitted = json["omittedLines"]?.number.flatMap({ Int(exactly: $0) }),
      (0...1_000_000).contains(omitted),
      let kind = json["kind"]?.string.flatMap(ReviewComment.Kind.init(rawValue:)),
      let place = json["place"]?.string, let scene = json["scene"]?.string,
      let figures = json["figures"]?.string, let lines = json["lines"]?.items,
      lines.count <= ReviewComment.most.lines, let pictures = json["pictures"]?.items
    else { return nil }
    self.init(kind, PrintedText.sentence(place))
    omittedLines = omitted
    (self.scene, self.figures) = (PrintedText.sentence(scene), PrintedText.sentence(figures))
    for line in lines {
      guard let text = line["text"]?.string, let follows = line["follows"]?.flag else { return nil }
      self.lines.append(.init(PrintedText.sentence(text), isConsequence: follows))
    }
    for picture in pictures {
      guard let file = picture["file"]?.string, let words = picture["words"]?.string,
        let number = Int(file.prefix { $0 != "." }), (1...999).contains(number), file == Self.file(number)
      else { return nil }
      self.pictures.append(.init(file: file, words: PrintedText.sentence(words)))
    }
  }

  /// The name of a picture beside the file.
  package static func file(_ number: Int) -> String { "\(number).png" }
}
