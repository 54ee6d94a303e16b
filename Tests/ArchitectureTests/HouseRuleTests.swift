import Foundation
import TestSupport
import Testing

/// House rules that can be checked by searching the text.
struct HouseRuleTests {
  private let sources = Checkout.files(below: "\(Checkout.root)/Sources", endingIn: [".swift"])

  @Test func noFileIsTooLong() throws {
    for file in sources {
      let lines = try Checkout.bytes(file).count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= 500, "\(file) has \(lines) lines: is there a cut by phase?")
    }
  }

  /// A plain target is built in the release configuration, too, where nothing is `@testable`.
  @Test func targetsForTestsBuildInRelease() throws {
    let files = ["TestSupport", "UnicodeConformance"].flatMap {
      Checkout.files(below: "\(Checkout.root)/Tests/\($0)", endingIn: [".swift"])
    }
    #expect(files.count > 5)
    for file in files {
      let lines = String(decoding: try Checkout.bytes(file), as: UTF8.self).split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("@testable") }, "\(file)")
    }
  }

  /// Work on documents reads through the files that it is handed, or a cache would not know what its results depend on.
  /// What is read once for a whole run is recorded by its value: such places are listed here.
  @Test func workOnDocumentsTracesItsFiles() throws {
    let known = [
      "Assets/AssetLibrary.swift": 1, "Assets/ProjectAssets+Application.swift": 1,
      "Assets/ProjectAssets+Classes.swift": 1, "Assets/ProjectCode.swift": 2, "Assets/ContentsFile.swift": 1,
      "Assets/ProjectAssets+Evidence.swift": 1, "Assets/SearchRoots.swift": 1,
      "GoldenRuns/Planning/GoldenDocuments.swift": 1, "GoldenRuns/Planning/UnmatchedPatterns.swift": 2,
      "Localization/ApplicationTexts.swift": 2, "Localization/DocumentLanguages.swift": 2,
      "Localization/LocalizedSource.swift": 1,
      "Screens/Documents/DependencyValues.swift": 6,
      "Screens/Documents/DocumentLanguages+Project.swift": 1, "Screens/Documents/DocumentResources.swift": 2,
      "Screens/Documents/LoadedDocument.swift": 2,
      "Screens/Documents/ProjectStoryboards.swift": 1,
    ]
    let rooms = [
      "Assets/", "FlowExport/", "GoldenRuns/Drawing/", "GoldenRuns/Planning/", "Localization/", "Reports/",
      "Screens/",
    ]
    var found: [String: Int] = [:]
    for file in sources {
      let name = String(file.dropFirst("\(Checkout.root)/Sources/".count))
      guard rooms.contains(where: name.hasPrefix) else { continue }
      let text = String(decoding: try Checkout.bytes(file), as: UTF8.self)
      let count = text.components(separatedBy: ".untraced").count - 1
      if count > 0 { found[name] = count }
    }
    #expect(found == known)
  }

  @Test func noTypeHasItsModulesName() throws {
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

  /// A name does not express units, coordinate spaces or the meaning of nil. The exceptions are operators and
  /// `hash(into:)`.
  @Test func parametersOfPublicFunctionsAreDocumented() throws {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    let (comment, attribute, access) = (UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "p"))
    let mark = Array("/// - Parameter".utf8)
    var silent: [String] = []
    for file in sources {
      let lines = try Checkout.bytes(file).split(separator: newline, omittingEmptySubsequences: false)
      var isDocumented = false
      for (index, line) in lines.enumerated() {
        let words = line.drop { $0 == space }
        if words.first == comment {
          isDocumented = isDocumented || words.starts(with: mark)
        } else if words.first == attribute || words.first == access {
          let text = String(decoding: words, as: UTF8.self)
          if Self.isPublicFunctionWithParameters(text), !isDocumented {
            silent.append("\(file):\(index + 1)")
          }
          // An attribute may be on a separate line between the comment and the declaration.
          isDocumented = isDocumented && words.first == attribute && !text.contains("public ")
        } else {
          isDocumented = false
        }
      }
    }
    #expect(silent.isEmpty, "these functions do not document parameters: \(silent)")
  }

  /// Returns whether a line starts a public function or initializer with parameters that need words.
  ///
  /// - Parameter line: The line without its indentation.
  private static func isPublicFunctionWithParameters(_ line: String) -> Bool {
    let modifiers: [Substring] = ["static", "mutating", "convenience", "required", "override"]
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    guard words.first == "public", let kind = words.dropFirst().first(where: { !modifiers.contains($0) }),
      kind == "func" || kind.hasPrefix("init"),
      !["<", "==", "hash(into"].contains(words.drop { $0 != "func" }.dropFirst().first ?? ""),
      let open = line.firstIndex(of: "(")
    else { return false }
    return !line[open...].hasPrefix("()")
  }

  @Test func fontsCarryTheirLicenses() throws {
    let fonts = Checkout.files(below: "\(Checkout.root)/Fonts", endingIn: [".otf", ".ttf"])
    #expect(!fonts.isEmpty)
    for font in fonts {
      let folder = URL(filePath: font).deletingLastPathComponent()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(names.contains { $0.uppercased().contains("LICEN") || $0.hasPrefix("OFL") }, "\(font)")
    }
  }
}
