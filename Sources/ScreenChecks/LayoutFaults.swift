import Assets
import Diagnostics
import Files
import InterfaceFile
import InterfaceXML
import Layout
import Screens
import Typography
import Views

/// What layout finds wrong with a version of a document: constraints that cannot hold together, and what they leave open.
struct LayoutFaults {
  /// A finding of layout, and the objects that it is about.
  struct Fault {
    let finding: Finding
    /// The ids of the constraint that is given up, or the view, and of the other constraints that it conflicts with.
    let objects: [String]
  }

  private(set) var all: [Fault] = []

  /// The kinds that are faults of constraints.
  private static let kinds: Set<Category> = [.conflict, .ambiguous, .unsolved]

  /// Lays out a version of a document in all orientations on its own device.
  ///
  /// - Parameters:
  ///   - input: The version.
  ///   - isChosen: Whether a screen is laid out, by the id of its controller or root view.
  ///   - fonts: The fonts.
  ///   - files: The files of its project.
  /// - Throws: What reading the document throws.
  init(
    of input: InputFile, where isChosen: (String) -> Bool, fonts: FontLibrary, in files: FileSystem
  ) throws {
    let document = try InterfaceDocument.read(input, in: files)
    let objects = ObjectsByPlace(document.root)
    for laidOut in try Self.layOut(document, input.path, isChosen, fonts, files) {
      for finding in laidOut.findings where Self.kinds.contains(finding.category) {
        let places = [finding.location] + finding.notes.map(\.location)
        add(Fault(finding: finding, objects: places.compactMap { $0.flatMap(objects.id) }))
      }
    }
  }

  private mutating func add(_ fault: Fault) {
    let isKnown = all.contains {
      $0.finding.category == fault.finding.category && $0.objects.first == fault.objects.first
    }
    if !isKnown { all.append(fault) }
  }

  /// Whether this version has a fault of another one: the same view, or a conflict in which the same constraint takes part.
  func have(_ fault: Fault) -> Bool {
    all.contains { own in
      own.finding.category == fault.finding.category
        && (fault.objects.first.map(own.objects.contains) ?? own.objects.isEmpty)
    }
  }

  private static func layOut(
    _ document: InterfaceDocument, _ path: String, _ isChosen: (String) -> Bool, _ fonts: FontLibrary,
    _ files: FileSystem
  ) throws -> [LaidOutScreen] {
    let request = ScreenRequest()
    var companions = LoadedDocument.Companions()
    companions.followsConventions = false
    var parsed = ParsedDocuments([path: document], in: files)
    let loaded = try LoadedDocument.load(path, companions: companions, for: request.reading, parsed: &parsed)
    let resources = DocumentResources(document: path, library: AssetLibrary(folders: []), in: files)
    var scenes = loaded.scenes.filter { isChosen($0.id) && !$0.isConstraintTemplate }
    resources.complete(&scenes, for: request.reading)
    let renderer = Renderer(fonts: fonts, showsChrome: false).using(resources)
    return scenes.flatMap { scene in
      let screen = Screen(scene)
      return request.traits(for: screen).map { renderer.layOut(screen, $0) }
    }
  }
}

/// The objects of a document by where they stand in it.
private struct ObjectsByPlace {
  private struct Place: Hashable {
    let line: Int
    let column: Int
  }

  private var ids: [Place: String] = [:]

  init(_ root: Element) { add(root) }

  private mutating func add(_ element: Element) {
    if let id = element.peek("id") { ids[Place(line: element.line, column: element.column)] = id }
    for child in element.children { add(child) }
  }

  func id(at place: SourceLocation) -> String? { ids[Place(line: place.line, column: place.column)] }
}
