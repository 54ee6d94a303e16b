import Geometry
import Views

extension CollectionView {
  /// Reads a `<collectionView>`; cells are read as subviews. Custom layout classes are unknown.
  static func content(_ reader: ElementReader) -> ViewContent {
    var collection = CollectionView()
    let layout = reader.child(key: "collectionViewLayout", named: "collectionViewFlowLayout")
    if let layout, layout.string("customClass") == nil { collection.flow = FlowLayout(layout) }
    layout?.takeTree()
    collection.customSizedCells = reader.element.children.filter { $0.name == "cells" }.flatMap(\.children)
      .filter { cell in cell.children.contains { $0.peek("key") == "customSize" } }
      .compactMap { $0.peek("id") }
    for child in reader.element.children where child.name == "collectionReusableView" {
      switch child.peek("key") {
      case "sectionHeaderView": collection.headerID = child.peek("id")
      case "sectionFooterView": collection.footerID = child.peek("id")
      default: break
      }
    }
    return .collectionView(collection)
  }
}

extension FlowLayout {
  fileprivate init(_ reader: ElementReader) {
    self.init()
    isHorizontal = reader.word(
      "scrollDirection", [("vertical", false), ("horizontal", true)], default: false)
    lineSpacing = max(0, reader.number("minimumLineSpacing", default: 10))
    interitemSpacing = max(0, reader.number("minimumInteritemSpacing", default: 10))
    let estimate = reader.size(key: "estimatedItemSize") ?? .zero
    let isAutomatic = reader.bool("automaticEstimatedItemSize", default: false)
    let item = reader.size(key: "itemSize") ?? .zero
    itemSize = isAutomatic || estimate != .zero ? .zero : item
    sectionInset = reader.insets(key: "sectionInset") ?? .zero
    headerReferenceSize = reader.size(key: "headerReferenceSize") ?? .zero
    footerReferenceSize = reader.size(key: "footerReferenceSize") ?? .zero
    insetReference = reader.word(
      "sectionInsetReference",
      [("contentInset", .contentInset), ("safeArea", .safeArea), ("layoutMargins", .layoutMargins)],
      default: .contentInset)
  }
}
