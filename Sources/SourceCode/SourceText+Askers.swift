// What a method does for one of several tables that ask it the same.
extension SourceText {
  /// What a method does for each of the tables that its conditions name, by these: see `parts(of:askedBy:)`.
  ///
  /// - Parameters:
  ///   - body: What stands between its braces.
  ///   - method: The method.
  ///   - isObjectiveC: Whether it is one in Objective-C.
  ///   - result: Returns what a part returns, where that is all it does.
  func answers(
    in body: Range<Int>, of method: SourceType.Method, isObjectiveC: Bool,
    result: (Range<Int>) -> SourceValue?
  ) -> [String: SourceType.Method.TableAnswer] {
    guard let asker = method.parameters.first?.name else { return [:] }
    return parts(of: body, askedBy: asker).mapValues { parts in
      var answer = SourceType.Method.TableAnswer()
      for part in parts {
        answer.words += isObjectiveC ? objectiveCExpression(part) : expression(part)
        if part.contains(where: { isWord($0, "return") }) {
          answer.numbers.add(ReturnedNumbers(in: part, of: self))
        }
      }
      answer.result = parts.count == 1 ? result(parts[0]) : nil
      return answer
    }
  }

  /// The parts of a body that run for each table which its conditions name, by the names of these, and for any other one, by an empty name:
  /// `if tableView == boats { return 3 } else { return 1 }`. None for a body that asks for no table.
  ///
  /// - Parameters:
  ///   - body: What stands between the braces of a method.
  ///   - asker: What it calls the table that asks.
  func parts(of body: Range<Int>, askedBy asker: String) -> [String: [Range<Int>]] {
    let tables = Set(body.prefix(Self.longestAsked).compactMap { branch(at: $0, asker)?.table })
    if tables.isEmpty || tables.count > Self.mostTables { return [:] }
    return Dictionary(uniqueKeysWithValues: (tables + [""]).map { ($0, parts(of: body, asker, for: $0)) })
  }

  /// The most tokens of a body that are looked at, and the most tables.
  private static let (longestAsked, mostTables) = (2_048, 8)

  private func parts(of body: Range<Int>, _ asker: String, for table: String) -> [Range<Int>] {
    var (found, start, index) = ([Range<Int>](), body.lowerBound, body.lowerBound)
    while index < body.upperBound {
      guard let first = branch(at: index, asker) else {
        index = isAny(index, "([{") ? afterBrackets(index) : index + 1
        continue
      }
      if start < index { found.append(start..<index) }
      var (branch, end, isTaken) = (Optional(first), index, false)
      while let own = branch {
        if !isTaken, (own.table == table) == own.isEqual {
          found.append(own.block)
          isTaken = true
          // What follows does not run.
          if own.block.contains(where: { isWord($0, "return") }) { return found }
        }
        end = own.block.upperBound + 1
        branch = nil
        guard isWord(end, "else") else { break }
        branch = self.branch(at: end + 1, asker)
        if branch == nil, isMark(end + 1, "{") {
          let block = inside(end + 1)
          if !isTaken {
            found.append(block)
            if block.contains(where: { isWord($0, "return") }) { return found }
          }
          end = block.upperBound + 1
        }
      }
      (start, index) = (max(end, index + 1), max(end, index + 1))
    }
    if start < body.upperBound { found.append(start..<body.upperBound) }
    return found
  }

  /// The branch at an index that runs for a table, or for any but that, and what stands between its braces; nil for anything else.
  private func branch(at index: Int, _ asker: String) -> (table: String, isEqual: Bool, block: Range<Int>)? {
    guard isWord(index, "if") else { return nil }
    // `if tableView == boats {`, `if (tableView == self.boats) {`, `if ([tableView isEqual:self.boats]) {`
    let open = (index + 1..<index + 16).first { isMark($0, "{") }
    guard let open else { return nil }
    var (names, isEqual) = ([String](), true)
    for place in index + 1..<open {
      if let word = word(place) {
        if word != "self", word != "isEqual" { names.append(word) }
      } else if isMark(place, "!") {
        isEqual = false
      } else if !isAny(place, "()[]=.:") {
        return nil
      }
    }
    guard names.count == 2, let own = names.firstIndex(of: asker) else { return nil }
    let table = names[1 - own]
    // A single statement without braces, as of Objective-C, is not read.
    return table == "nil" ? nil : (SourceText.plain(table), isEqual, inside(open))
  }
}
