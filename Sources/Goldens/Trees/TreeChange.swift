import Diagnostics

/// What changed of one view or constraint between two records.
package struct TreeChange: Hashable, Sendable {
  /// The kinds of change.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The position of a view changed in its superview, or in another one.
    case moved
    /// The size of a view changed.
    case resized
    /// Anything else that shows.
    case restyled
    /// The text of a view changed.
    case text
    /// A view that was not there.
    case added
    /// A view that is gone.
    case removed
    /// Pixels alone: the tree is as it was, so another renderer drew it, or drew it otherwise.
    case renderer
  }

  package var kind: Kind
  /// The view's object id, or that of an item of a bar or a section.
  package var viewID: String
  /// The view in one phrase.
  package var view: String
  /// The view's path from the root.
  package var path: String
  /// What changed, such as `x`, `backgroundColor`, `leading constraint`.
  package var property: String
  /// The value before; empty for none.
  package var old: String
  /// The value now; empty for none.
  package var new: String
  /// The line of the change in the document; for what was removed, that of the view that contained it. 0 for none.
  package var line: Int
  /// The line of what is gone, or stood elsewhere, when the golden was recorded; 0 for none.
  package var oldLine = 0
  /// The file of the change, such as that of a language's texts or of an asset; nil for the document itself.
  package var file: String?
  /// The object id of the constraint that changed; nil where none did.
  package var constraintID: String?
  /// What all changes that belong to one edit have in common; the view where it is empty.
  package var root = ""
  /// Whether it is a place that the view's own frame in the document says, and that nothing around it explains.
  package var isOfOwnFrame = false
  /// Whether it is a color or the like, which makes no view larger and moves none.
  package var isPaint = false
  /// Whether it is a property that no picture shows.
  package var isWithoutPicture = false
  /// Whether it is an input of layout, such as a priority, which shows only where something moves because of it.
  package var isOfLayout = false

  /// The cells of a section of a table.
  package struct Cells: Hashable, Sendable {
    package var table: String
    package var count: Int

    package init(table: String, count: Int) { (self.table, self.count) = (table, count) }
  }

  /// The cells that came or went with a section; nil of anything else.
  package var cells: Cells?

  package init(
    kind: Kind, viewID: String, view: String, path: String, property: String, old: String, new: String,
    line: Int, oldLine: Int = 0, file: String? = nil, constraintID: String? = nil, root: String = "",
    cells: Cells? = nil
  ) {
    (self.kind, self.viewID, self.view, self.path) = (kind, viewID, PrintedText.sentence(view), path)
    (self.property, self.line) = (PrintedText.sentence(property), line)
    (self.old, self.new) = (old, new)
    (self.oldLine, self.file, self.constraintID) = (oldLine, file, constraintID)
    (self.root, self.cells) = (root, cells)
  }

  /// The property of a view that was added or removed.
  static let existence = "view"
  /// The properties of a view that stands in another view, or elsewhere among its siblings.
  static let superview = "superview"
  static let order = "place among siblings"

  /// Whether no picture shows it, unless something moves because of it: a class that is drawn like the one before, what
  /// assistive technology reads, the size that Interface Builder gives a view on its canvas.
  var isUnseen: Bool {
    let name = PropertyName(property).last
    if isWithoutPicture { return kind == .restyled || kind == .text }
    return kind == .restyled
      && (name == "customClass" || isOfDesignable
        || name.hasPrefix("placeholderIntrinsic")
        || name.hasPrefix("accessibility"))
  }

  /// Whether it is what a view shows: a text, an image, a font.
  var isOfContent: Bool {
    if kind == .text { return true }
    let name = String(PropertyName(property).last).lowercased()
    return kind == .restyled && constraintID == nil
      && ["title", "image", "font"].contains(where: name.hasSuffix)
  }

  /// Whether it is what a view is above or below, where that moves nothing.
  var isOfOrderAlone: Bool { property == Self.order && root.hasSuffix(Self.order) }

  /// Whether a bar around the screen came or went.
  var isOfBar: Bool {
    ["navigationBar", "toolbar", "tabBar"].contains(property) && Set([old, new]) == ["none", "shown"]
  }

  /// Whether it is the size that a custom class reported to Interface Builder.
  var isOfDesignable: Bool { property == "designableIntrinsicSize" }

  /// Whether it is what assistive technology reads, by which nothing moves.
  var isOfAccessibility: Bool {
    kind == .restyled && PropertyName(property).last.hasPrefix("accessibility")
  }

  /// Whether it shows only where something moves because of it.
  var isInvisibleAlone: Bool { isUnseen || isOfLayout || constraintID != nil }

  /// Whether it is a constraint for a width or a height, which moves a view only by giving it another size.
  var isExtent: Bool { constraintID != nil && kind == .resized }

  /// That a screen came.
  package static func addition(ofScreen name: String, root: TreeRecord.Node?) -> TreeChange {
    TreeChange(
      kind: .added, viewID: root?.id ?? name, view: "\"\(name)\"", path: root?.path ?? "",
      property: existence,
      old: "", new: "", line: root?.line ?? 0)
  }

  /// That a screen is gone. `root`: its root view when the golden was recorded; nil where that is not known.
  package static func removal(ofScreen name: String, root: TreeRecord.Node?) -> TreeChange {
    var change = TreeChange(
      kind: .removed, viewID: root?.id ?? name, view: "\"\(name)\"", path: root?.path ?? "",
      property: existence,
      old: "", new: "", line: 0)
    change.oldLine = root?.line ?? 0
    return change
  }

  /// Whether the document says it of itself: places that follow from something else do not.
  package var isCause: Bool {
    constraintID != nil || (kind != .moved && kind != .resized) || isOfOneView
  }

  /// What belongs together: an edit of a document, or of the file that states a text or an asset.
  package struct Edit: Hashable, Sendable {
    /// The view, or what all changes of the edit have in common.
    package var subject: String
    /// The file; nil for the document. Of an image the folder of its files, which are drawn again together for all scales
    /// and appearances.
    package var file: String?
  }

  package var edit: Edit {
    let folder = isOfImage ? file?.lastIndex(of: "/").map { String(file![..<$0]) } : nil
    return Edit(subject: root.isEmpty ? viewID : root, file: folder ?? file)
  }

  /// Whether it is about an image of the project, whichever view shows it.
  private var isOfImage: Bool { root.hasPrefix(Self.imageRoot) && root == viewID }

  /// Whether it is about an image of the project, or stands in code.
  var isOfImageOrCode: Bool {
    isOfImage || [".swift", ".m", ".mm", ".h"].contains { file?.hasSuffix($0) == true }
  }

  /// The name of the table of texts that it stands in, without the ending; nil for none.
  var table: String? {
    guard let name = file?.split(separator: "/").last,
      [".strings", ".stringsdict", ".xcstrings"].contains(where: name.hasSuffix)
    else { return nil }
    return name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// What the ids of images begin with.
  static let imageRoot = "image "
  /// The same of a named color.
  static let colorRoot = "color "

  /// Whether another change is the same of another view.
  func isSameEdit(as other: TreeChange) -> Bool {
    !isOfOneView && (kind, property, old, new) == (other.kind, other.property, other.old, other.new)
      && file == other.file && (oldLine > 0) == (other.oldLine > 0)
  }

  /// By how much a number changed; nil for anything else.
  package var distance: Double? {
    guard let old = Double(old), let new = Double(new) else { return nil }
    return new - old
  }

  /// Whether a place or size differs by more than a point: two edges that are rounded to other pixels differ by less.
  var isOfMoreThanRounding: Bool {
    let (before, now) = (Self.numbers(old), Self.numbers(new))
    return before.count != now.count || zip(before, now).contains { abs($1 - $0) > 1 }
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split(separator: ",").compactMap { part in Double(part.drop { $0 == " " }.replacing("−", with: "-"))
    }
  }

  /// Whether it is that a view came, went or moved.
  var isOfOneView: Bool { property == Self.existence || property == Self.superview || property == Self.order }

  /// Both values as they are shown: of long ones the part around what changed.
  package var shown: (old: String, new: String) {
    // Line breaks are printed as spaces, unless they are the difference.
    guard old != new, PrintedText.oneLine(old) == PrintedText.oneLine(new) else {
      return PrintedText.shortened(old, new)
    }
    return PrintedText.shortened(
      PrintedText.escaped(old, quotes: false), PrintedText.escaped(new, quotes: false))
  }

  /// The change in one phrase: `leading constraint 16 → 24`.
  package var phrase: String { phrase(before: oldLine > 0 ? [oldLine] : []) }

  /// The change in one phrase. `lines`: where what is gone stood before.
  func phrase(before lines: [Int]) -> String {
    let (old, new) = shown
    let numbers = DifferenceItem.list(lines.sorted().map(String.init), most: 4)
    let before = lines.isEmpty ? "" : " (\(lines.count == 1 ? "line" : "lines") \(numbers) before)"
    switch kind {
    case .added where property == Self.existence: return "added"
    case .removed where property == Self.existence: return "removed" + before
    case .moved where property == Self.superview: return "moved from \(old) to \(new)" + before
    case .moved where property == Self.order: return "moved among its siblings, \(old) → \(new)" + before
    default: break
    }
    switch (old.isEmpty, new.isEmpty) {
    case (true, true): return property
    case (true, false): return "\(property) \(new) is new"
    case (false, true): return "\(property) \(old) is gone" + before
    case (false, false): return "\(property) \(old) → \(new)" + before
    }
  }
}
