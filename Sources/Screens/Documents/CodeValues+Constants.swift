import Assets
import Diagnostics
import SourceCode
import Views

// The constants that code gives constraints.
extension CodeValues {
  /// Gives the constraints of a tree the constants that code gives them, and notes what it gives otherwise than the other version. `outlets`:
  /// those of the controller.
  func applyConstants(to tree: ViewTree, controller: String?, outlets: [Outlet]) {
    let holders = tree.outletHolders(controller, outlets)
    var places: [String: (view: View, index: Int)] = [:]
    for holder in holders {
      let (name, outlets) = (holder.className, holder.outlets)
      let values = values(ofClass: name)
      let all = changes(ofClass: name)
      if values.sorted.isEmpty, values.assigned.isEmpty, all.isEmpty { continue }
      for outlet in outlets where !outlet.isCollection {
        let given = Self.properties.compactMap { name, property in
          values.shown([outlet.name, name]).map { (value: $0, property: property) }
        }
        let connected = changes(ofNewOutlet: outlet.name, to: outlet.destination, in: name)
        let changes = (all + connected).filter {
          $0.path.count == 2 && $0.path[0] == outlet.name && CodeChange.ofConstraints[$0.path[1]] != nil
        }
        guard !given.isEmpty || !changes.isEmpty else { continue }
        if places.isEmpty { places = Self.constraints(in: tree) }
        guard let (view, index) = places[outlet.destination] else { continue }
        let constraint = view.constraints[index]
        for change in changes {
          // The view that holds a constraint is what it is about last.
          let isTurned = constraint.firstItem == view.objectID && constraint.secondItem != nil
          let (item, side) =
            isTurned
            ? (constraint.secondItem ?? "", constraint.secondAttribute ?? constraint.firstAttribute)
            : (constraint.firstItem, constraint.firstAttribute)
          let property = "\(CodeChange.ofConstraints[change.path[1]] ?? "")\(side) constraint"
          resources.note(codeChange(change, property, of: item, in: name))
        }
        for (value, property) in given {
          guard case .number(let number) = value.value else { continue }
          view.constraints[index][keyPath: property] = number
          note(value)
          if value.isOfOtherVersion { continue }
          let file = project.display(value.file)
          view.constraints[index].code = .properties(file: file)
          view.constraints[index].location = SourceLocation(file: file, line: value.line, column: 1)
        }
      }
    }
  }

  /// The properties of constraints that code may give numbers.
  private static var properties: [(name: String, property: WritableKeyPath<Constraint, Double>)] {
    [("priority", \.priority), ("constant", \.constant)]
  }

  /// The constraints of a tree by their ids, with the views that hold them.
  private static func constraints(in tree: ViewTree) -> [String: (view: View, index: Int)] {
    tree.views.reduce(into: [:]) { places, view in
      for (index, constraint) in view.constraints.enumerated() { places[constraint.objectID] = (view, index) }
    }
  }
}

extension DocumentResources {
  /// The ids of the constraints of a scene to which code gives constants, whatever the document says, of which nobody knows what they
  /// are.
  package func constraintsOfCode(in scene: Scene, for traits: ReadingTraits) -> Set<String> {
    let code = CodeValues(self, traits)
    return scene.tree.outletHolders(scene.controller, scene.outlets).reduce(into: []) { found, holder in
      guard !holder.outlets.isEmpty else { return }
      let values = code.values(ofClass: holder.className)
      for outlet in holder.outlets {
        let path = [outlet.name, "constant"]
        let isKnown = values.shown(path).map { code.resolved($0) != nil }
        if isKnown == false || isKnown == nil && values.overwritten.contains(path) {
          found.insert(outlet.destination)
        }
      }
    }
  }
}

/// An object of a class of the application's, and what leads to views and constraints from it.
package struct OutletHolder {
  package let className: String
  /// The view itself, or that of a controller.
  let view: View
  let isController: Bool
  package let outlets: [Outlet]
}

extension ViewTree {
  /// The views of the application's classes, and their controller. `outlets`: those of the controller.
  package func outletHolders(_ controller: String?, _ outlets: [Outlet]) -> [OutletHolder] {
    views.compactMap { view in
      view.customClass.map {
        OutletHolder(className: $0, view: view, isController: false, outlets: view.outlets)
      }
    }
      + (controller.map {
        [OutletHolder(className: $0, view: root, isController: true, outlets: outlets)]
      } ?? [])
  }
}
