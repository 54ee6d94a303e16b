import Diagnostics
import Layout
import Templates
import Views

/// The matches between a scene's templates and its tree, for every group of size classes in which either differs.
///
/// Holds values only: the templates' trees are released after initialization.
struct TemplateLayouts: Sendable {
  /// The findings of matching, without duplicates; those of the canvas's own size classes come first.
  private(set) var findings: [Finding] = []
  private var columns: [Column] = []

  private struct Column: Sendable {
    let classes: [SizeClasses]
    let portrait: TemplateMatch?
    let landscape: TemplateMatch?
  }

  /// Matches the templates and verifies that switching between them round-trips. `tree` returns the live tree, or a
  /// copy, with what the document specifies for size classes.
  init(_ scene: borrowing Scene, options: MatchingOptions, tree: (SizeClasses) -> ViewTree) {
    guard scene.portraitTemplate != nil || scene.landscapeTemplate != nil else { return }
    for group in scene.sizeClassGroups {
      let classes = group[0]
      let live = tree(classes)
      func match(_ orientation: Orientation) -> TemplateMatch? {
        scene.template(for: orientation, classes).map {
          Matcher.match(
            template: $0 === scene.tree ? live : $0, live: live, orientation: orientation, options: options,
            known: self.match(for: orientation, scene.canvas.sizeClasses))
        }
      }
      let column = Column(classes: group, portrait: match(.portrait), landscape: match(.landscape))
      columns.append(column)
      add(Self.findings(of: column, on: live))
    }
  }

  /// Returns how the template of an orientation matches the tree for size classes; nil without a template.
  func match(for orientation: Orientation, _ classes: SizeClasses) -> TemplateMatch? {
    let column = columns.first { $0.classes.contains(classes) } ?? columns.first
    return orientation == .portrait ? column?.portrait : column?.landscape
  }

  /// Replaces all layouts by matches that hold in every size class.
  mutating func replace(_ matches: [TemplateMatch], on tree: ViewTree) {
    let column = Column(
      classes: SizeClasses.all, portrait: matches.first { $0.orientation == .portrait },
      landscape: matches.first { $0.orientation == .landscape })
    columns = [column]
    findings = []
    add(Self.findings(of: column, on: tree))
  }

  private static func findings(of column: Column, on tree: ViewTree) -> [Finding] {
    let matching = (column.portrait?.findings ?? []) + (column.landscape?.findings ?? [])
    guard let portrait = column.portrait, let landscape = column.landscape else { return matching }
    let deviations = RoundTrip.check(
      tree, portrait: portrait.layout, landscape: landscape.layout,
      resizingSubviews: { Autoresizing.resizeSubviews(of: $0, from: $1) })
    return matching + RoundTrip.findings(of: deviations)
  }

  /// Adds findings, skipping those with the same message and location even if their notes differ between size classes.
  private mutating func add(_ more: [Finding]) {
    let known = Set(findings.map(Said.init))
    findings += more.filter { !known.contains(Said($0)) }
  }

  private struct Said: Hashable {
    let message: String
    let location: SourceLocation?

    init(_ finding: Finding) { (message, location) = (finding.message, finding.location) }
  }
}
