extension BarButtonItem.SystemItem {
  /// The item's word, in English; nil for signs and spaces.
  public var word: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbol closest to the item's sign.
  public var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    default: nil
    }
  }
}

extension BarButtonItem {
  /// The item with what it shows in an era: on glass, the system's done item is a checkmark (3 projects that adopted it).
  ///
  /// - Parameter era: The era in which the bar is drawn.
  package func shown(in era: Era) -> BarButtonItem {
    guard era.drawnBarsAreGlass, systemItem == .done else { return self }
    var item = self
    item.systemItem = nil
    item.image = ImageReference(name: "checkmark", isSystem: true)
    item.isDone = true
    return item
  }

  /// The image or sign of the item; a button with an image shows no title.
  public var shownImage: ImageReference? {
    guard let systemItem else { return image }
    return systemItem.symbol.map { ImageReference(name: $0, isSystem: true) }
  }

  /// The word shown by the item.
  public var shownTitle: String? {
    guard let systemItem else { return image == nil ? title : nil }
    return systemItem.word
  }

  /// The font of its word: 17 points, semibold for a done item.
  public var font: FontDescription {
    FontDescription(systemSize: 17, weight: isDone || systemItem == .done ? .semibold : .regular)
  }
}
