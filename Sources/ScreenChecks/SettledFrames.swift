import Agreement
import DocumentVersions
import Files
import Geometry
import Numerals
import Typography

extension DocumentRewriting {
  /// Less is rounding, in points: frames are on the pixel grid, and texts are measured with other fonts than Xcode's.
  private static let tolerance = 0.5

  /// Gives a saved frame the values that layout gives. Returns what changes, in words.
  mutating func settle(_ frame: StaleFrames.Frame) -> [String] {
    let computed = frame.computed
    let values = [
      ("x", computed.minX), ("y", computed.minY), ("width", computed.width), ("height", computed.height),
    ]
    var words: [String] = []
    for (name, value) in values {
      guard let old = frame.saved.peek(name), let number = Double(old),
        abs(number - value) > Self.tolerance
      else { continue }
      set(name, of: frame.saved, to: value == 0 ? "0.0" : Numeral.text(value))
      words.append("\(name) \(old) → \(Numeral.text(value))")
    }
    return words
  }
}

/// A merged document whose saved frames are those of layout, where what each side saved does not hold any longer.
package struct SettledMerge: Sendable {
  /// The document's bytes.
  package let bytes: [UInt8]

  /// Settles the frames of a merged document that break constraints which both sides' frames satisfied.
  ///
  /// - Parameters:
  ///   - merged: The merged document.
  ///   - base: The version that both sides began with.
  ///   - sides: The bytes of both sides.
  ///   - fonts: The fonts.
  ///   - files: The files of its project.
  /// - Throws: What reading a document throws, such as `ReadError` for one of another system.
  package init(
    _ merged: InputFile, base: [UInt8], sides: [[UInt8]], fonts: FontLibrary, in files: FileSystem
  ) throws {
    var rewriting = DocumentRewriting(merged.bytes)
    if !sides.contains(merged.bytes), !base.isEmpty {
      let stale = try StaleFrames(ofMerged: merged, base: base, sides: sides, fonts: fonts, in: files)
      for frame in stale.all { _ = rewriting.settle(frame) }
    }
    bytes = rewriting.result
  }
}
