import Glibc
import Typography

/// Locates and opens the bundled fonts.
package enum Fonts {
  /// Opens the font library in an explicit folder, in the folder named by `LAYOUTSHOT_FONTS`, or next to the
  /// executable. It opens files of fonts when texts need them. Throws `FontLibraryError` listing every location
  /// searched if there is none.
  ///
  /// Fonts for ideographs and emoji are those that Debian's packages installed, where Debian has them or in the files
  /// and folders of `installed`; next to an explicit folder, only the latter.
  package static func library(explicit: String? = nil, installed: [String] = []) throws -> FontLibrary {
    let environment = getenv("LAYOUTSHOT_FONTS").map { String(cString: $0) }
    let folder = try FontLibrary.locate(
      explicit: explicit, environment: environment, executablePath: executablePath,
      buildDirectory: buildDirectory)
    let isPinned = !(explicit ?? "").isEmpty || !(environment ?? "").isEmpty
    return try FontLibrary(
      directory: folder, installed: installed.isEmpty && !isPinned ? packageFolders : installed)
  }

  /// Opens the font library that options name: a folder with the font table, and files and folders of fonts. Throws
  /// `FontLibraryError`, also for a path that is not there.
  package static func library(named paths: [String]) throws -> FontLibrary {
    let tables = paths.filter(FontLibrary.isFontFolder)
    let others = paths.filter { !tables.contains($0) }
    // One folder alone is meant to have the table, and the error says that it has none.
    guard tables.isEmpty, paths.count == 1, !FontLibrary.hasFonts(others[0]) else {
      return try library(explicit: tables.first, installed: others)
    }
    return try library(explicit: others[0])
  }

  /// The folders in which Debian's packages install fonts.
  private static let packageFolders = ["/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto"]

  private static var executablePath: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
  }

  /// The path of the checkout that this file was built from.
  private static var buildDirectory: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
  }
}
