import Reports
import Screens
import Typography
import Views

/// `layoutshot devices` and `layoutshot fonts`: list the names accepted by options.
enum ListingCommands {
  static func devices(_ parsed: ParsedArguments) throws -> Int32 {
    if try isJSON(parsed) {
      Terminal.print(Listings.devicesJSON())
      return 0
    }
    let rows = Device.all.map { device in
      [
        device.name, device.interfaceBuilderID ?? "",
        "\(Int(device.size.width)) × \(Int(device.size.height))",
        "@\(Int(device.scale))x", device.products,
      ]
    }
    Terminal.print(aligned([["NAME", "IB ID", "POINTS", "SCALE", "PRODUCTS"]] + rows))
    return 0
  }

  static func fonts(_ parsed: ParsedArguments) throws -> Int32 {
    let library = try Fonts.library(named: parsed.all("fonts"))
    if try isJSON(parsed) {
      Terminal.print(Listings.fontsJSON(library))
      return 0
    }
    let rows = library.families.map { [$0.name, $0.used, $0.fit.rawValue, $0.file] }
    Terminal.print(aligned([["NAME", "DRAWN WITH", "FIT", "FILE"]] + rows))
    return 0
  }

  private static func isJSON(_ parsed: ParsedArguments) throws(UsageError) -> Bool {
    try parsed.word("format", [("text", false), ("json", true)], default: false)
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == columns - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
