import InterfaceXML
import TestSupport
import Testing

@testable import DocumentVersions

/// Sides that are taken of conflicts, in files that were merged.
@Suite struct MergeTakingTests {
  private let names = (base: "base", ours: "ours", theirs: "theirs")

  private func versions(_ base: String, _ ours: String, _ theirs: String) throws -> MergedVersions {
    try MergedVersions(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), files: names)
  }

  private func document(_ views: String) -> String {
    "<document toolsVersion=\"21507\"><objects><view id=\"root\"><subviews>\n\(views)\n</subviews></view></objects></document>"
  }

  private func label(_ id: String, _ text: String) -> String { "<label text=\"\(text)\" id=\"\(id)\"/>" }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Takes theirs of the conflicts, and holds that the file says so, and that ours is the file before.
  private func taking(
    _ versions: MergedVersions, _ conflicts: [MergeConflict], in file: [UInt8]
  ) throws -> [UInt8] {
    let points = Set(conflicts.map(\.point))
    let taken = try versions.taking(.theirs, of: points, after: [], in: file, named: "file")
    let standing = try MergedFile(taken, named: "file", of: versions, merged: versions.merged().bytes)
    for conflict in conflicts {
      #expect(standing.standing(of: conflict) == .theirs, "\(conflict.words): \(text(taken))")
    }
    let back = try versions.taking(.ours, of: points, after: points, in: taken, named: "file")
    #expect(text(back) == text(file))
    return taken
  }

  @Test func theirValueIsTakenAndOurs() throws {
    let (base, other) = (label("a", "A") + "\n" + label("b", "B"), label("b", "B"))
    let all = try versions(
      document(base), document(label("a", "Ours") + "\n" + other),
      document(label("a", "Theirs") + "\n" + other))
    let merged = all.merged()
    #expect(merged.conflicts.map(\.kind) == [.value])
    let taken = try taking(all, merged.conflicts, in: merged.bytes)
    #expect(text(taken) == document(label("a", "Theirs") + "\n" + other))
  }

  /// What somebody edited after the merge stays, in whichever order.
  @Test func editsAfterTheMergeStay() throws {
    let (base, other) = (label("a", "A") + "\n" + label("b", "B"), label("b", "B"))
    let all = try versions(
      document(base), document(label("a", "Ours") + "\n" + other),
      document(label("a", "Theirs") + "\n" + other))
    let merged = all.merged()
    let points = Set(merged.conflicts.map(\.point))
    let edited = Array(text(merged.bytes).replacing("text=\"B\"", with: "tag=\"7\" text=\"C\"").utf8)
    let taken = try taking(all, merged.conflicts, in: edited)
    #expect(
      text(taken) == document(label("a", "Theirs") + "\n<label tag=\"7\" text=\"C\" id=\"b\"/>"))
    // Neither side's value gives way to the side that is taken.
    let own = Array(text(merged.bytes).replacing("Ours", with: "Mine").utf8)
    let standing = try MergedFile(own, named: "file", of: all, merged: merged.bytes)
    #expect(standing.standing(of: merged.conflicts[0]) == .other)
    for side in MergeSide.allCases {
      let result = try all.taking(side, of: points, after: [], in: own, named: "file")
      #expect(text(result).contains(side == .ours ? "\"Ours\"" : "\"Theirs\""))
    }
  }

  @Test func aRemovalIsTaken() throws {
    let (first, second) = (label("a", "A"), label("b", "B"))
    let inside = "<view id=\"b\"><subviews>\n\(label("c", "C"))\n</subviews></view>"
    let changed = inside.replacing("text=\"C\"", with: "text=\"D\"")
    let byUs = try versions(
      document(first + "\n" + inside), document(first), document(first + "\n" + changed))
    #expect(byUs.merged().conflicts.map(\.kind) == [.removedByOurs])
    let restored = try taking(byUs, byUs.merged().conflicts, in: byUs.merged().bytes)
    #expect(text(restored) == document(first + "\n" + changed))
    let byThem = try versions(
      document(first + "\n" + second), document(first + "\n" + label("b", "C")), document(first))
    let removed = try taking(byThem, byThem.merged().conflicts, in: byThem.merged().bytes)
    #expect(text(removed) == document(first))
    // With what somebody edited in it since.
    let edited = Array(text(byThem.merged().bytes).replacing("\"C\"", with: "\"E\"").utf8)
    let point = Set(byThem.merged().conflicts.map(\.point))
    #expect(
      try text(byThem.taking(.theirs, of: point, after: [], in: edited, named: "file")) == document(first))
  }

  @Test func aPlaceAndAnOrderAreTaken() throws {
    func box(_ id: String, _ inside: String = "") -> String {
      "<view id=\"\(id)\"><subviews>\n\(inside)<view id=\"in-\(id)\"/>\n</subviews></view>"
    }
    let one = label("x", "X") + "\n"
    let places = try versions(
      document(one + box("a") + "\n" + box("b")), document(box("a", one) + "\n" + box("b")),
      document(box("a") + "\n" + box("b", one)))
    #expect(places.merged().conflicts.map(\.kind) == [.place])
    let moved = try taking(places, places.merged().conflicts, in: places.merged().bytes)
    #expect(text(moved) == document(box("a") + "\n" + box("b", one)))

    func list(_ ids: [String]) -> String { document(ids.map { label($0, "") }.joined(separator: "\n")) }
    let orders = try versions(
      list(["a", "b", "c", "d"]), list(["d", "a", "b", "c"]), list(["a", "d", "b", "c"]))
    #expect(orders.merged().conflicts.map(\.kind) == [.order])
    let ordered = try taking(orders, orders.merged().conflicts, in: orders.merged().bytes)
    #expect(text(ordered) == list(["a", "d", "b", "c"]))
  }

  @Test func aDocumentThatBothAddedIsTaken() throws {
    let (here, there) = (document(label("a", "A")), document(label("b", "B")))
    let all = try versions("", here, there)
    let point = Set(all.merged().conflicts.map(\.point))
    #expect(try text(all.taking(.theirs, of: point, after: [], in: Array(here.utf8), named: "file")) == there)
  }

  /// A class that both sides changed, and characters between tags.
  @Test func tagsAndTextsAreTaken() throws {
    func view(_ tag: String, _ text: String) -> String {
      document("<\(tag) id=\"a\"><string key=\"text\">\(text)</string></\(tag)>")
    }
    let all = try versions(view("view", "A"), view("label", "B"), view("button", "C"))
    #expect(all.merged().conflicts.map(\.property) == ["class", "text.text"])
    let taken = try taking(all, all.merged().conflicts, in: all.merged().bytes)
    #expect(text(taken) == view("button", "C"))
  }

  /// Each conflict of random sides by itself: their side is taken, and ours gives the file before, byte for byte.
  @Test func randomConflictsAreTakenAndTakenBack() throws {
    var random = SeededGenerator(seed: 11)
    var kinds: Set<MergeConflict.Kind> = []
    for _ in 0..<400 {
      func side() -> String {
        var ids = (0..<6).map { "v\($0)" }.filter { _ in random.below(5) > 0 }
        if random.below(2) == 0 { ids.swapAt(0, ids.count - 1) }
        let (inner, outer) = (ids.suffix(2), ids.dropLast(2))
        func views(_ ids: some Sequence<String>) -> String {
          ids.map { label($0, "\(random.below(3))") }.joined(separator: "\n")
        }
        return document(
          views(outer) + "\n<view id=\"box\"><subviews>\n"
            + views(inner) + "\n</subviews></view>")
      }
      let all = try versions(side(), side(), side())
      let merged = all.merged()
      for conflict in merged.conflicts where conflict.kind != .order {
        kinds.insert(conflict.kind)
        _ = try taking(all, [conflict], in: merged.bytes)
      }
      let values = merged.conflicts.filter { $0.kind == .value }
      _ = try taking(all, values, in: merged.bytes)
    }
    #expect(kinds.isSuperset(of: [.value, .removedByOurs, .removedByTheirs, .place]), "\(kinds)")
  }
}
