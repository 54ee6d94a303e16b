/// Addition and removal of rows and columns.
extension Component {
  /// The row of a constraint: terms by column, merged and scaled.
  struct Row {
    var id: Int32
    var relation: Int8
    var bound: Double
    var weight: Double
    var priority: Double
    var rank: Int
  }

  /// Adds a column with the value `value`, and returns its index. Before the first factorization it has no position.
  func addColumn(variable: Int32, value: Double, hasPosition: Bool) -> Int32 {
    let column = Int32(size)
    variables.append(variable)
    x.append(value)
    matrix.addColumn()
    guard hasPosition else { return column }
    factor.appendHold()
    symbol.append(~column)
    held.append(value)
    barred.append(0)
    return column
  }

  /// Completes the row whose entries were added to `matrix`, which is initially inactive, and returns its index.
  func endRow(_ row: Row) -> Int32 {
    let index = rows
    matrix.endRow()
    ids.append(row.id)
    relation.append(row.relation)
    bound.append(row.bound)
    weight.append(row.weight)
    priority.append(row.priority)
    rank.append(row.rank)
    state.append(State.live)
    position.append(-1)
    piece.append(0)
    residual.append(0)
    var level = levels.count
    while level > 0, levels[level - 1] < row.priority { level -= 1 }
    if level == 0 || levels[level - 1] != row.priority {
      levels.insert(row.priority, at: level)
      rowsOfLevel.insert([], at: level)
    } else {
      level -= 1
    }
    rowsOfLevel[level].append(Int32(index))
    isDirty = true
    return Int32(index)
  }

  /// Removes a row. If it is active, its position becomes free: the factors are kept, and the row remains as an
  /// unconstrained coordinate.
  func remove(row: Int) {
    guard state[row] != State.removed else { return }
    state[row] = State.removed
    removedRows += 1
    if position[row] >= 0 { freed.append(Int32(row)) }
    isDirty = true
  }

  /// Chooses the active rows and factorizes them.
  ///
  /// Rows that were active before come first, then required equations, then the equations and inequalities of each
  /// level, and finally required inequalities. Choosing an inequality wrongly costs one pivot later; choosing it
  /// rightly, as is usually the case for content hugging and compression resistance, saves one. `activeBefore`: the
  /// rows that were active before.
  func form(activeBefore: borrowing Slab<Int32>, forced: borrowing Slab<Int32> = Slab()) {
    isFresh = activeBefore.count == 0
    var elimination = Elimination(columns: size, budget)
    elimination.add(activeBefore, of: matrix)
    var chosen = Slab<Int32>()
    let hasRequired = !levels.isEmpty && levels[0] >= LinearConstraint.required
    if hasRequired {
      choose(0, equations: true, into: &chosen)
      elimination.add(chosen, of: matrix)
    }
    elimination.add(forced, of: matrix)
    for level in levels.indices where levels[level] < LinearConstraint.required {
      for equations in [true, false] where !elimination.isComplete {
        choose(level, equations: equations, into: &chosen)
        elimination.add(chosen, of: matrix)
      }
    }
    if hasRequired, !elimination.isComplete {
      choose(0, equations: false, into: &chosen)
      elimination.add(chosen, of: matrix)
    }
    install(elimination)
  }

  /// Chooses the active rows of a new component again, including the required inequalities that the first choice
  /// violates, if these are many: a column of nested stack views would cost a step for each.
  func repairChoice() {
    guard isFresh, let first = levels.first, first >= LinearConstraint.required else { return }
    isFresh = false
    var forced = Slab<Int32>()
    for _ in 0..<3 where !budget.isExhausted {
      let known = forced.count
      for row in rowsOfLevel[0] where position[row] < 0 && state[row] == State.live && relation[row] != 0 {
        if piece(of: Int(row), at: residual[row]) != 0 { forced.append(row) }
      }
      guard forced.count - known >= Component.manyViolations else { return }
      form(activeBefore: Slab(), forced: forced)
      isFresh = false
      recomputeValues()
    }
  }

  /// A smaller number is left to ordinary steps.
  private static let manyViolations = 64

  private func choose(_ level: Int, equations: Bool, into chosen: inout Slab<Int32>) {
    chosen.truncate(to: 0)
    for row in rowsOfLevel[level] where (relation[row] == 0) == equations && state[row] == State.live {
      chosen.append(row)
    }
  }

  /// Installs the result of elimination.
  private func install(_ elimination: consuming Elimination) {
    for p in 0..<symbol.count where symbol[p] >= 0 { position[symbol[p]] = -1 }
    let (factor, chosen) = elimination.finish(rows: rows)
    self.factor = factor
    let count = chosen.count
    symbol.reset(size, to: 0)
    held.reset(size, to: 0)
    barred.reset(size, to: 0)
    for p in 0..<size {
      if p < count {
        let row = chosen[p]
        symbol[p] = row
        held[p] = bound[row]
        position[row] = Int32(p)
      } else {
        let column = factor.pivotColumn[p]
        symbol[p] = ~column
        held[p] = x[column]
      }
    }
  }

  /// Factorizes the active rows again, keeping their state.
  func refactor() {
    isImprecise = false
    var active = Slab<Int32>()
    let barredOfRow = Slab<UInt8>(count: rows, repeating: 0)
    let barredOfColumn = Slab<UInt8>(count: size, repeating: 0)
    let heldOfRow = Slab<Double>(count: rows, repeating: 0)
    for p in 0..<size {
      let row = symbol[p]
      if row >= 0 {
        active.append(row)
        barredOfRow[row] = barred[p]
        heldOfRow[row] = held[p]
      } else {
        barredOfColumn[~row] = barred[p]
      }
    }
    var elimination = Elimination(columns: size, budget)
    elimination.add(active, of: matrix)
    install(elimination)
    for p in 0..<size {
      let row = symbol[p]
      barred[p] = row >= 0 ? barredOfRow[row] : barredOfColumn[~row]
      if row >= 0 { held[p] = heldOfRow[row] }
    }
    for i in 0..<active.count where position[active[i]] < 0 {
      // The row turned out to depend on the others: it is satisfied as closely as they allow.
      residual[active[i]] = matrix.product(Int(active[i]), x.base) - bound[active[i]]
      piece[active[i]] = piece(of: Int(active[i]), at: residual[active[i]])
    }
  }
}
