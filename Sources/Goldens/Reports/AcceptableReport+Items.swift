import JSON

extension AcceptableReport {
  /// A change prepared for review.
  package struct Item: Sendable {
    /// A picture of a change.
    package struct Picture: Sendable {
      /// The golden's path, as in the report.
      package let path: String
      /// What distinguishes it from the other pictures.
      package let words: String
      /// The picture to show, relative to the failure folder; nil if there is none.
      package let file: String?
    }

    /// The ID that accepts it.
    package let id: String
    /// The document and line.
    package let place: String
    /// The description, in one sentence.
    package let headline: String
    /// Other changes in the document, and consequences, one per line.
    package let lines: [String]
    package let pictures: [Picture]
  }

  /// The acceptable changes, in the report's order; renamed screens come last.
  package var reviewed: [Item] {
    (root["items"]?.items ?? []).compactMap(Self.item)
      + (root["renamed"]?.items ?? []).compactMap(Self.renamed)
  }

  private static func item(_ item: JSONValue) -> Item? {
    guard let id = item["id"]?.string else { return nil }
    let line = item["line"]?.number.flatMap { Int(exactly: $0) } ?? 0
    let document = item["document"]?.string ?? ""
    let causes = (item["changes"]?.items ?? []).dropFirst().prefix(6).map { words($0) }
    let failures = item["failures"]?.items ?? []
    let pictures = failures.map { failure -> Item.Picture in
      let roles = failure["pictures"]
      let file = ["compare", "diff", "actual", "expected"].lazy.compactMap { roles?[$0]?.string }.first
      let words = [failure["scene"]?.string, failure["variant"]?.string].compactMap(\.self)
      let frame = failure["frame"]?.number.map { ", frame \(Int($0))" } ?? ""
      return Item.Picture(
        path: failure["path"]?.string ?? "", words: words.joined(separator: " ") + frame, file: file)
    }
    return Item(
      id: id, place: line > 0 ? "\(document):\(line)" : document, headline: item["headline"]?.string ?? "",
      lines: causes, pictures: pictures)
  }

  private static func words(_ change: JSONValue) -> String {
    let (old, new) = (change["old"]?.string ?? "", change["new"]?.string ?? "")
    let values = old.isEmpty && new.isEmpty ? "" : " \(old) → \(new)"
    return "\(change["view"]?.string ?? ""): \(change["property"]?.string ?? "")\(values)"
  }

  private static func renamed(_ scene: JSONValue) -> Item? {
    guard let id = scene["id"]?.string, let to = scene["to"]?.string else { return nil }
    return Item(
      id: id, place: to, headline: "renamed, was \(scene["from"]?.string ?? "")",
      lines: ["\(scene["goldens"]?.items.count ?? 0) pictures, unchanged"], pictures: [])
  }
}
