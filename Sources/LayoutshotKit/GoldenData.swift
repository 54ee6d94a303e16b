import Screens

/// Test data: what goldens show besides what their documents say.
public struct GoldenData: Hashable, Sendable {
  /// The properties to set before drawing.
  public var set: [ViewEdit]
  /// The folders that are searched for images, colors and fonts before the document's own project.
  public var assets: [String]
  /// The classes inside whose views no views are matched.
  public var ignoredClasses: [String]
  /// The safe area that replaces the devices'; nil for their own.
  public var safeArea: SafeAreaOverride?

  /// Creates test data.
  ///
  /// - Parameters:
  ///   - set: The properties to set before drawing.
  ///   - assets: The folders that are searched for images, colors and fonts first.
  ///   - ignoredClasses: The classes inside whose views no views are matched.
  ///   - safeArea: The safe area that replaces the devices'; nil for their own.
  public init(
    set: [ViewEdit] = [], assets: [String] = [], ignoredClasses: [String] = [],
    safeArea: SafeAreaOverride? = nil
  ) {
    (self.set, self.assets, self.ignoredClasses, self.safeArea) = (set, assets, ignoredClasses, safeArea)
  }
}
