import Files

/// The name of the color set for a project's accent color: a build setting of its targets.
///
/// Xcode's project files are old-style property lists, in which a setting is always one line:
/// `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;`. A configuration file (`.xcconfig`) writes it
/// without the semicolon.
package enum AccentColorName {
  private static let setting = Array("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME".utf8)
  /// The largest public project files have some 20 MB.
  private static let mostBytes = 32 << 20

  /// The names set by the projects in a folder, without duplicates, in the order of the files.
  static func names(inProjectsOf folder: String, within enclosure: Enclosure) -> [String] {
    let listing = FolderListing(folder, limit: 4096)
    let projects = listing.folders.filter { $0.hasSuffix(".xcodeproj") }
    var names: [String] = []
    for project in projects {
      let path = "\(folder)/\(project)/project.pbxproj"
      guard enclosure.admits(path, in: .untraced) else { continue }
      for name in values(in: SmallFile.read(path, limit: mostBytes).bytes) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// The values of the setting in a project file.
  package static func values(in bytes: [UInt8]) -> [String] {
    var values: [String] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: setting[0]) {
      index = start + 1
      guard bytes[start...].starts(with: setting) else { continue }
      index = start + setting.count
      let line = bytes[index...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
      index = line.endIndex
      let text = String(decoding: line, as: UTF8.self)
      guard let equals = text.firstIndex(of: "="), text[..<equals].allSatisfy({ $0 == " " || $0 == "\t" })
      else { continue }
      var value = text[text.index(after: equals)...]
      while let first = value.first, " \t\"".contains(first) { value.removeFirst() }
      while let last = value.last, " \t\"".contains(last) { value.removeLast() }
      if !value.isEmpty { values.append(String(value)) }
    }
    return values
  }
}
