import Diagnostics

extension FontTable {
  /// Parses a table; `file` is its name in error messages.
  init(parsing bytes: [UInt8], file: String) throws(FontLibraryError) {
    var parser = Parser(file: file)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try parser.read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    guard !parser.table.faces.isEmpty else { throw parser.fault(.noFaces, inLine: 0) }
    self = parser.table
  }

  private struct Parser {
    var table = FontTable()
    let file: String
    var line = 0
    var facesByFile: [String: Int] = [:]

    mutating func read(_ bytes: ArraySlice<UInt8>) throws(FontLibraryError) {
      line += 1
      guard let first = bytes.first, first != UInt8(ascii: "#") else { return }
      var fields: [String] = []
      for field in bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) {
        guard let text = String(validating: field, as: UTF8.self) else { throw fault(.encoding) }
        fields.append(text)
      }
      switch fields[0] {
      case "face": try readFace(fields)
      case "installed": try readInstalled(fields)
      case "name": try readName(fields)
      default: throw fault(.recordKind(fields[0]))
      }
    }

    private mutating func readFace(_ fields: [String]) throws(FontLibraryError) {
      let names = ["kind", "file", "family", "weight", "slope"]
      try check(fields, fields.count == 6 ? names + ["scripts"] : names)
      try addFace(fields)
    }

    /// A file installed by Debian packages, which may be a collection: `file.ttc#2`.
    private mutating func readInstalled(_ fields: [String]) throws(FontLibraryError) {
      try check(fields, ["kind", "file", "family", "weight", "slope", "scripts", "package"])
      try addFace(fields)
      let parts = fields[1].split(separator: "#")
      guard parts.count == 1 || parts.count == 2, let member = Int(parts.count == 2 ? parts[1] : "0"),
        member >= 0
      else { throw fault(.value(field: "file", found: fields[1], expected: "a file or a file and #number")) }
      let last = table.faces.count - 1
      table.faces[last].file = String(parts[0])
      table.faces[last].member = member
      table.faces[last].package = fields[6]
    }

    private mutating func addFace(_ fields: [String]) throws(FontLibraryError) {
      guard let weight = Int(fields[3]).flatMap(FontWeight.init(rawValue:)) else {
        throw fault(.value(field: "weight", found: fields[3], expected: "100, 200, … or 900"))
      }
      guard fields[4] == "upright" || fields[4] == "italic" else {
        throw fault(.value(field: "slope", found: fields[4], expected: "upright or italic"))
      }
      if let first = facesByFile[fields[1]] {
        throw fault(.duplicate(fields[1], firstLine: table.faces[first].line))
      }
      facesByFile[fields[1]] = table.faces.count
      table.faces.append(
        FaceRecord(
          file: fields[1], family: fields[2], weight: weight, isItalic: fields[4] == "italic", line: line,
          scripts: try scripts(fields)))
    }

    private func scripts(_ fields: [String]) throws(FontLibraryError) -> [ScriptTag] {
      var scripts: [ScriptTag] = []
      for word in fields.count > 5 ? fields[5].split(separator: ",", omittingEmptySubsequences: false) : [] {
        guard let script = ScriptTag(word) else {
          throw fault(.value(field: "script", found: String(word), expected: "four letters of ISO 15924"))
        }
        scripts.append(script)
      }
      return scripts
    }

    private mutating func readName(_ fields: [String]) throws(FontLibraryError) {
      try check(
        fields, ["kind", "name", "file", "fit", "synthetic style", "ascender", "descender", "gap"])
      guard let face = facesByFile[fields[2]] else { throw fault(.unknownFile(fields[2])) }
      guard let fit = FontFit(rawValue: fields[3]) else {
        throw fault(
          .value(field: "fit", found: fields[3], expected: "system, same-widths, stand-in or itself"))
      }
      let key = FontTable.key(fields[1])
      if let first = table.namesByKey[key] {
        throw fault(.duplicate(fields[1], firstLine: table.names[first].line))
      }
      table.namesByKey[key] = table.names.count
      table.names.append(
        NameRecord(
          name: fields[1], face: face, fit: fit, style: try style(fields[4]),
          metrics: try metrics(fields), line: line))
    }

    private func style(_ word: String) throws(FontLibraryError) -> GlyphStyle {
      switch word {
      case "-": return []
      case "bold": return .bold
      case "oblique": return .oblique
      case "bold+oblique": return [.bold, .oblique]
      default:
        throw fault(
          .value(field: "synthetic style", found: word, expected: "-, bold, oblique or bold+oblique"))
      }
    }

    private func metrics(_ fields: [String]) throws(FontLibraryError) -> VerticalMetrics? {
      if fields[5...7].allSatisfy({ $0 == "-" }) { return nil }
      return VerticalMetrics(
        ascender: try number(fields[5], "ascender"), descender: try number(fields[6], "descender"),
        gap: try number(fields[7], "gap"))
    }

    private func number(_ text: String, _ field: String) throws(FontLibraryError) -> Double {
      guard let value = Double(text), value >= 0, value <= 4 else {
        throw fault(.value(field: field, found: text, expected: "a number of em from 0 to 4"))
      }
      return value
    }

    private func check(_ fields: [String], _ names: [String]) throws(FontLibraryError) {
      guard fields.count == names.count else {
        throw fault(.fieldCount(expected: names.count, found: fields.count))
      }
      for (field, name) in zip(fields, names) where field.isEmpty { throw fault(.emptyField(name)) }
    }

    func fault(_ fault: FontTableFault, inLine line: Int? = nil) -> FontLibraryError {
      .tableUnreadable(fault, SourceLocation(file: file, line: line ?? self.line))
    }
  }
}
