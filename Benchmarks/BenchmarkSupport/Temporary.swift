import Glibc

/// A path for a file that is removed in the end: in the folder that `TMPDIR` names, else in `/tmp`.
public func temporaryPath(_ name: String) -> String {
  let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  return "\(folder)/layoutshot-\(getpid())-\(name)"
}
