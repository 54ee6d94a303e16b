import Foundation
import TestSupport
import Testing

/// Checks every `import` line of the sources against the table in `Docs/Architecture.md`.
struct ImportTests {
  /// The table's rows: what each target may import.
  private let allowed: [String: Set<String>]
  /// The table's rows: the layer of each target.
  private let layers: [String: Int]

  init() throws {
    let text = String(decoding: try Checkout.bytes("\(Checkout.root)/Docs/Architecture.md"), as: UTF8.self)
    var allowed: [String: Set<String>] = [:]
    var layers: [String: Int] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let layer = Int(cells[0]) else { continue }
      let targets = cells[1].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      let imports = cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for target in targets {
        allowed[target] = Set(imports).subtracting(["–"])
        layers[target] = layer
      }
    }
    self.allowed = allowed
    self.layers = layers
  }

  @Test func theTableListsEveryTarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(Checkout.root)/Sources")
    #expect(Set(folders) == Set(allowed.keys))
  }

  @Test func everyImportIsAllowed() throws {
    for (target, names) in allowed.sorted(by: { $0.key < $1.key }) {
      for file in Checkout.files(below: "\(Checkout.root)/Sources/\(target)", endingIn: [".swift"]) {
        for name in try imports(of: file) where !names.contains(name) {
          Issue.record("\(file) imports \(name), which \(target) may not")
        }
      }
    }
  }

  /// A target imports only from layers below its own.
  @Test func importsAreOfLowerLayers() throws {
    for (target, names) in allowed.sorted(by: { $0.key < $1.key }) {
      let own = try #require(layers[target])
      for name in names.sorted() {
        guard let layer = layers[name] else { continue }
        #expect(layer < own, "\(target) of layer \(own) imports \(name) of layer \(layer)")
      }
    }
  }

  @Test func theTableIsAcyclic() {
    var done: Set<String> = []
    var rest = Set(allowed.keys)
    while let next = rest.sorted().first(where: { allowed[$0]!.intersection(allowed.keys).isSubset(of: done) }
    ) {
      rest.remove(next)
      done.insert(next)
    }
    #expect(rest.isEmpty)
  }

  private func imports(of file: String) throws -> [String] {
    let text = String(decoding: try Checkout.bytes(file), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").filter {
        !$0.hasPrefix("@") && $0 != "public" && $0 != "internal"
      }
      guard words.first == "import", words.count >= 2 else { return nil }
      return String(words[words.count - 1].split(separator: ".")[0])
    }
  }
}
