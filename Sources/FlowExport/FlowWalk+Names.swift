import Flows
import Numerals

extension FlowWalk {
  /// The names of the pictures, by the numbers of the steps.
  package var pictureNames: [Int: String] {
    let digits = max(2, "\(moments.last?.number ?? 0)".count)
    var names: [Int: String] = [:]
    for moment in moments where moment.isPicture {
      let number = Numeral.padded(moment.number, digits: digits)
      names[moment.number] = "\(number)-\(Self.fileName(Self.name(of: moment))).png"
    }
    return names
  }

  private static func name(of moment: FlowMoment) -> String {
    if let name = moment.step?.name { return name }
    if case .snapshot(let name)? = moment.step?.action { return name }
    return moment.words
  }

  /// A name without characters that are special to file systems or shells.
  private static func fileName(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "." || character == "_" {
        result.append(character)
      } else if let last = result.last, last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" || result.last == "." { result.removeLast() }
    let short = String(result.prefix(60))
    return short.isEmpty || short.hasPrefix(".") ? "step" : short
  }
}
