import Testing

@testable import GoldenRuns
@testable import Goldens

/// What a cache keeps of a failure comes back whole.
@Suite struct CachedFormTests {
  /// Every property is kept: one that is new has to be added here, with a value that is not its default.
  @Test func changesRoundTrip() throws {
    var change = TreeChange(
      kind: .moved, viewID: "a", view: "UIView (id a)", path: "UIView", property: "y", old: "1", new: "2",
      line: 3)
    (change.oldLine, change.file, change.constraintID) = (4, "A.strings", "c")
    (change.root, change.isOfOwnFrame, change.isPaint) = ("r", true, true)
    change.isWithoutPicture = true
    change.isOfLayout = true
    change.cells = TreeChange.Cells(table: "t", count: 5)
    #expect(try TreeChange(form: change.form) == change)
    #expect(
      Mirror(reflecting: change).children.compactMap(\.label) == [
        "kind", "viewID", "view", "path", "property", "old", "new", "line", "oldLine", "file", "constraintID",
        "root", "isOfOwnFrame", "isPaint", "isWithoutPicture", "isOfLayout", "cells",
      ])
  }
}
