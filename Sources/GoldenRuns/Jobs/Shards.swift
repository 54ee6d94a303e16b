import Threads

/// Work in parts of about the same size, the same ones wherever they are computed.
enum Shards {
  /// Returns the pieces of one of `count` parts, ascending; numbers begin at 1. The largest pieces come first, each to the
  /// part that has the least.
  static func part(_ number: Int, of count: Int, sizes: [Int]) -> [Int] {
    var loads = Array(repeating: 0, count: count)
    var own: [Int] = []
    for piece in sizes.indices.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) }) {
      let least = loads.indices.min { loads[$0] < loads[$1] }!
      loads[least] += sizes[piece]
      if least == number - 1 { own.append(piece) }
    }
    return own.sorted()
  }
}

extension GoldenRun {
  /// Returns the documents of one of `count` parts that have about as many pictures, by their paths relative to the
  /// project's root; numbers begin at 1. Documents are read for it, and nothing is laid out or drawn.
  package func documents(ofPart number: Int, of count: Int) throws -> Set<String> {
    let session = try GoldenSession(configuration, options, fonts: fonts, timings: timings)
    // Reading a document is work, too, about as much as a picture.
    let sizes = Workers.map(session.documents.count, width: options.jobs) { index in
      session.expectation(of: session.documents[index]).expected.count + 1
    }
    return Set(Shards.part(number, of: count, sizes: sizes).map { session.documents[$0].relativePath })
  }
}
