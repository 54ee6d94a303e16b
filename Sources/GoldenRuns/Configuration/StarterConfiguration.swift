import Assets
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
  /// How the applications of the project show the documents; nil if none says so.
  package let application: ApplicationTraits?
  /// The documents that no target of a project has.
  package let unbuilt: [String]
  /// The name of the only target whose application counts; nil for any.
  private let target: String?

  /// The name of the file with the schema in the goldens' folder.
  package static let schemaName = "layoutshot.schema.json"
  /// Pictures of a screen beyond which combinations are chosen by pairs.
  private static let mostCombinations = 8
  /// What of a document is read: enough to tell its system and device.
  private static let headLength = 4096

  /// Looks for documents below a folder.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - target: The name of the only target whose application counts; nil for any.
  package init(root: String, target: String? = nil) {
    self.target = target
    let library = AssetLibrary(target: target)
    let excluded = GoldenConfiguration.generatedFolders.map { GlobPattern($0) }
    let files = FolderWalk.files(below: root) { folder in
      !excluded.contains { $0.matches(folder + "/x") && $0.matches(folder + "/x/x") }
    }
    var documents: [String] = []
    var (unbuilt, application) = ([String](), ApplicationTraits?.none)
    var counts: [(device: Device, count: Int)] = []
    for path in files where Self.kinds.contains(where: { path.lowercased().hasSuffix($0) }) {
      let place = root.isEmpty ? path : "\(root)/\(path)"
      guard let bytes = try? FileSystem.untraced.read(place, limit: Self.headLength).bytes else { continue }
      let head = String(decoding: bytes, as: UTF8.self)
      if ["Cocoa.XIB", "MacOSX", "watchKit", "AppleTV"].contains(where: head.contains) { continue }
      let assets = ProjectAssets(document: place, library: library, in: .untraced)
      let name = place.split(separator: "/").last.map(String.init) ?? place
      if ProjectAssets.leavesOut(document: place, library) {
        unbuilt.append(path)
        continue
      }
      if let traits = assets.applicationTraits(of: name)?.traits {
        application = application?.union(traits) ?? traits
      }
      documents.append(path)
      guard let device = Self.device(head) else { continue }
      if let known = counts.firstIndex(where: { $0.device == device }) {
        counts[known].count += 1
      } else {
        counts.append((device, 1))
      }
    }
    (self.documents, self.unbuilt, self.application) = (documents, unbuilt, application)
    inputs = Self.kinds.filter { kind in documents.contains { $0.lowercased().hasSuffix(kind) } }
      .map { "**/*\($0)" }
    let most = { (isPad: Bool) in
      counts.filter { $0.device.isPad == isPad }.max { $0.count < $1.count }?.device.name
    }
    // What the application is not made for is not shown.
    let idioms = application?.idioms ?? []
    devices = [
      idioms.isEmpty || idioms.contains(.phone) ? most(false) : nil,
      idioms.isEmpty || idioms.contains(.pad) ? most(true) : nil,
    ].compactMap(\.self)
    let translations = documents.flatMap { path in
      DocumentLanguages.translations(of: root.isEmpty ? path : "\(root)/\(path)", library)
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
      ("orientations", list(orientations.map(\.rawValue))),
      ("appearances", list([(application?.style ?? .light).rawValue])),
    ]
    if !languages.isEmpty { matrix.append(("locales", list([GoldenAxis.ofDocument] + languages))) }
    if isPairwise { matrix.append(("select", .string("pairwise"))) }
    var entries: [(key: String, value: JSONValue)] = [
      ("$schema", .string("\(plain.goldens)/\(Self.schemaName)")),
      ("inputs", list(inputs.isEmpty ? plain.inputs : inputs)),
    ]
    if let target { entries.append(("target", .string(target))) }
    if !unbuilt.isEmpty {
      entries.append(("exclude", list(GoldenConfiguration.generatedFolders + unbuilt)))
    }
    entries += [
      ("goldens", .string(plain.goldens)), ("failures", .string(plain.failures)), ("matrix", .object(matrix)),
    ]
    return JSONValue.object(entries).text(isIndented: true, keepsShortOnLine: true)
  }

  /// The orientations that the application has on any of its devices.
  package var orientations: [Orientation] {
    guard let application else { return Orientation.allCases }
    let idioms: [ApplicationTraits.Idiom] = [.phone, .pad].filter {
      application.idioms.isEmpty || application.idioms.contains($0)
    }
    let all = idioms.map { application.orientations(on: $0) ?? Orientation.allCases }
    return Orientation.allCases.filter { orientation in all.contains { $0.contains(orientation) } }
  }

  /// Whether there are so many combinations that pairs suffice.
  package var isPairwise: Bool {
    max(1, devices.count) * orientations.count * (languages.count + 1) > Self.mostCombinations
  }

  /// Lines for `.gitattributes`: pictures are binary, records and the lock have the same line ends everywhere.
  package static let attributes = [
    "Goldens/**/*.png binary", "Goldens/**/*.tree.json text eol=lf", "Goldens/goldens.lock text eol=lf",
  ]
  /// Lines for `.gitignore`.
  package static let ignored = ["layoutshot-failures/"]
}
