import InterfaceXML
import TestSupport
import Testing

@testable import DocumentVersions

/// What is merged, and what is left to decide.
@Suite struct MergeTests {
  private func merge(
    _ base: String, _ ours: String, _ theirs: String
  ) throws -> (text: String, conflicts: [MergeConflict]) {
    let merged = try DocumentMerge.merge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
      files: (base: "base", ours: "ours", theirs: "theirs"))
    return (String(decoding: merged.bytes, as: UTF8.self), merged.conflicts)
  }

  private func document(_ views: String, tools: String = "21507", constraints: String = "") -> String {
    """
    <document toolsVersion="\(tools)"><objects><view id="root"><subviews>
    \(views)
    </subviews><constraints>\(constraints)</constraints></view></objects></document>
    """
  }

  private func label(_ id: String, _ text: String, x: Int = 0) -> String {
    "<label text=\"\(text)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" x=\"\(x)\" y=\"0\"/></label>"
  }

  /// Rectangles that constraints place are taken whole, from the newer tools.
  @Test func savedRectanglesAreNoConflict() throws {
    for (here, there, x) in [("21507", "23504", 2), ("23504", "21507", 1)] {
      let merged = try merge(
        document(label("a", "A")), document(label("a", "A", x: 1), tools: here),
        document(label("a", "B", x: 2), tools: there))
      #expect(merged.conflicts.isEmpty && merged.text == document(label("a", "B", x: x), tools: "23504"))
    }
  }

  @Test func theSamePropertyIsAConflict() throws {
    let merged = try merge(document(label("a", "A")), document(label("a", "B")), document(label("a", "C")))
    #expect(merged.text == document(label("a", "B")), "ours stands, without markers")
    #expect(merged.conflicts.map(\.kind) == [.value] && merged.conflicts[0].object == "a")
    #expect(
      merged.conflicts[0].words
        == "both sides changed text of label \"B\" (id a): \"A\" → \"B\" here, \"C\" there; ours stands")
  }

  @Test func removedHereAndChangedThere() throws {
    let both = label("a", "A") + "\n" + label("b", "B")
    let changed = label("a", "A") + "\n" + label("b", "Changed")
    let byUs = try merge(document(both), document(label("a", "A")), document(changed))
    #expect(byUs.text == document(label("a", "A")) && byUs.conflicts.map(\.kind) == [.removedByOurs])
    let byThem = try merge(document(both), document(changed), document(label("a", "A")))
    #expect(byThem.text == document(changed) && byThem.conflicts.map(\.kind) == [.removedByTheirs])
    // A rectangle that was saved anew is no change.
    let saved = label("a", "A") + "\n" + label("b", "B", x: 9)
    let quiet = try merge(document(both), document(saved), document(label("a", "A")))
    #expect(quiet.text == document(label("a", "A")) && quiet.conflicts.isEmpty)
  }

  /// A view that one side moved keeps what the other one changed of it.
  @Test func movedHereAndChangedThere() throws {
    let box = { (inside: String) in "<view id=\"box\"><subviews>\n\(inside)\n</subviews></view>" }
    let old = label("a", "A") + "\n" + box(label("b", "B"))
    let merged = try merge(
      document(old), document(box(label("b", "B") + "\n" + label("a", "A"))),
      document(old.replacing("text=\"A\"", with: "text=\"C\"")))
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text.contains(box(label("b", "B") + "\n" + label("a", "C"))), "\(merged.text)")
  }

  /// Two views of which each side put one into the other one: ours stands, and both are there.
  @Test func eachIsPutIntoTheOther() throws {
    func box(_ id: String, _ inside: String = "") -> String {
      "<view id=\"\(id)\"><subviews>\(inside)<view id=\"in-\(id)\"/></subviews></view>"
    }
    let merged = try merge(
      document(box("a") + box("b")), document(box("a", box("b"))), document(box("b", box("a"))))
    #expect(merged.text == document(box("a", box("b"))) && merged.conflicts.contains { $0.kind == .place })
  }

  /// The rectangle of a root view is the canvas' size, unless it is freeform.
  @Test func rootsHaveTheSizeOfTheCanvas() throws {
    func root(_ width: Int, _ metrics: String = "") -> String {
      "<document><objects><view id=\"root\"><rect key=\"frame\" width=\"\(width)\"/>\(metrics)</view></objects></document>"
    }
    #expect(try merge(root(1), root(2), root(3)).conflicts.isEmpty)
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let merged = try merge(root(1, freeform), root(2, freeform), root(3, freeform))
    #expect(merged.conflicts.map(\.kind) == [.value] && merged.conflicts[0].property == "frame")
  }

  /// A clean merge of texts that leaves a constraint without its view is none.
  @Test func whatRefersToNothingIsAConflict() throws {
    let both = label("a", "A") + "\n" + label("b", "B")
    let constraint = "<constraint firstItem=\"b\" firstAttribute=\"top\" id=\"c\"/>"
    let merged = try merge(
      document(both), document(label("a", "A")), document(both, constraints: constraint))
    #expect(merged.conflicts.map(\.kind) == [.dangling] && merged.conflicts[0].object == "c")
    #expect(merged.conflicts[0].words.contains("refers to b, which the other side removed"))
  }

  @Test(arguments: ["<a", " "]) func whatCannotBeReadIsSaid(_ text: String) {
    #expect(throws: ReadError.self) { try merge(text, document(""), document("")) }
    #expect(throws: ReadError.self) { try merge("", document(""), text) }
  }

  /// A document without a common version: git has an empty one for it.
  @Test func bothAddTheDocument() throws {
    let (here, there) = (document(label("a", "A")), document(label("a", "B")))
    let merged = try merge("", here, there)
    #expect(merged.text == here && merged.conflicts.map(\.kind) == [.added])
    #expect(try merge("", here, here).conflicts.isEmpty)
  }

  /// Every subset of random edits to either side is merged as a whole document that can be read.
  @Test func randomSidesStayDocuments() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let base = (0..<6).map { "v\($0)" }
      func side() -> String {
        var ids = base.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        if Bool.random(using: &random) { ids.insert("n\(Int.random(in: 0..<3, using: &random))", at: 0) }
        if Bool.random(using: &random) { ids.shuffle(using: &random) }
        return document(
          ids.map {
            label($0, "\(Int.random(in: 0..<2, using: &random))", x: Int.random(in: 0..<3, using: &random))
          }
          .joined(separator: "\n"))
      }
      let (old, ours, theirs) = (
        document(base.map { label($0, "0") }.joined(separator: "\n")), side(), side()
      )
      let merged = try merge(old, ours, theirs)
      let root = try XMLParser(file: "merged", limits: ReadingLimits()).parse(Array(merged.text.utf8))
      var identities = Identities()
      let ids = IdentifiedTree(root, &identities).nodes.compactMap { Identities.objectID(of: $0.element) }
      #expect(Set(ids).count == ids.count, "an object is there twice")
      for conflict in merged.conflicts {
        #expect(ids.contains(conflict.object) == (conflict.kind != .removedByOurs), "\(conflict.words)")
      }
      for element in IdentifiedTree(root, &identities).nodes.map(\.element) where element.name == "rect" {
        #expect(element.peek("key") == "frame" && element.attributes.count == 3)
      }
    }
  }
}
