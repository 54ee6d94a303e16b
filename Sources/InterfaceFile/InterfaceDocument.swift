import Diagnostics
import InterfaceXML
import Views

/// The first stage's result: what an Interface Builder file says, every element with its place.
///
/// It never changes: it may be instantiated any number of times, in any order and on any threads.
public struct InterfaceDocument: Sendable {
  /// The two generations of the format.
  public enum Generation: Equatable, Sendable {
    /// `<document version="3.0">`, Xcode 5 and later.
    case document
    /// `<archive version="7.10">` or `"8.00"`, a keyed object graph, Interface Builder 3 to Xcode 4.
    case archive
  }

  /// The file as the user named it.
  public let file: String
  /// The generation.
  public let generation: Generation
  /// The root element.
  public let root: Element
  /// Documents of the same views in further layouts, in the file's order; only scene files have any.
  package var layouts: [InterfaceDocument] = []
  /// What the document is the layout of; nil of a document that stands for itself.
  package var layout: SceneLayout?
  /// The orientations that screens are shown in, by the object ids of their root views; screens that are not among them are
  /// shown in all.
  package var supportedOrientations: [String: [Orientation]] = [:]
  /// The places of attributes by their number, where the file keeps them apart from their element's.
  let attributePlaces: [Int: (line: Int, column: Int)]
  /// Whether what no reader knows is an error: nobody but a person writes a scene file, and a key that does
  /// nothing is a mistake.
  let isStrict: Bool

  /// A layout over the views of a scene, or a state over a layout.
  package struct SceneLayout: Sendable {
    /// The name.
    package var name: String
    /// The object id of the root view.
    package var rootView: String
    /// Where the file begins it.
    package var location: SourceLocation
    /// The orientation that its frames are given for.
    package var designOrientation: Orientation
    /// The orientations in which the screen has it without being asked.
    package var ownOrientations: [Orientation] = []
    /// The orientations in which its name can be asked for.
    package var namedOrientations: [Orientation] = []
    /// Whether it says everything of the screen's layout; otherwise it changes that of an orientation.
    package var isWhole = true

    /// A layout that is used nowhere yet.
    package init(
      name: String, rootView: String, location: SourceLocation, designOrientation: Orientation
    ) {
      (self.name, self.rootView, self.location) = (name, rootView, location)
      self.designOrientation = designOrientation
    }
  }

  private init(file: String, generation: Generation, root: Element) {
    (self.file, self.generation, self.root) = (file, generation, root)
    attributePlaces = [:]
    isStrict = false
  }

  /// A document that a scene file stands for.
  ///
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - scene: The root element, as Interface Builder would write it.
  ///   - attributePlaces: The places of keys, by the attributes' numbers.
  package init(file: String, scene: Element, attributePlaces: [Int: (line: Int, column: Int)]) {
    self.file = file
    generation = .document
    root = scene
    self.attributePlaces = attributePlaces
    isStrict = true
  }

  /// Reads the bytes of a .xib or .storyboard.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name for messages.
  ///   - limits: What is refused as too large.
  /// - Returns: The elements of the file, each with its place; nothing is instantiated yet.
  /// - Throws: `ReadError` where the bytes are no iOS document of either generation.
  public static func read(
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

  private static func checkDocument(_ root: Element, at place: SourceLocation) throws(ReadError) {
    let runtime = root.peek("targetRuntime") ?? ""
    let type = root.peek("type") ?? ""
    if let system = otherSystem(runtime: runtime, type: type) {
      throw ReadError(.otherSystem(system), at: place)
    }
    let version = root.peek("version") ?? ""
    // Storyboards of Xcode 4.2 to 4.6 say 1.0 to 2.0; their elements are those of 3.0.
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

  /// The name of the system that a document is for, where that is not iOS.
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
