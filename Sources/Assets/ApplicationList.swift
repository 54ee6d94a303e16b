import Views
import XcodeProjects

/// What of an application's information property list decides how its screens are shown, beside what each screen says (Apple, Bundle
/// Resources: Information Property List).
package struct ApplicationList: Hashable, Sendable {
  /// The orientations on a phone; nil where it does not say.
  package let phone: [Orientation]?
  /// The orientations on a tablet.
  package let pad: [Orientation]?
  /// The values of other keys, as they are written.
  package let values: [String: String]
  /// The lines of the keys, from 1.
  package let lines: [String: Int]

  /// The key of the orientations.
  package static let orientations = "UISupportedInterfaceOrientations"
  /// The other keys, in the order in which they are reported.
  package static let keys = [
    "UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance", "UIStatusBarStyle",
    "UIUserInterfaceStyle", "UIDesignRequiresCompatibility", "UIRequiresFullScreen", "UIMainStoryboardFile",
    InformationList.sceneStoryboard, "NSMainNibFile", "UILaunchStoryboardName",
  ].flatMap { [$0, $0 + "~iphone", $0 + "~ipad"] }

  /// What a key says that is not there; nil for one that has no such value.
  package static func usual(_ key: String) -> String? { usual[String(key.prefix { $0 != "~" })] }

  private static let usual = [
    "UIStatusBarHidden": "NO", "UIViewControllerBasedStatusBarAppearance": "YES",
    "UIStatusBarStyle": "UIStatusBarStyleDefault", "UIUserInterfaceStyle": "Automatic",
    "UIDesignRequiresCompatibility": "NO", "UIRequiresFullScreen": "NO",
  ]

  /// Reads a list. Nil if it cannot be read, or is none of an application.
  package init?(at path: String) {
    let (bytes, failure) = SmallFile.read(path, limit: PropertyList.mostBytes)
    guard failure == nil, let list = try? PropertyList(bytes, file: ""),
      list.entries.keys.contains(where: {
        $0.hasPrefix(Self.orientations) || Self.keys.contains($0) || $0 == "LSRequiresIPhoneOS"
      })
    else { return nil }
    let information = InformationList(list, settings: BuildSettings(levels: [], known: [:]))
    let traits = information.traits
    (phone, pad) = (traits.phoneOrientations, traits.padOrientations)
    var values = list.entries.compactMapValues(\.text).filter { Self.keys.contains($0.key) }
    values[InformationList.sceneStoryboard] = information.sceneStoryboard
    self.values = values
    var lines: [String: Int] = [:]
    let turning = ["", "~iphone", "~ipad"].map { Self.orientations + $0 }
    let keys = (Self.keys + turning).map { ($0, Array(">\($0)<".utf8)) }
    let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, text) in texts.enumerated() {
      for (key, word) in keys where lines[key] == nil && text.firstRange(of: word) != nil {
        lines[key] = number + 1
      }
    }
    self.lines = lines
  }
}
