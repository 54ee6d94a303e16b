import Foundation
import TestSupport
import Testing

/// Rules of the house that a text search can hold.
struct HouseRuleTests {
  private let sources = Checkout.files(below: "\(Checkout.root)/Sources", endingIn: [".swift"])

  @Test func noFileIsTooLong() throws {
    for file in sources {
      let lines = try Checkout.bytes(file).count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= 500, "\(file) has \(lines) lines: is there a cut by phase?")
    }
  }

  @Test func noTypeSharesItsModulesName() throws {
    for file in sources {
      let module = file.dropFirst("\(Checkout.root)/Sources/".count).split(separator: "/")[0]
      let text = String(decoding: try Checkout.bytes(file), as: UTF8.self)
      guard text.contains(" \(module)") else { continue }
      let declared = text.split(separator: "\n").contains { line in
        let words = line.split { " :{<".contains($0) }
        return zip(words, words.dropFirst()).contains { kind, name in
          name == module && ["struct", "class", "enum", "actor", "protocol"].contains(kind)
        } && !line.contains("//")
      }
      #expect(!declared, "\(file) declares a type with its module's name")
    }
  }

  @Test func fontsCarryTheirLicences() throws {
    let fonts = Checkout.files(below: "\(Checkout.root)/Fonts", endingIn: [".otf", ".ttf"])
    #expect(!fonts.isEmpty)
    for font in fonts {
      let folder = URL(filePath: font).deletingLastPathComponent()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(names.contains { $0.uppercased().contains("LICEN") || $0.hasPrefix("OFL") }, "\(font)")
    }
  }
}
