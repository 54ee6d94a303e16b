import Motion

extension FrameSchedule {
  /// The name of a frame's file: its number in four digits or more.
  public func fileName(_ place: Int) -> String { Self.fileName(number: numbers[place]) }

  /// The name of the file of a frame's number.
  static func fileName(number: Int, digits: Int = 4) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text + ".png"
  }

  /// The number that a file's name says; nil where it is no frame's.
  static func number(ofFile name: Substring) -> Int? {
    let stem = name.dropLast(4)
    guard name.hasSuffix(".png"), stem.count >= 4, stem.allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return Int(stem)
  }
}
