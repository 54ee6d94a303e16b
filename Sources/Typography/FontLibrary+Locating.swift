import Glibc

extension FontLibrary {
  /// Finds the `Fonts` folder.
  ///
  /// A folder given by the user (`--fonts`, then `LAYOUTSHOT_FONTS`) is used exclusively. Otherwise, `Fonts` or
  /// `share/layoutshot/Fonts` is searched for in the executable's folder and its parents, and finally in the checkout
  /// of the build. An executable path that does not exist, such as a bare `argv[0]`, is ignored. `explicit`: the folder
  /// given on the command line, if any. `environment`: the value of `LAYOUTSHOT_FONTS`, if set. `buildDirectory`: the
  /// checkout that the executable was built from, if known. The result: the path of a folder with a readable font
  /// table. Throws `FontLibraryError` listing every location searched if there is none.
  package static func locate(
    explicit: String?, environment: String?, executablePath: String, buildDirectory: String?
  ) throws(FontLibraryError) -> String {
    let said = [explicit, environment].compactMap { $0 }.first { !$0.isEmpty }
    let places = said.map { [$0] } ?? candidates(executablePath, buildDirectory)
    for place in places where FontFile.isReadableFile(place + "/" + tableName) { return place }
    throw .notFound(lookedAt: places)
  }

  /// The checkout that this code was built from, for use with `locate`.
  package static var checkoutDirectory: String { checkout(of: #filePath) }

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

  /// Returns the path with symbolic links and dots resolved; the path itself if it does not exist.
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
