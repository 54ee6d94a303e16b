import Files
import Glibc

/// A server for programs on this machine alone. One thread serves all connections, so that a slow one delays nobody.
final class LoopbackServer {
  /// The port that it listens on.
  let port: UInt16
  private let listener: Int32
  private var connections: [Connection] = []
  private static let mostConnections = 64
  /// The milliseconds for a request to arrive, and for an answer to be taken.
  private static let (arrival, delivery): (Int, Int) = (10_000, 60_000)

  /// Starts to listen on 127.0.0.1. `port`: 0 for one that is free. Throws the system's error number.
  init(port wanted: UInt16) throws(FileError) {
    let descriptor = socket(
      AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    func fail() -> FileError { FileError(.unwritable, path: "127.0.0.1:\(wanted)", code: errno) }
    guard descriptor >= 0 else { throw fail() }
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else {
      let error = fail()
      close(descriptor)
      throw error
    }
    (listener, port) = (descriptor, UInt16(bigEndian: address.sin_port))
  }

  deinit {
    for connection in connections { close(connection.descriptor) }
    close(listener)
  }

  /// Serves until the program is interrupted, or `isDone` says so.
  func run(isDone: () -> Bool, answer: (HTTPRequest) -> HTTPResponse) {
    while !isDone() {
      var events = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      events += connections.map { $0.event }
      if poll(&events, nfds_t(events.count), 500) < 0, errno != EINTR { return }
      for index in connections.indices where events[index + 1].revents != 0 {
        connections[index].advance(answer)
      }
      let now = Self.milliseconds
      for index in connections.indices where now > connections[index].deadline { connections[index].expire() }
      connections.removeAll { connection in
        if connection.isDone { close(connection.descriptor) }
        return connection.isDone
      }
      if events[0].revents != 0 { takeConnections() }
    }
  }

  private func takeConnections() {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      if descriptor < 0 { return }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      if connections.count >= Self.mostConnections {
        close(descriptor)
      } else {
        connections.append(Connection(descriptor, deadline: Self.milliseconds + Self.arrival))
      }
    }
  }

  private static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  /// One request and its answer.
  private struct Connection {
    let descriptor: Int32
    var deadline: Int
    private(set) var isDone = false
    private var input: [UInt8] = []
    private var output: [UInt8] = []
    private var sent = 0
    private var isAnswered = false

    init(_ descriptor: Int32, deadline: Int) { (self.descriptor, self.deadline) = (descriptor, deadline) }

    var event: pollfd {
      pollfd(fd: descriptor, events: Int16(isAnswered ? POLLOUT : POLLIN), revents: 0)
    }

    mutating func advance(_ answer: (HTTPRequest) -> HTTPResponse) {
      if !isAnswered { receive(answer) }
      if isAnswered { send() }
    }

    /// Ends a connection that has timed out, with an answer if no complete request has arrived.
    mutating func expire() {
      if isAnswered {
        isDone = true
      } else {
        begin(HTTPResponse(408), isHead: false)
        send()
        isDone = true
      }
    }

    private mutating func receive(_ answer: (HTTPRequest) -> HTTPResponse) {
      var buffer = [UInt8](repeating: 0, count: 16 << 10)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      if count <= 0 {
        isDone = true
        return
      }
      input += buffer[..<count]
      switch HTTPRequest.read(input) {
      case .incomplete: return
      case .failed(let failure): begin(HTTPResponse(failure.rawValue), isHead: false)
      case .complete(let request): begin(answer(request), isHead: request.method == "HEAD")
      }
    }

    private mutating func begin(_ response: HTTPResponse, isHead: Bool) {
      (output, isAnswered, input) = (response.bytes(isHead: isHead), true, [])
      deadline = LoopbackServer.milliseconds + LoopbackServer.delivery
    }

    private mutating func send() {
      while sent < output.count {
        let count = output.withUnsafeBytes { bytes in
          Glibc.send(
            descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        if count <= 0 { break }
        sent += count
      }
      // Remaining input is read, or the system would discard the answer.
      shutdown(descriptor, Int32(SHUT_WR))
      var rest = [UInt8](repeating: 0, count: 16 << 10)
      for _ in 0..<8 where recv(descriptor, &rest, rest.count, 0) <= 0 { break }
      isDone = true
    }
  }
}
