import Testing

@testable import Views

/// How buttons share glass, in bars of iOS 26.
@Suite struct GlassItemRowTests {
  private func image(_ name: String) -> BarButtonItem {
    var item = BarButtonItem()
    item.image = ImageReference(name: name, isSystem: true)
    return item
  }

  private func title(_ title: String, isDone: Bool = false) -> BarButtonItem {
    var item = BarButtonItem()
    item.title = title
    item.isDone = isDone
    return item
  }

  private func space(_ system: BarButtonItem.SystemItem, _ width: Double = 0) -> BarButtonItem {
    var item = BarButtonItem()
    (item.systemItem, item.width) = (system, width)
    return item
  }

  /// The groups of a row as `items start width`, of items that are 26 wide.
  private func groups(_ items: [BarButtonItem], room: Double, isToolbar: Bool = true) -> [String] {
    row(items, room: room, isToolbar: isToolbar).groups.map {
      "\($0.items) \(short($0.start)) \(short($0.width))" + ($0.isProminent ? " prominent" : "")
    }
  }

  private func row(_ items: [BarButtonItem], room: Double, isToolbar: Bool) -> GlassItemRow {
    let widths = items.map { $0.isFlexible ? 0 : $0.systemItem == .fixedSpace ? $0.width : 26 }
    let metrics = GlassItemRow.Metrics.bar(isToolbar: isToolbar, in: Era(toolsVersion: 24_000))
    return GlassItemRow(items, widths: widths, room: room, metrics: metrics)
  }

  /// A toolbar on a screen of 440: two images at 28, one in the middle of the screen and one at its end, in circles of 48.
  @Test func spacesPartGroups() {
    let items = [
      image("circle"), image("star"), space(.flexibleSpace), image("x"), space(.flexibleSpace),
      space(.flexibleSpace), image("square.and.arrow.up"),
    ]
    #expect(groups(items, room: 384) == ["0..<2 0 108.5", "3..<4 168 48", "6..<7 336 48"])
    // Where the middle is taken, the group stands beside the others.
    #expect(groups(items, room: 240) == ["0..<2 0 108.5", "3..<4 120.5 48", "6..<7 192 48"])
  }

  @Test func imagesShareGlass() {
    #expect(groups([image("a"), image("b")], room: 400, isToolbar: false) == ["0..<2 0 99.2"])
    #expect(groups([image("a")], room: 400, isToolbar: false) == ["0..<1 0 44"])
  }

  /// Titles and done items are alone; a fixed space parts images, by its width if that is more than the gap.
  @Test func othersAreAlone() {
    let items = [title("Edit"), image("a"), title("Save", isDone: true), image("b")]
    #expect(
      groups(items, room: 400, isToolbar: false) == [
        "0..<1 0 45.6", "1..<2 57.6 44", "2..<3 113.6 45.6 prominent", "3..<4 171.2 44",
      ])
    let parted = [image("a"), space(.fixedSpace), image("b"), space(.fixedSpace, 30), image("c")]
    #expect(
      groups(parted, room: 400, isToolbar: false) == ["0..<1 0 44", "2..<3 56 44", "4..<5 130 44"])
  }

  /// Without enough room, the space beside the items shrinks.
  @Test func fullRowsAreTight() {
    let items = (0..<8).map { image("\($0)") }
    #expect(groups(items, room: 300) == ["0..<8 0 240"])
  }

  /// Items of the middle group move by half of what the row grows.
  @Test func sharesFollowFlexibleSpaces() {
    let items = [image("a"), space(.flexibleSpace), image("b"), space(.flexibleSpace), image("c")]
    let row = row(items, room: 384, isToolbar: true)
    #expect(row.shares == [0, 0, 0.5, 0, 1])
    #expect(row.boxes.map(\.start) == [0, 0, 168, 0, 336])
  }

  /// On glass, the system's done item is a checkmark.
  @Test func doneIsACheckmark() {
    let item = space(.done)
    let shown = item.shown(in: Era(toolsVersion: 24_000))
    #expect(shown.shownImage?.name == "checkmark" && shown.shownTitle == nil && shown.isProminent)
    #expect(item.shown(in: .iOS16) == item)
    #expect(title("Save").shown(in: Era(toolsVersion: 24_000)) == title("Save"))
  }

  /// Rows of any number of items take time in proportion.
  @Test func manyItems() {
    let items = (0..<40_000).map { $0.isMultiple(of: 2) ? image("a") : space(.flexibleSpace) }
    #expect(row(items, room: 400, isToolbar: true).groups.count == 20_000)
  }
}
