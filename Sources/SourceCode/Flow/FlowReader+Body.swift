extension FlowReader {
  /// The method, or the property, that is read.
  struct Body {
    let owner: String
    let name: String
    var range: Range<Int>
    private var variables: [String: Variable] = [:]
    /// How many variables there were of each name.
    private var counts: [String: Int] = [:]
    /// The ends of the blocks that are read, and the variables that names mean again behind them.
    private var blocks: [(end: Int, name: String, outer: Variable?)] = []
    var parameters: [String: String] = [:]
    /// The names of the views that the body makes: no document has them.
    var made: Set<String> = []
    var isStatic = false
    /// What it does where calls leave out what they may.
    var omitted = OmittedArguments()
    /// What has to be asked for where some of it runs: the ranges of the cases of an enumeration.
    var cases: [(range: Range<Int>, key: FlowKey)] = []
    var scope: String { "\(owner).\(name)" }
    var method: String { FlowNode.plain(name) }

    init(owner: String, name: String, range: Range<Int>, isStatic: Bool = false) {
      (self.owner, self.name, self.range, self.isStatic) = (owner, name, range, isStatic)
    }

    private struct Variable {
      let number: Int
      let type: String?
    }

    func isLocal(_ name: String) -> Bool { variables[name] != nil }
    func type(of name: String) -> String? { variables[name]?.type }

    /// What a name of the body means: a variable of this name, of several the one that is declared last.
    func local(_ name: String) -> FlowNode {
      let number = variables[name]?.number ?? 1
      return .local(scope: scope, name: number == 1 ? name : "\(name) \(number)")
    }

    /// Declares a variable. `end`: the index after the block that has it; nil for the rest of the body.
    mutating func declare(_ name: String, _ type: String?, until end: Int? = nil) {
      if let end, blocks.count < Self.mostBlocks { blocks.append((end, name, variables[name])) }
      counts[name, default: 0] += 1
      variables[name] = Variable(number: counts[name] ?? 1, type: type)
    }

    /// Leaves the blocks that end before an index.
    mutating func leaveBlocks(before index: Int) {
      while let block = blocks.last, block.end <= index {
        variables[block.name] = block.outer
        blocks.removeLast()
      }
    }

    private static let mostBlocks = 1_024
  }
}
