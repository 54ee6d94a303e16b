import Diagnostics

// What does not show in trees: other names, and pixels that no attribute explains.
extension SceneDifference {
  static func renamed(_ pairs: [ScreenPair]) -> [DifferenceItem] {
    guard let pair = pairs.first else { return [] }
    let before = Dictionary(pair.old.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var items: [DifferenceItem] = []
    var places: [String: Int] = [:]
    for node in pair.new.nodes {
      guard let was = before[node.id] else { continue }
      let (old, new) =
        was.outlets != node.outlets
        ? (was.outlets.joined(separator: ", "), node.outlets.joined(separator: ", "))
        : (was.userLabel ?? "", node.userLabel ?? "")
      if old == new { continue }
      let what = was.outlets != node.outlets ? "outlet" : "Xcode label"
      let shown = PrintedText.shortened(old, new)
      let words =
        old.isEmpty
        ? "\(what) \"\(shown.new)\" is new"
        : new.isEmpty
          ? "\(what) \"\(shown.old)\" is gone" : "renamed \"\(shown.old)\" → \"\(shown.new)\""
      let title =
        (node.text ?? node.label).map { " \"\(PrintedText.shortened($0))\"" }
        ?? " (id \(PrintedText.shortened(node.id)))"
      let subject = PrintedText.shortened(node.className) + title
      // An outlet collection is one name of several views.
      if let place = places[words] {
        items[place].add(subject, id: node.id, line: node.line)
        continue
      }
      var cause = DifferenceItem.Cause(phrase: words, file: node.file, line: node.line)
      cause.isLostOutlet = !old.isEmpty && new.isEmpty && was.outlets != node.outlets
      var item = DifferenceItem(.name, [subject], [cause])
      item.ids = [node.id]
      // Without its view a controller cannot be shown.
      let isOfView = [was, node].filter { $0.outlets.contains("view") }.count == 1
      item.showsInApp =
        isOfView && [pair.old, pair.new].contains { !$0.nodes.contains { $0.outlets.contains("view") } }
      places[words] = items.count
      items.append(item)
    }
    return items
  }

  static func repainted(_ pairs: [ScreenPair]) -> [DifferenceItem] {
    let other = pairs.filter { $0.pixels.count == 2 && $0.pixels[0] != $0.pixels[1] }
    let isExplained = other.contains { $0.old.hash != $0.new.hash }
    guard !other.isEmpty, !isExplained else { return [] }
    let place = ScreenVariant.words(for: other.map(\.variant), of: pairs.map(\.variant))
    return [
      DifferenceItem(
        .pixels, ["pixels"], [.init(phrase: "differ\(place), though no attribute does", file: nil, line: 0)])
    ]
  }
}
