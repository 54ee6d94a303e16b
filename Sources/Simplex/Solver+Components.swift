/// Partitioning of the system into components that share no variables.
extension Solver {
  /// Adds pending constraints to components: to the one that contains their variables, or else the components that they
  /// connect are merged into a new one, based on the rows that were active.
  func installPending() {
    compactWorn()
    guard !pending.isEmpty else { return }
    var added: [Int32] = []
    added.reserveCapacity(pending.count)
    for index in pending where records[Int(index)].place == .pending {
      let terms = records[Int(index)].constraint.terms
      guard let first = terms.first(where: { $0.coefficient != 0 }) else {
        records[Int(index)].place = .constant
        constants.append(index)
        continue
      }
      added.append(index)
      for term in terms where term.coefficient != 0 { unite(first.variable.index, term.variable.index) }
    }
    pending.removeAll(keepingCapacity: true)
    let groups = group(added)
    for group in groups { install(group) }
  }

  /// A set of connected new constraints, and the components they touch.
  private struct Group {
    var added: [Int32] = []
    var components: [Int32] = []
  }

  private func group(_ added: [Int32]) -> [Group] {
    var groups: [Group] = []
    let groupOf = Slab<Int32>(count: parent.count, repeating: -1)
    for index in added {
      let terms = records[Int(index)].constraint.terms
      guard let first = terms.first(where: { $0.coefficient != 0 }) else { continue }
      let root = find(first.variable.index)
      if groupOf[root] < 0 {
        groupOf[root] = Int32(groups.count)
        groups.append(Group())
      }
      let group = Int(groupOf[root])
      groups[group].added.append(index)
      for term in terms where term.coefficient != 0 {
        let component = componentOf[term.variable.index]
        if component >= 0, groups[group].components.last != component {
          if !groups[group].components.contains(component) { groups[group].components.append(component) }
        }
      }
    }
    return groups
  }

  private func install(_ group: Group) {
    if group.components.count == 1, let component = components[Int(group.components[0])],
      group.added.count <= 16 + component.rows / 8
    {
      let place = group.components[0]
      for index in group.added { install(index, in: component, at: place, hasPosition: true) }
      for index in group.added {
        let row = Int(records[Int(index)].row)
        if row >= 0, component.position[row] < 0 { component.isDirty = true }
      }
      dirty.append(Int(place))
    } else {
      form(dissolving: group.components, adding: group.added)
    }
  }

  /// Creates one component from several and from new constraints.
  private func form(dissolving old: [Int32], adding added: [Int32]) {
    let component = Component(budget)
    var place = components.count
    let dissolved = old.map { components[Int($0)] }
    for index in old {
      components[Int(index)] = nil
      freeComponents.append(Int(index))
    }
    if let free = freeComponents.popLast() {
      place = free
      components[free] = component
    } else {
      components.append(component)
    }
    var active = Slab<Int32>()
    for case let part? in dissolved {
      for column in 0..<part.size {
        let variable = part.variables[column]
        componentOf[variable] = Int32(place)
        columnOf[variable] = component.addColumn(
          variable: variable, value: part.x[column], hasPosition: false)
      }
      for row in 0..<part.rows where part.state[row] != Component.State.removed {
        install(part.ids[row], in: component, at: Int32(place), hasPosition: false)
        let isKept = part.position[row] >= 0 && part.state[row] == Component.State.live
        if isKept { active.append(records[Int(part.ids[row])].row) }
      }
    }
    for index in added { install(index, in: component, at: Int32(place), hasPosition: false) }
    component.form(activeBefore: active)
    dirty.append(place)
  }

  /// Creates the row of a constraint, merging the terms of each variable and scaling them.
  private func install(_ index: Int32, in component: Component, at place: Int32, hasPosition: Bool) {
    let constraint = records[Int(index)].constraint
    merge(constraint.terms)
    var greatest = 0.0
    for term in merged { greatest = max(greatest, abs(term.coefficient)) }
    guard greatest > 1 / Tolerance.greatest else {
      records[Int(index)].place = .constant
      constants.append(index)
      return
    }
    let scale = 1 / greatest
    for term in merged where abs(term.coefficient) * scale > 1 / Tolerance.greatest {
      let variable = term.variable.index
      if componentOf[variable] < 0 {
        componentOf[variable] = place
        columnOf[variable] = component.addColumn(variable: variable, value: 0, hasPosition: hasPosition)
      }
      component.matrix.add(column: columnOf[variable], value: term.coefficient * scale)
    }
    let relation: Int8 =
      switch constraint.relation {
      case .lessThanOrEqual: -1
      case .equal: 0
      case .greaterThanOrEqual: 1
      }
    let row = component.endRow(
      Component.Row(
        id: index, relation: relation, bound: -constraint.constant * scale, weight: greatest,
        priority: constraint.priority, rank: constraint.rank))
    records[Int(index)].place = .installed
    records[Int(index)].row = row
    records[Int(index)].component = place
  }

  /// Fills `merged` with one term per variable, in the order of their first occurrence.
  private func merge(_ terms: [Term]) {
    merged.removeAll(keepingCapacity: true)
    for term in terms where term.coefficient != 0 {
      let known = seen[term.variable.index]
      if known >= 0 {
        merged[Int(known)].coefficient += term.coefficient
      } else {
        seen[term.variable.index] = Int32(merged.count)
        merged.append(term)
      }
    }
    for term in merged { seen[term.variable.index] = -1 }
  }

  /// Rebuilds components from which most rows were removed, which may split them.
  private func compactWorn() {
    for index in dirty {
      guard let component = components[index], component.removedRows > 64,
        component.removedRows * 2 > component.rows
      else { continue }
      components[index] = nil
      freeComponents.append(index)
      for column in 0..<component.size {
        let variable = component.variables[column]
        componentOf[variable] = -1
        parent[variable] = variable
      }
      for row in 0..<component.rows where component.state[row] != Component.State.removed {
        records[Int(component.ids[row])].place = .pending
        pending.append(component.ids[row])
      }
    }
    pending.sort()
  }

  /// Returns the representative of all variables connected to this one.
  private func find(_ variable: Int32) -> Int32 {
    var root = variable
    while parent[root] != root {
      parent[root] = parent[parent[root]]
      root = parent[root]
    }
    return root
  }

  private func unite(_ a: Int32, _ b: Int32) {
    let (a, b) = (find(a), find(b))
    if a != b { parent[max(a, b)] = min(a, b) }
  }
}
