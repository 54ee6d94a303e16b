import Glibc

/// The bytes of a file; nil if it cannot be read.
package func bytes(of file: String) -> [UInt8]? {
  guard let stream = fopen(file, "rb") else { return nil }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&buffer, 1, buffer.count, stream)
    guard count > 0 else { break }
    bytes += buffer.prefix(count)
  }
  return bytes
}

/// The documents named on the command line, or the project's examples.
package func documentsOfCommandLine() -> [(path: String, bytes: [UInt8])] {
  let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
    separator: "/")
  let named = Array(CommandLine.arguments.dropFirst())
  let paths = named.isEmpty ? ["Login", "Player"].map { "\(root)/Examples/\($0).xib" } : named
  return paths.map { path in
    guard let bytes = bytes(of: path) else { fatalError("\(path) cannot be read") }
    return (path, bytes)
  }
}
