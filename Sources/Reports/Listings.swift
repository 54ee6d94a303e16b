import JSON
import Typography
import Views

/// JSON listings of the names accepted by options.
package enum Listings {
  package static func devicesJSON() -> String {
    let devices = Device.all.map { device -> JSONValue in
      .object([
        ("name", .string(device.name)), ("interfaceBuilderID", JSONValue(device.interfaceBuilderID)),
        ("products", .string(device.products)), ("size", device.size.json), ("scale", .number(device.scale)),
      ])
    }
    return reportJSON([("devices", .array(devices))]).text(isIndented: true)
  }

  /// Returns all font names of a library.
  package static func fontsJSON(_ library: FontLibrary) -> String {
    let fonts = library.families.map { family -> JSONValue in
      .object([
        ("name", .string(family.name)), ("drawnWith", .string(family.used)),
        ("fit", .string(family.fit.rawValue)), ("file", .string(family.file)),
      ])
    }
    return reportJSON([("fonts", .array(fonts))]).text(isIndented: true)
  }
}
