import Glibc
import Typography

/// Locates and opens the bundled fonts.
public enum Fonts {
  /// Opens the font library in an explicit folder, in the folder named by `LAYOUTSHOT_FONTS`, or next to the
  /// executable.
  ///
  /// - Parameter explicit: The folder to use; nil to search for it.
  /// - Throws: `FontLibraryError` listing every location searched if there is none.
  public static func library(explicit: String? = nil) throws -> FontLibrary {
    let folder = try FontLibrary.locate(
      explicit: explicit, environment: getenv("LAYOUTSHOT_FONTS").map { String(cString: $0) },
      executablePath: executablePath, buildDirectory: buildDirectory)
    return try FontLibrary(directory: folder)
  }

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
