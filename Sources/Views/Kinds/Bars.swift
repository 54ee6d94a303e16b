/// The colors of a bar.
public struct BarLook: Hashable, Sendable {
  /// The tint of the bar's background; nil uses the system's material.
  public var barTintColor: Color?
  /// Whether it is of the black style, with white titles.
  public var isBlack = false
  /// Whether it is translucent.
  public var isTranslucent = true
  /// The background color of an appearance object (iOS 13); takes precedence over the bar's tint.
  public var backgroundColor: Color?
  /// Color of buttons and of the selected tab; nil inherits.
  public var tintColor: Color?
  /// Color of titles; nil uses the label color.
  public var titleColor: Color?
  /// Font of titles; nil is semibold at 17 points.
  public var titleFont: FontDescription?
  /// Color of large titles; nil uses the label color.
  public var largeTitleColor: Color?
  /// Font of large titles; nil is bold at 34 points.
  public var largeTitleFont: FontDescription?

  /// Creates the system's default look.
  public init() {}
}

/// A button of a toolbar or navigation bar, or the space between two.
public struct BarButtonItem: Hashable, Sendable {
  /// The system's items, in the order of `UIBarButtonItem.SystemItem`; the raw values are Interface Builder's words.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    /// Words.
    case done, cancel, edit, save
    /// A plus.
    case add
    /// Spaces: flexible, or of the item's width.
    case flexibleSpace, fixedSpace
    /// Signs.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Playback controls.
    case play, pause, rewind, fastForward
    /// Words again, and a page curl.
    case undo, redo, pageCurl
    /// A cross (iOS 13).
    case close
  }

  /// The title; nil if an image or a sign is shown.
  public var title: String?
  /// The image; nil if a title is shown.
  public var image: ImageReference?
  /// A system item; takes precedence over title and image.
  public var systemItem: SystemItem?
  /// Whether it has the done style (`UIBarButtonItem.Style.done`).
  public var isDone = false
  /// Whether it is enabled.
  public var isEnabled = true
  /// Its tint color; nil uses the bar's.
  public var tintColor: Color?
  /// Its width in points; 0 depends on the content.
  public var width = 0.0
  /// The object ID of its custom view: a subview of the bar, or one of `Scene.barViews`; nil for none.
  public var customView: String?
  /// What the document says for assistive technologies.
  @Boxed public var accessibility = AccessibilityAttributes()
  /// The object it was read from.
  package var origin = PartOrigin()

  /// Creates an item without content.
  public init() {}

  /// Whether it is a flexible space.
  public var isFlexible: Bool { systemItem == .flexibleSpace }
}

/// A controller's item in a navigation bar.
public struct NavigationItem: Hashable, Sendable {
  /// When a large title is shown; the names are `UINavigationItem.LargeTitleDisplayMode`'s.
  public enum LargeTitleDisplayMode: String, InterfaceBuilderWord {
    /// As for the previous item.
    case automatic
    /// In every bar that prefers large titles.
    case always
    /// In none.
    case never
    /// In none, but inline (iOS 17).
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
  /// The back button for the next item; nil uses this item's title.
  public var backItem: BarButtonItem?
  /// Whether the back button is hidden.
  public var hidesBackButton = false
  /// Whether left items are shown beside the back button, not instead of it.
  public var leftItemsSupplementBackButton = false
  /// Whether left items are shown where the back button would be.
  ///
  /// Source: Apple, `UINavigationItem.leftItemsSupplementBackButton`.
  package var replacesBackButton: Bool { !leftItems.isEmpty && !leftItemsSupplementBackButton }
  /// The object ID of its title view: a subview of the bar, or one of `Scene.barViews`; nil for none.
  public var titleView: String?
  /// Whether the large title is shown in a bar that prefers it; nil is automatic.
  public var largeTitleDisplayMode: LargeTitleDisplayMode?
  /// The object it was read from.
  package var origin = PartOrigin()

  /// Creates an item without content.
  public init() {}

  /// Returns whether an item's large title is shown in a bar that prefers it (Apple,
  /// `UINavigationItem.LargeTitleDisplayMode`).
  ///
  /// - Parameters:
  ///   - mode: The item's own mode; nil is automatic.
  ///   - isLargeBefore: Whether the previous item's is shown, which an automatic one follows.
  public static func showsLargeTitle(_ mode: LargeTitleDisplayMode?, follows isLargeBefore: Bool) -> Bool {
    switch mode {
    case .always: true
    case .never, .inline: false
    case .automatic, nil: isLargeBefore
    }
  }

  /// Whether a bar with this item shows anything.
  public var showsSomething: Bool {
    title?.isEmpty == false || prompt?.isEmpty == false || titleView != nil || !leftItems.isEmpty
      || !rightItems.isEmpty
  }
}

/// One tab of a tab bar.
public struct TabBarItem: Hashable, Sendable {
  /// The system's items, in the order of `UITabBarItem.SystemItem`; the raw values are Interface Builder's words.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    /// The names.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    /// More names.
    case mostRecent, mostViewed
  }

  /// The title below the image.
  public var title: String?
  /// A system item; its image takes precedence.
  public var systemItem: SystemItem?
  /// The image.
  public var image: ImageReference?
  /// The image while selected; nil uses the other one.
  public var selectedImage: ImageReference?
  /// The badge text; nil shows none.
  public var badge: String?
  /// Whether it is enabled.
  public var isEnabled = true
  /// What the document says for assistive technologies.
  @Boxed public var accessibility = AccessibilityAttributes()
  /// The object it was read from.
  package var origin = PartOrigin()

  /// Creates a tab without content.
  public init() {}
}

/// The properties that `UINavigationBar` adds to a view.
public struct NavigationBar: Hashable, Sendable {
  /// The items from the first to the visible one.
  public var items: [NavigationItem] = []
  /// The colors.
  public var look = BarLook()
  /// Whether it prefers large titles.
  public var prefersLargeTitles = false

  /// Creates a navigation bar with UIKit's defaults.
  public init() {}
}

/// The properties that `UIToolbar` adds to a view.
public struct Toolbar: Hashable, Sendable {
  /// The items from left to right.
  public var items: [BarButtonItem] = []
  /// The colors.
  public var look = BarLook()

  /// Creates a toolbar with UIKit's defaults.
  public init() {}
}

/// The properties that `UITabBar` adds to a view.
public struct TabBar: Hashable, Sendable {
  /// The items from left to right.
  public var items: [TabBarItem] = []
  /// The index of the selected tab, from 0; nil is none.
  public var selectedIndex: Int?
  /// The colors.
  public var look = BarLook()
  /// Color of the selected tab; nil uses the bar's tint.
  public var selectedTintColor: Color?
  /// Color of the other tabs; nil is a gray.
  public var unselectedTintColor: Color?

  /// Creates a tab bar with UIKit's defaults.
  public init() {}

  /// The most tabs that a tab bar controller shows on an iPhone.
  private static let mostOnPhone = 5

  /// Puts the tabs that an iPhone has no room for behind one for all of them, as `UITabBarController` does with more than five
  /// controllers (Apple's documentation of `moreNavigationController`).
  package mutating func gatherTabs() {
    guard items.count > Self.mostOnPhone else { return }
    var more = TabBarItem()
    more.systemItem = .more
    items = items.prefix(Self.mostOnPhone - 1) + [more]
    selectedIndex = selectedIndex.map { min($0, Self.mostOnPhone - 1) }
  }
}
