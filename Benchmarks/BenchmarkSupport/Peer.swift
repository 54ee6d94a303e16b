import Glibc

/// A program that paints a screen's file: it is run in its folder with the file's name, a number of repetitions and
/// optionally the name of a PNG to write, and prints lines with a name and milliseconds.
package struct Peer: Sendable {
  /// The program, an absolute path.
  package let program: String
  /// The file of the screen.
  package let file: String

  /// A program and a file; nil if one of them is missing.
  package init?(program: String?, file: String?) {
    guard let program, let file, let path = realpath(program, nil) else { return nil }
    self.program = String(cString: path)
    self.file = file
    free(path)
  }

  private var command: String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
    return "cd '\(folder)' && '\(program)' '\(parts.last ?? "")'"
  }

  /// Its output, by the last part of the names, such as `warm`.
  package func times(count: Int, png: String? = nil) -> [String: Double] {
    printedTimes("\(command) \(count) \(png ?? "")")
  }
}

/// The lines with a name and milliseconds printed by a shell command, by the last part of the name.
package func printedTimes(_ command: String) -> [String: Double] {
  guard let stream = popen(command, "r") else { return [:] }
  defer { pclose(stream) }
  var text = ""
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), stream) != nil {
    text += String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
  var times: [String: Double] = [:]
  for line in text.split(separator: "\n") {
    let words = line.split(separator: " ")
    guard words.count == 2, let name = words[0].split(separator: ".").last else { continue }
    times[String(name)] = Double(words[1])
  }
  return times
}
