import Files
import JSON
import Typography

/// The schemas of what is read and written, as resources.
struct AgentSchemas {
  private static let root = "layoutshot:///schemas/"
  private static let ending = ".schema.json"
  /// The folder; nil if they are not installed.
  private let folder: String?
  private let names: [String]

  /// Finds the schemas beside the fonts: in `share/layoutshot/schemas`, or in the guides of a checkout.
  init() {
    let fonts = try? FontLibrary.locate(
      explicit: nil, environment: nil, executablePath: "/proc/self/exe",
      buildDirectory: FontLibrary.checkoutDirectory)
    let base = fonts.map { OpenFolder.split($0).folder } ?? ""
    let places = ["schemas", "Docs"].map { "\(base)/\($0)" }
    folder = places.first { FileSystem.untraced.exists("\($0)/report\(Self.ending)") }
    names = folder.map { FolderWalk.fileNames(in: $0).filter { $0.hasSuffix(Self.ending) }.sorted() } ?? []
  }

  /// The result of `resources/list`.
  var list: JSONValue {
    let resources = names.map { name in
      JSONValue.object([
        ("uri", .string(Self.root + name)), ("name", .string(name)),
        ("description", .string(Self.words[String(name.dropLast(Self.ending.count))] ?? "a schema")),
        ("mimeType", .string("application/schema+json")),
      ])
    }
    return .object([("resources", .array(resources))])
  }

  private static let words = [
    "diff": "the structured content of 'diff'", "merge": "what 'merge --status --format json' prints",
    "report": "the structured content of 'verify'",
    "layoutshot": "the configuration, layoutshot.json", "scene": "scene files", "flow": "scripts of flows",
    "transition": "what 'layoutshot frames' writes about a transition",
  ]

  /// The result of `resources/read`; nil if there is no such resource.
  func content(of uri: String) -> JSONValue? {
    guard let folder, let name = names.first(where: { uri == Self.root + $0 }),
      let bytes = try? FileSystem.untraced.read("\(folder)/\(name)").bytes
    else { return nil }
    let content = JSONValue.object([
      ("uri", .string(uri)), ("mimeType", .string("application/schema+json")),
      ("text", .string(String(decoding: bytes, as: UTF8.self))),
    ])
    return .object([("contents", .array([content]))])
  }
}
