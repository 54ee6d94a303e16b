/// Git LFS pointers, present in place of files that were not pulled (git-lfs, docs/spec.md).
package enum GitLFS {
  /// Whether the bytes of a file are a pointer.
  package static func isPointer(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count < 1024 && bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
  }
}
