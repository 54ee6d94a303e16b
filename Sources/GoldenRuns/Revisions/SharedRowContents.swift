import Geometry
import Screens
import Views

/// The room that the contents of table view cells leave for accessories and separators, and the sizes of items that size
/// themselves, as a document saved them.
///
/// UIKit leaves it by the accessory. What Interface Builder saved is from when it last showed the cell, with the system of its
/// day: of a cell with the same accessory both sides of a comparison take that of now.
struct SharedRowContents: Sendable {
  /// The room beside and below the content of a cell: for an accessory, and a separator.
  private struct Room: Sendable {
    var accessory: TableViewCell.Accessory
    var width, height: Double
  }

  private var rooms: [String: Room] = [:]
  /// The sizes of items that size themselves, as Interface Builder last measured them.
  private var sizes: [String: Size] = [:]

  /// Those of nothing.
  init() {}

  /// Those of a document's scenes.
  init(of scenes: [Scene]) {
    for content in scenes.flatMap(\.tree.views) {
      if content.isSelfSizingItem { sizes[content.objectID] = content.frame.size }
      guard let (cell, accessory) = Self.cell(around: content) else { continue }
      rooms[content.objectID] = Room(
        accessory: accessory, width: cell.frame.width - content.frame.maxX,
        height: cell.frame.height - content.frame.maxY)
    }
  }

  /// Gives the contents of a scene's cells the room that they leave in these.
  func apply(to scene: Scene) {
    if rooms.isEmpty, sizes.isEmpty { return }
    for content in scene.tree.views {
      if content.isSelfSizingItem, let size = sizes[content.objectID] { content.frame.size = size }
      guard let room = rooms[content.objectID], let (cell, accessory) = Self.cell(around: content),
        accessory == room.accessory
      else { continue }
      content.frame.size.width = max(0, cell.frame.width - room.width - content.frame.minX)
      content.frame.size.height = max(0, cell.frame.height - room.height - content.frame.minY)
    }
  }

  private static func cell(around content: View) -> (View, TableViewCell.Accessory)? {
    guard content.content == .container(.tableViewCellContentView), let cell = content.superview,
      case .tableViewCell(let properties) = cell.content
    else { return nil }
    return (cell, properties.accessory)
  }
}

extension View {
  /// Whether it is an item of a collection view whose size follows from its content.
  fileprivate var isSelfSizingItem: Bool {
    guard content == .container(.collectionViewCell), let superview,
      case .collectionView(let collection) = superview.content, let flow = collection.flow
    else { return false }
    return flow.itemSize == .zero && !collection.customSizedCells.contains(objectID)
  }
}
