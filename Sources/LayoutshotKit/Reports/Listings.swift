import FoundationEssentials
import Typography
import Views

/// What can be named in options, as JSON.
public enum Listings {
  private struct DeviceJSON: Encodable {
    var name: String
    var interfaceBuilderID: String?
    var products: String
    var size: SizeJSON
    var scale: Double
  }

  private struct FontJSON: Encodable {
    var name: String
    var drawnWith: String
    var fit: String
    var file: String
  }

  private struct Devices: Encodable {
    var layoutshot = reportVersion
    var devices: [DeviceJSON]
  }

  private struct FontNames: Encodable {
    var layoutshot = reportVersion
    var fonts: [FontJSON]
  }

  /// Every device.
  public static func devicesJSON() throws -> String {
    let devices = Device.all.map {
      DeviceJSON(
        name: $0.name, interfaceBuilderID: $0.interfaceBuilderID, products: $0.products,
        size: SizeJSON($0.size),
        scale: $0.scale)
    }
    return try jsonText(Devices(devices: devices), isIndented: true)
  }

  /// Every name of a library's table.
  public static func fontsJSON(_ library: FontLibrary) throws -> String {
    let fonts = library.families.map {
      FontJSON(name: $0.name, drawnWith: $0.used, fit: $0.fit.rawValue, file: $0.file)
    }
    return try jsonText(FontNames(fonts: fonts), isIndented: true)
  }
}
