import Diagnostics
import Files

/// What a folder holds of images, colors and fonts, by name: found in one walk, in the order of the walk.
struct AssetIndex: Sendable {
  /// The folders of image sets by name, namespaces included: `Icons/star`.
  private(set) var imageSets: [String: [String]] = [:]
  /// The folders of color sets by name.
  private(set) var colorSets: [String: [String]] = [:]
  /// The folders of symbol sets by name.
  private(set) var symbolSets: [String: [String]] = [:]
  /// Pictures outside of catalogues, by name without scale, device and extension.
  private(set) var looseImages: [String: [LooseImage]] = [:]
  /// Storyboards outside of catalogues.
  private(set) var storyboards: [String] = []
  /// Font files outside of catalogues.
  private(set) var fonts: [String] = []
  /// What the walk found worth reporting.
  private(set) var findings: [Finding] = []

  /// Files and folders that are looked at; the largest public projects have some 60,000.
  static let mostEntries = 100_000
  /// How deep folders are gone into.
  private static let deepest = 40

  /// What other tools fetch or make; what an app shows of it is not named by its documents.
  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build",
  ]
  /// Folders that are no folders to their owners.
  private static let skippedKinds = [
    ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".app", ".bundle", ".playground", ".dSYM",
  ]

  private let display: PathDisplay
  private let enclosure: Enclosure

  /// A folder that is still to be looked at.
  private struct Waiting {
    var path: String
    var depth: Int
    /// What names in it begin with; nil outside of catalogues.
    var namespace: String?
  }

  /// Walks through a folder.
  init(_ root: SearchRoots.Root, display: PathDisplay) {
    self.display = display
    enclosure = Enclosure([root.path])
    var left = Self.mostEntries
    var waiting = [
      Waiting(path: root.path, depth: 0, namespace: root.path.hasSuffix(Self.catalogue) ? "" : nil)
    ]
    while let next = waiting.popLast() {
      let listing = FolderListing(next.path, limit: left)
      left -= listing.files.count + listing.folders.count
      if left <= 0 {
        findings.append(.searchEnded(after: Self.mostEntries, in: display.text(root.path)))
        waiting.removeAll()
      }
      if next.namespace == nil { for file in listing.files { add(file, in: next.path) } }
      guard next.depth < Self.deepest else { continue }
      for folder in listing.folders.reversed() {
        let path = next.path + "/" + folder
        if let namespace = next.namespace {
          if let inner = addSet(folder, at: path, namespace: namespace) {
            waiting.append(Waiting(path: path, depth: next.depth + 1, namespace: inner))
          }
        } else if folder.hasSuffix(Self.catalogue) {
          waiting.append(Waiting(path: path, depth: next.depth + 1, namespace: ""))
        } else if root.isDeep, !Self.isSkipped(folder) {
          waiting.append(Waiting(path: path, depth: next.depth + 1))
        }
      }
    }
  }

  static let catalogue = ".xcassets"

  private static func isSkipped(_ folder: String) -> Bool {
    skippedFolders.contains(folder) || skippedKinds.contains { folder.hasSuffix($0) }
  }

  private mutating func add(_ file: String, in folder: String) {
    let path = folder + "/" + file
    if let image = LooseImage(path: path, file: file) {
      looseImages[image.stem, default: []].append(image)
    } else if [".ttf", ".otf"].contains(where: { file.lowercased().hasSuffix($0) }) {
      fonts.append(path)
    } else if file.hasSuffix(".storyboard") {
      storyboards.append(path)
    }
  }

  /// Takes a folder of a catalogue that is a set; for any other the namespace of what is in it.
  private mutating func addSet(_ folder: String, at path: String, namespace: String) -> String? {
    func name(_ suffix: String) -> String? {
      folder.hasSuffix(suffix) ? namespace + folder.dropLast(suffix.count) : nil
    }
    if let name = name(".imageset") {
      imageSets[name, default: []].append(path)
    } else if let name = name(".colorset") {
      colorSets[name, default: []].append(path)
    } else if let name = name(".symbolset") {
      symbolSets[name, default: []].append(path)
    } else {
      return namespace + (providesNamespace(path) ? folder + "/" : "")
    }
    return nil
  }

  /// Folders need no `Contents.json`; one that is there must be readable.
  private mutating func providesNamespace(_ folder: String) -> Bool {
    guard SmallFile.isFile(folder + "/Contents.json") else { return false }
    let contents = ContentsFile(folder: folder, within: enclosure, display: display.text(folder))
    findings += contents.findings
    return contents.root?["properties"]?["provides-namespace"]?.flag == true
  }
}

extension [String] {
  /// The path that has most folders in common with a folder; the first of several.
  func nearest(to folder: String) -> String? {
    let wanted = folder.split(separator: "/")
    func common(_ path: String) -> Int { zip(path.split(separator: "/"), wanted).prefix { $0 == $1 }.count }
    guard var best = first else { return nil }
    guard count > 1 else { return best }
    var most = common(best)
    for path in dropFirst() {
      let shared = common(path)
      if shared > most { (best, most) = (path, shared) }
    }
    return best
  }
}
