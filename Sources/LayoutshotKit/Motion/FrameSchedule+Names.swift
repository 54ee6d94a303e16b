import Motion
import Numerals

extension FrameSchedule {
  /// The name of a frame's file: its number in four digits or more.
  public func fileName(_ place: Int) -> String { Self.fileName(number: numbers[place]) }

  /// The name of the file of a frame's number.
  static func fileName(number: Int, digits: Int = 4) -> String {
    Numeral.padded(number, digits: digits) + ".png"
  }

  /// The number that a file's name says; nil where it is no frame's: `00003.png` is none.
  static func number(ofFile name: String) -> Int? {
    guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)), fileName(number: number) == name else {
      return nil
    }
    return number
  }
}
