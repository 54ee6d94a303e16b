import Glibc
import Synchronization

/// A server on this machine whose behavior is defined by a test.
final class HostileServer: Sendable {
  /// Handles a connection, after the head of the first request. The connection is closed afterwards.
  typealias Behavior = @Sendable (Connection) -> Void

  /// The URL of its root.
  let url: String
  private let descriptor: Int32
  private let counts = Atomic(0)
  private let endings = Atomic(0)

  /// A connection.
  struct Connection: Sendable {
    fileprivate let descriptor: Int32
    /// The head of the request.
    fileprivate(set) var head = ""

    /// The rest of the request, as long as its head says.
    func body() -> [UInt8] {
      let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
      let length = line.flatMap { Int($0.drop { $0 != ":" }.dropFirst().drop { $0 == " " }) } ?? 0
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while bytes.count < length, recv(descriptor, &byte, 1, 0) == 1 { bytes.append(byte) }
      return bytes
    }

    /// Sends a text.
    ///
    /// - Returns: Whether the other end is still connected.
    @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Sends bytes.
    @discardableResult func send(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    /// Waits until the other end disconnects.
    func waitForEnd() {
      var byte: UInt8 = 0
      while recv(descriptor, &byte, 1, 0) > 0 {}
    }

    fileprivate mutating func readHead() {
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      let end = Array("\r\n\r\n".utf8)
      while !bytes.suffix(4).elementsEqual(end), recv(descriptor, &byte, 1, 0) == 1 { bytes.append(byte) }
      head = String(decoding: bytes, as: UTF8.self)
    }
  }

  init(_ behavior: @escaping Behavior) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, length)
        _ = getsockname(descriptor, $0, &length)
      }
    }
    listen(descriptor, 64)
    self.descriptor = descriptor
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    Self.thread { [self] in accept(behavior) }
  }

  private func accept(_ behavior: @escaping Behavior) {
    while true {
      let connection = Glibc.accept(descriptor, nil, nil)
      if connection < 0 { return }
      counts.add(1, ordering: .relaxed)
      Self.thread { [self] in
        var connection = Connection(descriptor: connection)
        connection.readHead()
        behavior(connection)
        close(connection.descriptor)
        endings.add(1, ordering: .relaxed)
      }
    }
  }

  /// Stops accepting connections; open ones are kept.
  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  /// The number of connections so far.
  var connections: Int { counts.load(ordering: .relaxed) }
  /// The number of closed connections.
  var ended: Int { endings.load(ordering: .relaxed) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func thread(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    pthread_detach(thread)
  }
}
