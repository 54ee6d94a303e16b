import Diagnostics
import Foundation
import TestSupport
import Testing
import Views

@testable import GoldenRuns
@testable import Goldens
@testable import Revisions

/// Edits of one attribute each, in `Tests/Fixtures/edits/cases.txt`: the file, what is replaced, by what, and what `diff` has to
/// say about it, with the line that was edited. `verify` has to name the same property and line.
@Suite struct EditTests {
  struct Edit: CustomTestStringConvertible, Sendable {
    var file: String
    var old: String
    var new: String
    var expected: String

    var testDescription: String { "\(file): \(old) → \(new)" }

    /// The document that shows the edit of another file.
    var document: String {
      if file.hasPrefix("Shop/") { return "Shop/Accented.xib" }
      if file.hasSuffix(".strings") { return "Base.lproj/Words.xib" }
      return file == "Pair-landscape.xib" ? "Pair.xib" : file
    }

    /// Whether the expectation is how far a view moved, which `verify` states as coordinates.
    var isDistance: Bool { [" moved ", " wider", " taller"].contains(where: expected.contains) }
  }

  static let folder = Checkout.fixture("edits")
  static let edits: [Edit] = {
    let text = (try? String(contentsOfFile: "\(folder)/cases.txt", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let parts = line.components(separatedBy: " ¦ ")
      return Edit(file: parts[0], old: parts[1], new: parts[2], expected: parts[3])
    }
  }()

  /// Both sides of an edit, in folders of their own, and the line of the edit.
  private struct Sides {
    let folder: Folder
    let old: ComparedFile
    let new: ComparedFile
    let line: Int

    init(_ edit: Edit) throws {
      let folder = try Folder()
      let sides = ["old", "new"].map { "\(folder.path)/\($0)" }
      self.folder = folder
      for side in sides {
        try FileManager.default.copyItem(atPath: EditTests.folder, toPath: side)
        try FileManager.default.removeItem(atPath: "\(side)/cases.txt")
      }
      let path = "\(sides[1])/\(edit.file)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let place = try #require(text.range(of: edit.old), "nothing to replace")
      line = text[..<place.lowerBound].count { $0 == "\n" } + 1
      let edited = text.replacingCharacters(in: place, with: edit.new)
      try edited.write(toFile: path, atomically: true, encoding: .utf8)
      old = Self.file(sides[0], edit)
      new = Self.file(sides[1], edit)
    }

    private static func file(_ side: String, _ edit: Edit) -> ComparedFile {
      ComparedFile("\(side)/\(edit.document)") { $0.replacingOccurrences(of: "\(side)/", with: "") }
    }
  }

  private static let settings: ComparisonSettings = {
    var settings = ComparisonSettings(fonts: TestFonts.library)
    settings.comparesPixels = false
    return settings
  }()

  /// `diff` and `verify` are made of the same records.
  @Test(arguments: edits) func propertyAndLineAreNamed(_ edit: Edit) throws {
    let sides = try Sides(edit)
    let comparison = DocumentComparison(old: sides.old, new: sides.new, Self.settings)
    var difference = DocumentDifference("Edit.xib", was: nil, .changed)
    let record = comparison.record(&difference)
    let recorded = try #require(record, "\(difference.errors)")
    diffNames(edit, sides, comparison, recorded)
    try verifyNames(edit, sides, recorded.was, recorded.now)
  }

  private func diffNames(
    _ edit: Edit, _ sides: Sides, _ comparison: DocumentComparison, _ recorded: DocumentComparison.Sides
  ) {
    var difference = DocumentDifference(edit.document, was: nil, .changed)
    comparison.compare(recorded, &difference)
    let text = DifferenceReport([difference]).text
    let lines = text.split(separator: "\n").filter { $0.contains(edit.expected) }
    #expect(!lines.isEmpty, "expected \(edit.expected) in:\n\(text)")
    let name = edit.file.split(separator: "/").last!
    // Of an asset the whole file is the place.
    let places =
      edit.file.hasSuffix(".json") && edit.file.contains("/") ? ["\(name))"] : ["\(name):\(sides.line))"]
    #expect(
      lines.contains { line in places.contains(where: line.contains) }, "expected \(places) in:\n\(text)")
  }

  private func verifyNames(_ edit: Edit, _ sides: Sides, _ old: RecordedSide, _ new: RecordedSide) throws {
    let failures = try old.screens.indices.flatMap { screen in
      try old.screens[screen].pictures.enumerated().compactMap { index, picture -> GoldenFailure? in
        // What a golden image has beside it.
        let golden = try #require(TreeRecord(Array(picture.tree.text.utf8)))
        let changes = TreeDifference(from: golden, to: new.screens[screen].pictures[index].tree).changes
        if changes.isEmpty { return nil }
        var failure = GoldenFailure(
          path: "\(screen).\(index).png", reason: .tree, document: edit.document, scene: "\(screen)",
          variant: picture.variant.text, actual: nil, tree: "", renderer: "")
        (failure.changes, failure.knowsTrees) = (changes, true)
        return failure
      }
    }
    let items = GoldenItem.items(of: failures)
    let text = items.map { "\($0.headline) \($0.place)" }.joined(separator: "\n")
    let place =
      edit.file.hasSuffix(".json") && edit.file.contains("/") ? edit.file : "\(edit.file):\(sides.line)"
    let found = items.filter { item in
      item.changes.contains { change in
        let file = (change.file ?? edit.document).replacingOccurrences(
          of: "\(sides.folder.path)/new/", with: "")
        let own = change.line > 0 ? "\(file):\(change.line)" : file
        return own == place && (edit.isDistance || "\(change.view): \(change.phrase)".contains(edit.expected))
      }
    }
    #expect(!found.isEmpty, "expected \(edit.expected) at \(place) in:\n\(text)")
  }

  /// What only code, whole layouts or size classes change, or is edited as a part of something else.
  private static let withoutEdits: Set<String> = [
    "frame", "installed", "layer", "control", "content", "contentPriorities", "arrangement", "constraints",
    "layoutGuides", "designableIntrinsicSize", "intrinsicContentSize", "customSpacing",
    "translatesAutoresizingMaskIntoConstraints", "customClass",
    "isEmbeddedRoot", "layer.transform", "layer.masksToBounds", "layer.shadowColor", "attributedText",
    "attributedPlaceholder",
    "attributedTitle", "baselineAdjustment", "backgroundStyle", "effect.vibrancy", "controllerClass",
    "standardAppearance", "collectionViewLayout.sectionInsetReference", "collectionViewLayout", "customSize",
    "collectionReusableViews.header",
    "collectionReusableViews.footer", "spacing.standard", "sections", "prototypes", "tableFooterView",
    "ownViews",
    "imageView", "textLabel", "detailTextLabel", "contentConfiguration", "items",
  ]

  /// Every row of the table that shows has an edit.
  @Test func everyPropertyHasAnEdit() {
    for row in ViewProperty.all
    where !row.path.isEmpty && [.layout, .painting].contains(row.effect)
      && !Self.withoutEdits.contains(row.name)
    {
      // Steps of a transform that only some key paths name.
      if row.name.hasPrefix("layer.transform.") { continue }
      let isEdited = Self.edits.contains { edit in
        edit.expected.hasPrefix(row.name) || edit.expected.contains(" \(row.name)")
          || edit.expected.hasPrefix("segments[") && row.name.hasPrefix("segments")
      }
      #expect(isEdited, "\(row.name)")
    }
  }
}
