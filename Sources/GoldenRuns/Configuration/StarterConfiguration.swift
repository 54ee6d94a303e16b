import Files
import InterfaceFile
import JSON
import Localization
import Views

/// A first `layoutshot.json` for a project: what its documents are, the devices that they were designed for, and the
/// languages that they are translated to.
package struct StarterConfiguration: Sendable {
  /// The documents, relative to the root.
  package let documents: [String]
  /// The names of the devices: of phones and of iPads the one that most documents are designed for.
  package let devices: [String]
  /// The languages for which some document has texts.
  package let languages: [String]
  /// The kinds of documents that there are, as patterns.
  package let inputs: [String]

  /// The name of the file with the schema in the goldens' folder.
  package static let schemaName = "layoutshot.schema.json"
  /// Pictures of a screen beyond which combinations are chosen by pairs.
  private static let mostCombinations = 8
  /// What of a document is read: enough to tell its system and device.
  private static let headLength = 4096

  /// Looks for documents below a folder.
  package init(root: String) {
    let excluded = GoldenConfiguration.generatedFolders.map { GlobPattern($0) }
    let files = FolderWalk.files(below: root) { folder in
      !excluded.contains { $0.matches(folder + "/x") && $0.matches(folder + "/x/x") }
    }
    var documents: [String] = []
    var counts: [(device: Device, count: Int)] = []
    for path in files where Self.kinds.contains(where: { path.lowercased().hasSuffix($0) }) {
      let place = root.isEmpty ? path : "\(root)/\(path)"
      guard let bytes = try? FileSystem.untraced.read(place, limit: Self.headLength).bytes else { continue }
      let head = String(decoding: bytes, as: UTF8.self)
      if ["Cocoa.XIB", "MacOSX", "watchKit", "AppleTV"].contains(where: head.contains) { continue }
      documents.append(path)
      guard let device = Self.device(head) else { continue }
      if let known = counts.firstIndex(where: { $0.device == device }) {
        counts[known].count += 1
      } else {
        counts.append((device, 1))
      }
    }
    self.documents = documents
    inputs = Self.kinds.filter { kind in documents.contains { $0.lowercased().hasSuffix(kind) } }
      .map { "**/*\($0)" }
    let most = { (isPad: Bool) in
      counts.filter { $0.device.isPad == isPad }.max { $0.count < $1.count }?.device.name
    }
    devices = [most(false), most(true)].compactMap(\.self)
    let translations = documents.flatMap { path in
      DocumentLanguages.translations(of: root.isEmpty ? path : "\(root)/\(path)")
    }
    languages = Set(translations).sorted()
  }

  private static let kinds = [".storyboard", ".xib", ".scene.json", ".flow.json"]

  private static func device(_ head: String) -> Device? {
    let parts = head.split(separator: "<device id=\"", maxSplits: 1)
    guard parts.count == 2, let id = parts[1].split(separator: "\"", maxSplits: 1).first else { return nil }
    return Device(interfaceBuilderID: String(id))
  }

  /// The content of `layoutshot.json`.
  package var text: String {
    let plain = GoldenConfiguration()
    func list(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
    var matrix: [(key: String, value: JSONValue)] = [
      ("devices", list(devices.isEmpty ? [GoldenAxis.ofDocument] : devices)),
      ("orientations", list(["portrait", "landscape"])), ("appearances", list(["light"])),
    ]
    if !languages.isEmpty { matrix.append(("locales", list([GoldenAxis.ofDocument] + languages))) }
    if isPairwise { matrix.append(("select", .string("pairwise"))) }
    return JSONValue.object([
      ("$schema", .string("\(plain.goldens)/\(Self.schemaName)")),
      ("inputs", list(inputs.isEmpty ? plain.inputs : inputs)), ("goldens", .string(plain.goldens)),
      ("failures", .string(plain.failures)), ("matrix", .object(matrix)),
    ]).text(isIndented: true, keepsShortOnLine: true)
  }

  /// Whether there are so many combinations that pairs suffice.
  package var isPairwise: Bool {
    max(1, devices.count) * 2 * (languages.count + 1) > Self.mostCombinations
  }

  /// Lines for `.gitattributes`: pictures are binary, records and the lock have the same line ends everywhere.
  package static let attributes = [
    "Goldens/**/*.png binary", "Goldens/**/*.tree.json text eol=lf", "Goldens/goldens.lock text eol=lf",
  ]
  /// Lines for `.gitignore`.
  package static let ignored = ["layoutshot-failures/"]
}
