import Glibc
import Typography

/// Finds and opens the bundled fonts.
public enum Fonts {
  /// The library of a folder that was named, of `LAYOUTSHOT_FONTS`, or found beside the executable.
  ///
  /// - Throws: `FontLibraryError` where there is none, with every place that was looked at.
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

  /// The checkout that this was built from.
  private static var buildDirectory: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
  }
}
