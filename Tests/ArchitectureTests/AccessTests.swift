import TestSupport
import Testing

/// `public` is what users of the libraries can reach; what targets share is `package`.
struct AccessTests {
  /// The compiler makes calls from other targets inline only where they are to something public: these have functions that
  /// are called for each row, glyph, element or coefficient.
  private static let inlined = ["Geometry", "Raster", "Typography", "Simplex", "InterfaceXML"]
  /// What the facade does not export is public where a property of an exported type has it, or as code that is inlined.
  private static let reachable = [
    "BaselineAdjustment", "Boxed", "EraTable", "Frames", "OtherAttribute", "Outlet", "Segue", "Steps",
    "ViewTree",
  ]

  @Test func whatIsPublicIsExported() throws {
    let facade = "\(Checkout.root)/Sources/LayoutshotKit/Names.swift"
    let exported = Set(
      String(decoding: try Checkout.bytes(facade), as: UTF8.self).split { " \n.".contains($0) }.map(
        String.init))
    #expect(exported.contains("ViewDescription"))
    for file in Checkout.files(below: "\(Checkout.root)/Sources", endingIn: [".swift"]) {
      let target = file.dropFirst("\(Checkout.root)/Sources/".count).split(separator: "/")[0]
      if target.hasPrefix("Layoutshot") || Self.inlined.contains(String(target)) { continue }
      for line in String(decoding: try Checkout.bytes(file), as: UTF8.self).split(separator: "\n")
      where line.hasPrefix("public ") || line.hasPrefix("@") && line.contains(" public ") {
        let words = line.split { " :<(".contains($0) }.map(String.init)
        let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
        let name = words.firstIndex(where: kinds.contains).map { words[$0 + 1] } ?? String(line)
        #expect(
          exported.contains(name) || Self.reachable.contains(name),
          "\(file) declares \(name) public, which no user can name")
      }
    }
  }
}
