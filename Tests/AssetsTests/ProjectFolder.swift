import Assets
import Diagnostics
import Foundation
import ImageFile
import Raster
import TestSupport
import Views

/// A project in a temporary folder. Paths are absolute, as the folder is not inside the tests' own.
final class ProjectFolder {
  let path: String

  private let top: String

  init(isProject: Bool = true) throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    top = parent.appending(path: "layoutshot-assets-\(UUID().uuidString)").path
    // Deeper than a search without a project goes up, so that it does not find files of other tests.
    path = top + "/a/b/c"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if isProject { try write("", to: "App.xcodeproj/project.pbxproj") }
  }

  deinit { try? FileManager.default.removeItem(atPath: top) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Writes a PNG of a single, distinctive gray.
  func picture(_ name: String, gray: UInt8 = 1, width: Int = 4, height: Int = 4) throws {
    let pixmap = Pixmap(width: width, height: height)
    pixmap.fill(PixelColor(red: gray, green: gray, blue: gray))
    try write(PNGFile.encode(pixmap, scale: 1), to: name)
  }

  /// Writes an image set: each entry is a file, its gray, and its other keys in `Contents.json`.
  func imageSet(
    _ name: String, _ entries: [(file: String, gray: UInt8, more: String)], properties: String = ""
  ) throws {
    let images = entries.map { entry in
      "{ \"filename\" : \"\(entry.file)\"\(entry.more.isEmpty ? "" : ", ")\(entry.more) }"
    }
    for entry in entries where entry.file.hasSuffix(".png") {
      try picture("\(name).imageset/\(entry.file)", gray: entry.gray)
    }
    try write(
      "{ \"images\" : [\n\(images.joined(separator: ",\n"))\n]\(properties) }",
      to: "\(name).imageset/Contents.json")
  }

  func colorSet(_ name: String, _ colors: String...) throws {
    try write("{ \"colors\" : [\(colors.joined(separator: ", "))] }", to: "\(name).colorset/Contents.json")
  }

  func assets(of document: String = "App.xib", folders: [String] = []) -> ProjectAssets {
    ProjectAssets(
      document: "\(path)/\(document)", library: AssetLibrary(folders: folders.map { "\(path)/\($0)" }),
      in: .untraced)
  }

  /// Findings, one line each, with paths relative to the folder.
  func lines(_ assets: ProjectAssets) -> [String] {
    assets.findings.map { finding in
      let text = DiagnosticPrinter().text(finding).split(separator: "\n")[0]
      return String(text.hasPrefix(path) ? text.dropFirst(path.count + 1) : text)
    }
  }
}

extension ProjectAssets {
  /// The image with a name, if it can be drawn.
  func found(_ name: String, _ traits: AssetTraits = AssetTraits()) -> AssetImage? {
    guard case .found(let image) = image(named: name, for: traits) else { return nil }
    return image
  }

  /// The gray of an image.
  func gray(_ name: String, _ traits: AssetTraits = AssetTraits()) -> UInt8? {
    found(name, traits)?.pixmap[0, 0].red
  }

  func isMissing(_ name: String) -> Bool {
    if case .missing = image(named: name, for: AssetTraits()) { return true }
    return false
  }
}
