import Views

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

  func known() throws(RequestError) -> Device {
    if let device { return device }
    throw RequestError(message: "no device \"\(name)\"; 'layoutshot devices' lists them")
  }
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
  /// iPhone Air.
  public static let iPhoneAir: GoldenDevice = "iphone-air"
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
