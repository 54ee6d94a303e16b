import Screens
import Typography

/// The bundled fonts, opened once for all tests of a run.
package enum TestFonts {
  /// The library of the checkout's `Fonts`.
  package static let library: FontLibrary = {
    do {
      return try FontLibrary(directory: "\(Checkout.root)/Fonts")
    } catch {
      fatalError("the checkout's fonts cannot be opened: \(error)")
    }
  }()

  /// A font file with the name TeX changed to QuX: an unknown font.
  package static func renamed(_ file: [UInt8]) -> [UInt8] {
    var file = file
    // It contains names with one byte per character, and with two.
    for (gap, step) in [([], 1), ([0], 2)] as [([UInt8], Int)] {
      let wanted = Array("TeX".utf8).flatMap { gap + [$0] }
      for place in 0..<file.count - wanted.count where file[place] == wanted[0] {
        guard file[place..<place + wanted.count].elementsEqual(wanted) else { continue }
        file[place + gap.count] = UInt8(ascii: "Q")
        file[place + gap.count + step] = UInt8(ascii: "u")
      }
    }
    return file
  }
}
