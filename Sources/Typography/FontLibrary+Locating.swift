import Glibc

extension FontLibrary {
  /// Finds the `Fonts` folder: where the user says (`--fonts`, then `LAYOUTSHOT_FONTS`), and there only; otherwise
  /// in the executable's folder and above, as `Fonts` or `share/layoutshot/Fonts`, and last in the checkout of the build.
  /// An executable path that leads nowhere, such as a bare `argv[0]`, is passed over.
  public static func locate(
    explicit: String?, environment: String?, executablePath: String, buildDirectory: String?
  ) throws(FontLibraryError) -> String {
    let said = [explicit, environment].compactMap { $0 }.first { !$0.isEmpty }
    let places = said.map { [$0] } ?? candidates(executablePath, buildDirectory)
    for place in places where FontFile.isReadableFile(place + "/" + tableName) { return place }
    throw .notFound(lookedAt: places)
  }

  /// The checkout that this code was built from, for `locate`.
  public static var checkoutDirectory: String { checkout(of: #filePath) }

  private static func checkout(of source: String) -> String {
    parent(parent(parent(source)))
  }

  private static func candidates(_ executable: String, _ build: String?) -> [String] {
    var places: [String] = []
    var folder = resolved(executable)
    while folder.hasPrefix("/"), folder != "/" {
      folder = parent(folder)
      let base = folder == "/" ? "" : folder
      places.append(base + "/Fonts")
      places.append(base + "/share/layoutshot/Fonts")
    }
    if let build, !places.contains(build + "/Fonts") { places.append(build + "/Fonts") }
    return places
  }

  /// The path without links and dots; the path itself if nothing is there.
  private static func resolved(_ path: String) -> String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
