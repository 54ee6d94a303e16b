import Files
import SourceCode
import Views

extension ProjectAssets {
  /// The literal values that code gives the properties of an object of a class before its screen appears.
  package func startingValues(ofClass name: String) -> StartingValues {
    library.made("values \(folder) \(name)") {
      let classes = sourceClasses
      let (own, last) = classes.lineage(of: name, near: folder)
      return StartingValues(
        of: own, isController: last.flatMap(Self.isController),
        constantOf: { classes.constant($0, in: $1) }
      ) { [folder] name in
        let (own, last) = classes.lineage(of: name, near: folder)
        guard let last else { return own }
        let apples = [last] + UIKitClass.ancestors(of: last) + (last == "UIView" ? [] : ["UIView"])
        // What is no class has no lineage.
        return own + apples.map { classes.all($0).filter { $0.isExtension || !$0.isClass } }
      }
    }
  }

  /// Whether a class of Apple's is one of controllers; nil for any other class.
  private static func isController(_ name: String) -> Bool? {
    ProjectCode.isApples(name) ? name.hasSuffix("Controller") : nil
  }

  /// What the code of a class may change of its objects and of what its outlets lead to.
  package func changedProperties(ofClass name: String) -> ChangedProperties {
    if ProjectCode.isApples(name) { return ChangedProperties(of: [], isComplete: true) }
    return library.made("changes \(folder) \(name)") {
      let (classes, last) = sourceClasses.lineage(of: name, near: folder)
      return ChangedProperties(of: classes, isComplete: last.map(ProjectCode.isApples) ?? false)
    }
  }

  /// The orientations in which controllers of a class can be shown, as its code says: those of the nearest class that says
  /// anything; none where none does, or where they depend on anything else.
  package func orientations(ofClass name: String) -> Set<SourceType.Orientation> {
    sourceClasses.lineage(of: name, near: folder).classes.lazy
      .compactMap { $0.lazy.compactMap(\.supportedOrientations).first }.first ?? []
  }

  /// The xib of the project with a name; of several the one nearest to the document.
  package func xib(named name: String) -> String? {
    note(.xib, name)
    for index in indices {
      let found = index.xibs.filter { $0.hasSuffix("/\(name).xib") && admits($0) }
      if let nearest = found.nearest(to: folder) { return display.text(nearest) }
    }
    return nil
  }

  /// The value of a member of a type that is a literal: `["Constants", "title"]`.
  package func constant(_ path: [String]) -> SourceValue? { sourceClasses.constant(path) }

  /// What is made of the tables of texts of the project, once in a run.
  ///
  /// - Parameter make: Makes it of their paths, and of what encloses the project.
  package func fromTextTables<Value: Sendable>(_ make: ([String], Enclosure) -> Value) -> Value {
    guard let root = roots?.roots.first else { return make([], enclosure) }
    return library.made("texts \(display.text(root.path))") {
      make(library.index(root, display: display).textTables, enclosure)
    }
  }

  /// The document's folder, without links.
  package var documentFolder: String { folder }
}
