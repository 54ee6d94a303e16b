import CVectorLibraries
import Glibc
import Synchronization

/// Debian's libraries for PDF and SVG, each loaded when the first image of its format is drawn.
package final class VectorLibraries: Sendable {
  /// A loaded library, for the lifetime of the process.
  struct Loaded: @unchecked Sendable {
    // Written before it is shared, and never again.
    let pointer: OpaquePointer
  }

  /// The libraries installed on the machine.
  package static let installed = VectorLibraries()

  /// The default library for PDF: poppler with its interface for GLib and cairo.
  package static let pdfLibrary = "libpoppler-glib.so.8"
  /// The default library for SVG: librsvg.
  package static let svgLibrary = "librsvg-2.so.2"

  private let names: [ImageFormat: String]
  private let loaded = Mutex<[ImageFormat: Loaded?]>([:])

  /// Libraries by their file names, as resolved by the dynamic linker.
  package init(pdf: String = pdfLibrary, svg: String = svgLibrary) {
    names = [.pdf: pdf, .svg: svg]
  }

  /// The file name of the library for a format.
  func name(for format: ImageFormat) -> String { names[format] ?? "" }

  /// The file of the library for a format, with its version and without links; nil if it is not installed.
  package func file(for format: ImageFormat) -> String? {
    guard let name = names[format], library(for: format) != nil,
      let maps = fopen("/proc/self/maps", "r")
    else { return nil }
    defer { fclose(maps) }
    // The name ends in the number of the interface, the file's own name in that of the version.
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let file = words.split(separator: "/").last?.split(separator: "\n").first.map(String.init) ?? ""
      if words.contains("/"), file.hasPrefix(name) { return file }
    }
    return name
  }

  /// The library for a format; nil if it is not installed, or the format is not a vector format.
  func library(for format: ImageFormat) -> Loaded? {
    guard let name = names[format] else { return nil }
    return loaded.withLock { loaded in
      if let known = loaded[format] { return known }
      let library = cvector_library_load(format == .pdf ? CVECTOR_PDF : CVECTOR_SVG, name)
        .map(Loaded.init(pointer:))
      loaded[format] = .some(library)
      return library
    }
  }
}
