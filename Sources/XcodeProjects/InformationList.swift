import Views

/// What the information property list of an application says (Apple, Bundle Resources: Information Property List), with the
/// settings that the build adds to it.
package struct InformationList: Sendable {
  private let entries: [String: PropertyList]
  private let settings: BuildSettings

  /// - Parameters:
  ///   - list: The list; nil if the build writes all of it.
  ///   - settings: The settings of the target.
  package init(_ list: PropertyList?, settings: BuildSettings) {
    (entries, self.settings) = (list?.entries ?? [:], settings)
  }

  /// Whether anything is known of it: the list may be one that another program writes during the build.
  package var isKnown: Bool { !entries.isEmpty || generates }

  /// The text of a key, with settings that it names replaced; nil for none.
  package func text(_ key: String) -> String? {
    if let text = entries[key]?.text { return settings.expanded(text) }
    return generates ? settings["INFOPLIST_KEY_" + key] : nil
  }

  /// The texts of a key; nil if it is absent.
  package func texts(_ key: String) -> [String]? {
    if let value = entries[key] {
      if case .list(let items) = value { return items.compactMap(\.text).map(settings.expanded) }
      return value.text.map { [settings.expanded($0)] }
    }
    guard generates, let text = settings["INFOPLIST_KEY_" + key] else { return nil }
    return text.split { " \"".contains($0) }.map(String.init)
  }

  /// Whether the build adds the settings called `INFOPLIST_KEY_…`.
  private var generates: Bool { settings["GENERATE_INFOPLIST_FILE"] == "YES" }

  // MARK: Files

  /// The names of the storyboards that the application begins with, on a phone and on a tablet, without repetition.
  package var mainStoryboards: [String] {
    let main = storyboards("UIMainStoryboardFile")
    return main + [sceneStoryboard].compactMap(\.self).filter { !main.contains($0) }
  }

  /// The key of the storyboard that a scene begins with.
  package static let sceneStoryboard = "UISceneStoryboardFile"

  /// The name of the storyboard that the first scene of the manifest begins with; nil for none.
  package var sceneStoryboard: String? {
    entries["UIApplicationSceneManifest"]?.first(Self.sceneStoryboard).map(settings.expanded)
  }

  /// The names of the storyboards that are shown while the application starts.
  package var launchStoryboards: [String] { storyboards("UILaunchStoryboardName") }

  /// The names of the font files that the system makes available to the application.
  package var fontFiles: [String] { texts("UIAppFonts") ?? [] }

  private func storyboards(_ key: String) -> [String] {
    var seen: Set<String> = []
    return [key, key + "~iphone", key + "~ipad"].compactMap(text).map {
      $0.hasSuffix(".storyboard") ? String($0.dropLast(".storyboard".count)) : $0
    }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  // MARK: Traits

  /// How the application shows screens.
  package var traits: ApplicationTraits {
    var result = ApplicationTraits()
    let key = "UISupportedInterfaceOrientations"
    let all = texts(key)
    result.phoneOrientations = Self.orientations(texts(key + "~iphone") ?? texts(key + "_iPhone") ?? all)
    result.padOrientations = Self.orientations(texts(key + "~ipad") ?? texts(key + "_iPad") ?? all)
    switch text("UIUserInterfaceStyle") {
    case "Light": result.style = .light
    case "Dark": result.style = .dark
    default: break
    }
    // Only where controllers do not decide (Apple's documentation of UIStatusBarHidden).
    result.hidesStatusBar =
      text("UIStatusBarHidden") == "YES" && text("UIViewControllerBasedStatusBarAppearance") == "NO"
    result.keepsEarlierDesign = text("UIDesignRequiresCompatibility") == "YES"
    let version = settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? ""
    result.leastSystem = Int(version.prefix { $0 != "." })
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    result.idioms = ApplicationTraits.Idiom(families.compactMap { [1: .phone, 2: .pad][$0] })
    return result
  }

  private static func orientations(_ names: [String]?) -> [Orientation]? {
    guard let names else { return nil }
    let found = Orientation.allCases.filter { orientation in
      names.contains {
        $0.hasPrefix("UIInterfaceOrientation" + (orientation == .portrait ? "Portrait" : "Landscape"))
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension PropertyList {
  /// The text of a key, however deep it is.
  fileprivate func first(_ key: String) -> String? {
    switch self {
    case .table(let entries):
      entries[key]?.text
        ?? entries.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.first(key) }.first
    case .list(let items): items.lazy.compactMap { $0.first(key) }.first
    default: nil
    }
  }
}
