/// How a bar is colored.
public struct BarLook: Hashable, Sendable {
  /// Color of the bar; nil is the system's material.
  public var barTintColor: Color?
  /// Whether it is of the black style, with white titles.
  public var isBlack = false
  /// Whether what is behind shimmers through.
  public var isTranslucent = true
  /// The color that an appearance object gives it (iOS 13); wins over the bar's tint.
  public var backgroundColor: Color?
  /// Color of buttons and of the chosen tab; nil inherits.
  public var tintColor: Color?
  /// Color of titles; nil is the label's.
  public var titleColor: Color?
  /// Font of titles; nil is semibold at 17 points.
  public var titleFont: FontDescription?
  /// Color of large titles; nil is the label's.
  public var largeTitleColor: Color?
  /// Font of large titles; nil is bold at 34 points.
  public var largeTitleFont: FontDescription?

  /// The system's own look.
  public init() {}
}

/// A button of a toolbar or navigation bar, or the space between two.
public struct BarButtonItem: Hashable, Sendable {
  /// The system's items, in the order of `UIBarButtonItem.SystemItem`; the words are Interface Builder's.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    /// Words.
    case done, cancel, edit, save
    /// A plus.
    case add
    /// Room: all that is left, or the item's width.
    case flexibleSpace, fixedSpace
    /// Signs.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Signs of a player.
    case play, pause, rewind, fastForward
    /// Words again, and a turning page.
    case undo, redo, pageCurl
    /// A cross (iOS 13).
    case close
  }

  /// The title; nil where an image or a sign stands.
  public var title: String?
  /// The image; nil where a title stands.
  public var image: ImageReference?
  /// One of the system's items; wins over title and image.
  public var systemItem: SystemItem?
  /// Whether it has the strong look of what ends a task (`UIBarButtonItem.Style.done`).
  public var isDone = false
  /// Whether it takes touches.
  public var isEnabled = true
  /// Its own color; nil is the bar's tint.
  public var tintColor: Color?
  /// Its width in points; 0 is by content.
  public var width = 0.0
  /// The object id of a view that stands in its place: a subview of the bar, or one of `Scene.barViews`; nil for none.
  public var customView: String?
  /// The object that it was read from.
  public var origin = PartOrigin()

  /// An item without content.
  public init() {}

  /// Whether it is all the room that is left.
  public var isFlexible: Bool { systemItem == .flexibleSpace }
}

/// What one controller shows in a navigation bar.
public struct NavigationItem: Hashable, Sendable {
  /// When a title stands large; the names are `UINavigationItem.LargeTitleDisplayMode`'s.
  public enum LargeTitleDisplayMode: String, InterfaceBuilderWord {
    /// As that of the item before.
    case automatic
    /// In every bar that prefers large titles.
    case always
    /// In none.
    case never
    /// In none, and beside the buttons (iOS 17).
    case inline
  }

  /// The title.
  public var title: String?
  /// The line above everything else.
  public var prompt: String?
  /// From the left edge inwards.
  public var leftItems: [BarButtonItem] = []
  /// From the right edge inwards.
  public var rightItems: [BarButtonItem] = []
  /// What leads back to this item from the next one; nil is its title.
  public var backItem: BarButtonItem?
  /// Whether the way back is not shown.
  public var hidesBackButton = false
  /// Whether items at the left stand beside the way back, not in its place.
  public var leftItemsSupplementBackButton = false
  /// The object id of a view in the title's place: a subview of the bar, or one of `Scene.barViews`; nil for none.
  public var titleView: String?
  /// Whether the large title shows in a bar that prefers it; nil is automatic.
  public var largeTitleDisplayMode: LargeTitleDisplayMode?
  /// The object that it was read from.
  public var origin = PartOrigin()

  /// An item without content.
  public init() {}

  /// Returns whether an item's large title shows in a bar that prefers it (Apple, `UINavigationItem.LargeTitleDisplayMode`).
  ///
  /// - Parameters:
  ///   - mode: The item's own; nil is automatic.
  ///   - isLargeBefore: Whether that of the item before shows, which an automatic one follows.
  public static func showsLargeTitle(_ mode: LargeTitleDisplayMode?, follows isLargeBefore: Bool) -> Bool {
    switch mode {
    case .always: true
    case .never, .inline: false
    case .automatic, nil: isLargeBefore
    }
  }

  /// Whether a bar with it shows anything.
  public var showsSomething: Bool {
    title?.isEmpty == false || prompt?.isEmpty == false || titleView != nil || !leftItems.isEmpty
      || !rightItems.isEmpty
  }
}

/// One tab of a tab bar.
public struct TabBarItem: Hashable, Sendable {
  /// The system's items, in the order of `UITabBarItem.SystemItem`; the words are Interface Builder's.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    /// What they are called.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    /// The same.
    case mostRecent, mostViewed
  }

  /// The title below the image.
  public var title: String?
  /// One of the system's items; its image wins.
  public var systemItem: SystemItem?
  /// The image.
  public var image: ImageReference?
  /// The image while chosen; nil is the other one.
  public var selectedImage: ImageReference?
  /// The text in the red disc; nil shows none.
  public var badge: String?
  /// Whether it takes touches.
  public var isEnabled = true
  /// The object that it was read from.
  public var origin = PartOrigin()

  /// A tab without content.
  public init() {}
}

/// What `UINavigationBar` adds to a view.
public struct NavigationBar: Hashable, Sendable {
  /// The items from the first to the one that shows.
  public var items: [NavigationItem] = []
  /// How it is colored.
  public var look = BarLook()
  /// Whether titles stand large below the buttons.
  public var prefersLargeTitles = false

  /// A navigation bar as UIKit makes one.
  public init() {}
}

/// What `UIToolbar` adds to a view.
public struct Toolbar: Hashable, Sendable {
  /// From left to right.
  public var items: [BarButtonItem] = []
  /// How it is colored.
  public var look = BarLook()

  /// A toolbar as UIKit makes one.
  public init() {}
}

/// What `UITabBar` adds to a view.
public struct TabBar: Hashable, Sendable {
  /// From left to right.
  public var items: [TabBarItem] = []
  /// Which one is chosen, from 0; nil is none.
  public var selectedIndex: Int?
  /// How it is colored.
  public var look = BarLook()
  /// Color of the chosen tab; nil is the bar's tint.
  public var selectedTintColor: Color?
  /// Color of the other tabs; nil is a gray.
  public var unselectedTintColor: Color?

  /// A tab bar as UIKit makes one.
  public init() {}
}
