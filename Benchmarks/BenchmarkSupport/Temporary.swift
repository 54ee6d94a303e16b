import Glibc

/// A path for a temporary file: in the folder `TMPDIR`, else in `/tmp`.
package func temporaryPath(_ name: String) -> String {
  let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  return "\(folder)/layoutshot-\(getpid())-\(name)"
}
