import Motion
import Numerals

extension FrameSchedule {
  /// Returns the file name of a frame: its number with at least four digits.
  package func fileName(_ place: Int) -> String { Self.fileName(number: numbers[place]) }

  package static func fileName(number: Int, digits: Int = 4) -> String {
    Numeral.padded(number, digits: digits) + ".png"
  }

  /// Returns the frame number in a file name; nil if it is not the name of a frame (`00003.png` is not).
  package static func number(ofFile name: String) -> Int? {
    guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)), fileName(number: number) == name else {
      return nil
    }
    return number
  }
}
