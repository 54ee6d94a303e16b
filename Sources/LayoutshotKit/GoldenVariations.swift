import GoldenRuns
import Goldens
import Localization
import Screens
import Templates
import Views

/// The pictures of each screen: every combination of these values, or as few as show each pair.
public struct GoldenVariations: Sendable {
  /// The devices; empty for the document's own canvas.
  public var devices: [GoldenDevice]
  /// The orientations.
  public var orientations: [Orientation]
  /// Light, dark, or with more contrast.
  public var appearances: [Appearance]
  /// The languages of texts, such as `de` or `pseudo-double`; nil for that of the document.
  public var locales: [String?]
  /// The content size categories of text styles; nil for that of the document.
  public var textSizes: [TextSizeCategory?]
  /// Pixels per point; nil for the device's scale.
  public var scales: [Double?]
  /// Whether the layout direction is right to left.
  public var rightToLeft: [Bool]
  /// What of screens that scroll is in the pictures.
  public var contents: [PictureContent]
  /// Whether to draw only as many combinations as show each pair of values.
  public var isPairwise: Bool

  /// Creates variations.
  ///
  /// - Parameters:
  ///   - devices: The devices; empty for the document's own canvas.
  ///   - orientations: The ways up in which the device is held.
  ///   - appearances: Light, dark, or with more contrast.
  ///   - locales: The languages of texts; nil for that of the document.
  ///   - textSizes: The content size categories of text styles; nil for that of the document.
  ///   - scales: Pixels per point; nil for the device's scale.
  ///   - rightToLeft: Whether the layout direction is right to left.
  ///   - contents: What of screens that scroll is in the pictures.
  ///   - isPairwise: Whether to draw only as many combinations as show each pair of values.
  public init(
    devices: [GoldenDevice] = [], orientations: [Orientation] = [.portrait, .landscape],
    appearances: [Appearance] = [.light], locales: [String?] = [nil], textSizes: [TextSizeCategory?] = [nil],
    scales: [Double?] = [nil], rightToLeft: [Bool] = [false],
    contents: [PictureContent] = [.screen], isPairwise: Bool = false
  ) {
    (self.devices, self.orientations, self.appearances) = (devices, orientations, appearances)
    (self.locales, self.textSizes, self.scales) = (locales, textSizes, scales)
    (self.rightToLeft, self.contents, self.isPairwise) = (rightToLeft, contents, isPairwise)
  }

  /// A device or language that is not known; nil if all are.
  package var unknown: String? {
    if let device = devices.first(where: { $0.device == nil }) {
      return "no device \"\(device.name)\"; 'layoutshot devices' lists them"
    }
    let locale = locales.compactMap(\.self).first { ScreenLanguage($0) == nil }
    return locale.map { "locale is \"\($0)\"; expected a language such as de or pt-BR" }
  }

  var matrix: GoldenMatrix {
    var matrix = GoldenMatrix()
    if !devices.isEmpty { matrix.devices = devices.map(\.device) }
    (matrix.orientations, matrix.appearances) = (orientations, appearances)
    matrix.languages = locales.map { $0.flatMap { ScreenLanguage($0) } }
    (matrix.textSizes, matrix.scales) = (textSizes, scales)
    (matrix.layoutDirections, matrix.contents) = (rightToLeft, contents)
    matrix.isPairwise = isPairwise
    return matrix
  }
}

/// A device by its name, as `layoutshot devices` lists them.
public struct GoldenDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// A device of a name, such as `iphone-15`; one that does not exist fails the test that asks for it.
  ///
  /// - Parameter name: A name as `layoutshot devices` lists it.
  public init(_ name: String) { self.name = name }

  /// Creates a device from a literal, as `init(_:)` does.
  ///
  /// - Parameter name: A name as `layoutshot devices` lists it.
  public init(stringLiteral name: String) { self.name = name }

  /// The device; nil if there is none of the name.
  public var device: Device? { Device(named: name) }
}

extension GoldenDevice {
  /// iPhone 4 and 4s.
  public static let iPhone4s: GoldenDevice = "iphone-4s"
  /// iPhone 5, 5s and SE (1st).
  public static let iPhoneSE: GoldenDevice = "iphone-se"
  /// iPhone 6, 7, 8 and SE (2nd).
  public static let iPhone8: GoldenDevice = "iphone-8"
  /// iPhone 6 Plus to 8 Plus.
  public static let iPhone8Plus: GoldenDevice = "iphone-8-plus"
  /// iPhone X, XS and 11 Pro.
  public static let iPhoneX: GoldenDevice = "iphone-x"
  /// iPhone XR and 11.
  public static let iPhone11: GoldenDevice = "iphone-11"
  /// iPhone XS Max and 11 Pro Max.
  public static let iPhone11ProMax: GoldenDevice = "iphone-11-pro-max"
  /// iPhone 12 mini and 13 mini.
  public static let iPhone13Mini: GoldenDevice = "iphone-13-mini"
  /// iPhone 12 to 14.
  public static let iPhone14: GoldenDevice = "iphone-14"
  /// iPhone 13 Pro Max and 14 Plus.
  public static let iPhone14Plus: GoldenDevice = "iphone-14-plus"
  /// iPhone 14 Pro, 15 and 16.
  public static let iPhone15: GoldenDevice = "iphone-15"
  /// iPhone 15 Pro Max and 16 Plus.
  public static let iPhone15ProMax: GoldenDevice = "iphone-15-pro-max"
  /// iPhone 16 Pro and 17.
  public static let iPhone16Pro: GoldenDevice = "iphone-16-pro"
  /// iPhone 16 Pro Max and 17 Pro Max.
  public static let iPhone16ProMax: GoldenDevice = "iphone-16-pro-max"
  /// iPad mini (6th).
  public static let iPadMini: GoldenDevice = "ipad-mini"
  /// iPad, iPad Air 2 and iPad Pro 9.7.
  public static let iPad9_7: GoldenDevice = "ipad-9.7"
  /// iPad mini (5th).
  public static let iPadMini7_9: GoldenDevice = "ipad-mini-7.9"
  /// iPad (9th).
  public static let iPad10_2: GoldenDevice = "ipad-10.2"
  /// iPad Pro 10.5 and iPad Air (3rd).
  public static let iPad10_5: GoldenDevice = "ipad-10.5"
  /// iPad (10th) and iPad Air (5th).
  public static let iPad10_9: GoldenDevice = "ipad-10.9"
  /// iPad Pro 11.
  public static let iPad11: GoldenDevice = "ipad-11"
  /// iPad Pro 12.9 (6th).
  public static let iPad12_9: GoldenDevice = "ipad-12.9"
  /// iPad Pro 12.9 (2nd), with a home button.
  public static let iPad12_9Home: GoldenDevice = "ipad-12.9-home"
  /// iPad Pro 13.
  public static let iPad13: GoldenDevice = "ipad-13"

  /// Every device.
  public static var all: [GoldenDevice] { Device.all.map { GoldenDevice($0.name) } }
}

/// Test data: what goldens show besides what their documents say.
public struct GoldenData: Hashable, Sendable {
  /// The properties to set before drawing, as `--set` names them: `Name.text=Ana`.
  public var set: [String]
  /// The folders that are searched for images, colors and fonts before the document's own project.
  public var assets: [String]
  /// The classes inside whose views no views are matched.
  public var ignoredClasses: [String]
  /// The safe area that replaces the devices'; nil for their own.
  public var safeArea: SafeAreaOverride?

  /// Creates test data.
  ///
  /// - Parameters:
  ///   - set: The properties to set before drawing, as `--set` names them: `Name.text=Ana`.
  ///   - assets: The folders that are searched for images, colors and fonts first.
  ///   - ignoredClasses: The classes inside whose views no views are matched.
  ///   - safeArea: The safe area that replaces the devices'; nil for their own.
  public init(
    set: [String] = [], assets: [String] = [], ignoredClasses: [String] = [],
    safeArea: SafeAreaOverride? = nil
  ) {
    (self.set, self.assets, self.ignoredClasses, self.safeArea) = (set, assets, ignoredClasses, safeArea)
  }

  /// The entry of `set` that is no change; nil if all are.
  package var malformed: String? {
    return self.set.first { StateChange($0) == nil }.map {
      "set has \"\($0)\"; expected NAME.PROPERTY=VALUE, such as \"Name.text=Ana\""
    }
  }
}

/// What is kept of a golden.
public enum GoldenForm: String, Hashable, Sendable, CaseIterable {
  /// The picture and the tree.
  case picture
  /// The tree alone: places, texts and looks of all views. Nothing is painted.
  case tree
}
