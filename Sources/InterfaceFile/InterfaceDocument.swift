import Diagnostics
import InterfaceXML
import Views

/// The first stage's result: the content of an Interface Builder file, every element with its place.
///
/// It is immutable: it may be instantiated any number of times, in any order and on any threads.
package struct InterfaceDocument: Sendable {
  /// The two generations of the format.
  package enum Generation: Equatable, Sendable {
    /// `<document version="3.0">`, Xcode 5 and later.
    case document
    /// `<archive version="7.10">` or `"8.00"`, a keyed object graph, Interface Builder 3 to Xcode 4.
    case archive
  }

  /// The file as given by the user.
  package let file: String
  package let generation: Generation
  package private(set) var root: Element
  /// The controllers and their segues; empty for an archive.
  package let graph: ControllerGraph
  /// Documents with the same views in further layouts, in the file's order; only scene files have any.
  package var layouts: [InterfaceDocument] = []
  /// The layout that the document describes; nil for an independent document.
  package var layout: SceneLayout?
  /// The orientations of screens by the object IDs of their root views; screens that are not listed have all.
  package var supportedOrientations: [String: [Orientation]] = [:]
  /// How code presents screens, by the object IDs of their root views; only scene files say it.
  package var presentations: [String: PresentationStyle] = [:]
  /// The places of attributes by their index, if the file keeps them apart from their element's.
  let attributePlaces: AttributePlaces
  /// Whether unknown names are errors: scene files are handwritten, and a key without effect is a mistake.
  let isStrict: Bool

  /// A layout over the views of a scene, or a state over a layout.
  package struct SceneLayout: Sendable {
    package var name: String
    /// The object ID of the root view.
    package var rootView: String
    /// Its place in the file.
    package var location: SourceLocation
    /// The orientation for which its frames are given.
    package var designOrientation: Orientation
    /// The orientations in which the screen uses it by default.
    package var ownOrientations: [Orientation] = []
    /// The orientations in which it can be requested by name.
    package var namedOrientations: [Orientation] = []
    /// Whether it specifies the screen's complete layout; otherwise it changes that of an orientation.
    package var isWhole = true

    /// Creates a layout that is not used yet.
    package init(
      name: String, rootView: String, location: SourceLocation, designOrientation: Orientation
    ) {
      (self.name, self.rootView, self.location) = (name, rootView, location)
      self.designOrientation = designOrientation
    }
  }

  private init(
    file: String, generation: Generation, root: Element, attributePlaces: AttributePlaces? = nil,
    isStrict: Bool = false
  ) {
    (self.file, self.generation, self.root) = (file, generation, root)
    (self.attributePlaces, self.isStrict) = (
      attributePlaces ?? AttributePlaces(ofVariationsIn: root), isStrict
    )
    graph = ControllerGraph(root: root, file: file, generation: generation)
  }

  /// Another version of the document: the same file with other elements, which stand at no place of their own.
  ///
  /// - Parameter root: The root element. Elements and attributes are numbered in document order.
  package func version(_ root: Element) -> InterfaceDocument {
    var version = InterfaceDocument(
      file: file, generation: generation, root: root, isStrict: isStrict)
    (version.layouts, version.supportedOrientations) = (layouts, supportedOrientations)
    version.presentations = presentations
    return version
  }

  /// Returns the document with the rectangles of views set to zero.
  ///
  /// - Parameter numbers: The numbers of the rectangles' elements.
  package func withoutFrames(_ numbers: Set<Int>) -> InterfaceDocument {
    func stripped(_ element: Element) -> Element {
      let attributes =
        numbers.contains(element.number)
        ? element.attributes.map { attribute in
          let isNumber = ["x", "y", "width", "height"].contains(attribute.name)
          return isNumber
            ? Element.Attribute(name: attribute.name, value: "0.0", number: attribute.number) : attribute
        } : element.attributes
      return element.with(attributes: attributes, children: element.children.map(stripped))
    }
    return rooted(stripped(root))
  }

  /// The document with another root, whose elements stand where they did.
  func rooted(_ root: Element) -> InterfaceDocument {
    var document = self
    document.root = root
    return document
  }

  /// Creates the document for a scene file. `scene` is the root element, as Interface Builder would write it;
  /// `attributePlaces` are the places of keys, by the attributes' indices.
  package init(file: String, scene: Element, attributePlaces: AttributePlaces) {
    self.init(
      file: file, generation: .document, root: scene, attributePlaces: attributePlaces, isStrict: true)
  }

  /// Reads the bytes of a .xib or .storyboard, which messages call `file`; nothing is instantiated yet. Throws
  /// `ReadError` if the bytes are not an iOS document of either generation.
  package static func read(
    _ bytes: [UInt8], file: String, limits: ReadingLimits = ReadingLimits()
  ) throws(ReadError) -> InterfaceDocument {
    let root = try XMLParser(file: file, limits: limits).parse(bytes)
    let place = SourceLocation(file: file, line: root.line, column: root.column)
    switch root.name {
    case "document":
      try checkDocument(root, at: place)
      return InterfaceDocument(file: file, generation: .document, root: root)
    case "archive":
      try checkArchive(root, at: place)
      return InterfaceDocument(file: file, generation: .archive, root: root)
    default:
      throw ReadError(.wrongRoot(root.name), at: place)
    }
  }

  /// The elements of a document of any system: nothing is known of what they mean.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a file.
  ///   - file: What messages call it.
  /// - Throws: `ReadError` if they are no XML.
  package static func root(in bytes: [UInt8], file: String) throws(ReadError) -> Element {
    try XMLParser(file: file, limits: ReadingLimits()).parse(bytes)
  }

  private static func checkDocument(_ root: Element, at place: SourceLocation) throws(ReadError) {
    let runtime = root.peek("targetRuntime") ?? ""
    let type = root.peek("type") ?? ""
    if let system = otherSystem(runtime: runtime, type: type) {
      throw ReadError(.otherSystem(system), at: place)
    }
    let version = root.peek("version") ?? ""
    // Storyboards of Xcode 4.2 to 4.6 declare 1.0 to 2.0; their elements are those of 3.0.
    guard ["1.", "2.", "3."].contains(where: version.hasPrefix) else {
      throw ReadError(.unsupportedVersion(kind: "document", version: version), at: place)
    }
  }

  private static func checkArchive(_ root: Element, at place: SourceLocation) throws(ReadError) {
    let type = root.peek("type") ?? ""
    if let system = otherSystem(runtime: "", type: type) { throw ReadError(.otherSystem(system), at: place) }
    let version = root.peek("version") ?? ""
    guard version.hasPrefix("7.") || version.hasPrefix("8.") else {
      throw ReadError(.unsupportedVersion(kind: "archive", version: version), at: place)
    }
  }

  /// The name of a document's platform if it is not iOS.
  private static func otherSystem(runtime: String, type: String) -> String? {
    if runtime.hasPrefix("MacOSX") { return "macOS" }
    if runtime.hasPrefix("AppleTV") || runtime.hasPrefix("tvOS") || type.contains(".AppleTV.") {
      return "tvOS"
    }
    if runtime.hasPrefix("watchKit") || runtime.hasPrefix("watchOS") || type.contains(".WatchKit.") {
      return "watchOS"
    }
    if runtime.hasPrefix("visionOS") || runtime.hasPrefix("xrOS") { return "visionOS" }
    if runtime.hasPrefix("iOS") || runtime.hasPrefix("iPad") || runtime == "IBCocoaTouchFramework" {
      return nil
    }
    if type.contains(".Cocoa.") { return "macOS" }
    if type.contains(".CocoaTouch.") { return nil }
    let name = runtime.isEmpty ? type : runtime
    return name.isEmpty ? "foreign" : "foreign (\"\(name)\")"
  }
}
