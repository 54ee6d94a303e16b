import Glibc

/// Identifies the build of this program: results of one build must not be used by another.
package enum ProgramIdentity {
  /// 16 hexadecimal digits: the same in every process of the same program, on every machine.
  package static let text: String = {
    let digits = String(hashOfFile ?? 0, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }()

  /// A hash of the loaded parts of the program's file: code and data, without debug information.
  private static var hashOfFile: UInt64? {
    let descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 64 else { return nil }
    let size = Int(status.st_size)
    guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED
    else { return nil }
    defer { munmap(address, size) }
    return hash(UnsafeRawBufferPointer(start: address, count: size))
  }

  /// The loaded segments of a 64-bit ELF file; any other file completely.
  private static func hash(_ file: UnsafeRawBufferPointer) -> UInt64 {
    func number<Value: FixedWidthInteger>(_ place: Int, as type: Value.Type) -> Int {
      place + MemoryLayout<Value>.size <= file.count && place >= 0
        ? Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: place, as: type)) : 0
    }
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    let (table, length, count) = (
      number(32, as: UInt64.self), number(54, as: UInt16.self), number(56, as: UInt16.self)
    )
    let parts = (0..<count).map { table + $0 * length }.filter { number($0, as: UInt32.self) == 1 }
      .map { (number($0 + 8, as: UInt64.self), number($0 + 32, as: UInt64.self)) }
      .filter { $0 >= 0 && $1 > 0 && $0 + $1 <= file.count }
    for (start, size) in parts.isEmpty ? [(0, file.count)] : parts {
      for place in stride(from: start, to: start + size & ~7, by: 8) where place + 8 <= file.count {
        let word = file.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        state = (state ^ word) &* 0xC2B2_AE3D_27D4_EB4F
        state = state << 31 | state >> 33
      }
    }
    return state ^ state >> 29
  }
}
