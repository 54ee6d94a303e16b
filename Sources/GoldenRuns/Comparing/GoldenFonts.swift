import Diagnostics
import Goldens
import Typography

/// The installed fonts that goldens are drawn with: those of the lock file, and those of a run.
struct GoldenFonts {
  let lock: GoldenLock
  let library: FontLibrary

  /// Returns findings about fonts that are here and were not there when goldens were recorded, or the other way round,
  /// located in the lock file.
  func findings(at file: String) -> [Finding] {
    let place = SourceLocation(file: file)
    let known = lock.fonts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var findings = known.compactMap { name, hash -> Finding? in
      guard let font = library.installedFont(named: name) else {
        let package = library.package(ofFont: name).map { ": Debian's package \($0) has it" } ?? ""
        return Finding(
          .warning, .font, "goldens were drawn with \(name), which is not installed here\(package)", at: place
        )
      }
      guard font.hash != hash else { return nil }
      return Finding(
        .warning, .font,
        "goldens were drawn with another version of \(name) (\(hash)) than the one installed here (\(font.hash))",
        at: place)
    }
    guard !lock.paths.isEmpty else { return findings }
    findings += library.usedInstalledFonts.filter { lock.fonts[$0.name] == nil }.map {
      Finding(
        .warning, .font, "goldens were drawn without \($0.name), which is installed here; 'record' notes it",
        at: place)
    }
    return findings
  }

  func note(in lock: inout GoldenLock) {
    for font in library.usedInstalledFonts { lock.fonts[font.name] = font.hash }
  }
}
