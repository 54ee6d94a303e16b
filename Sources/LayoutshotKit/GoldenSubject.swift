import ScreenBuilder

/// What has goldens: the path of a document, a screen that is described in code, or whatever a project derives from them.
///
/// ```swift
/// enum Flow: GoldenSubject {
///   case login, settings
///
///   var goldenSource: GoldenSource { .document("Flow.storyboard", scene: "\(self)") }
/// }
/// ```
public protocol GoldenSubject {
  /// The screens that are compared.
  var goldenSource: GoldenSource { get }
}

/// The screens of a document, or one that is described in code.
public struct GoldenSource: GoldenSubject, Sendable {
  package enum Origin: Sendable {
    case document(String)
    case description(ScreenDescription)
  }

  package var origin: Origin
  /// A title, storyboard ID, class or object ID; nil for every screen.
  package var scene: String?

  /// The screens themselves.
  public var goldenSource: GoldenSource { self }

  /// The name of the screen, or the path of the document.
  package var name: String {
    switch origin {
    case .document(let path): path
    case .description(let screen): screen.name
    }
  }
}

extension GoldenSubject where Self == GoldenSource {
  /// The screens of a .xib, .storyboard or scene file.
  ///
  /// - Parameters:
  ///   - path: The file; in a test relative to the test's source file or the package's root.
  ///   - scene: A title, storyboard ID, class or object ID; nil for every screen.
  public static func document(_ path: String, scene: String? = nil) -> GoldenSource {
    GoldenSource(origin: .document(path), scene: scene)
  }
}

extension String: GoldenSubject {
  /// The screens of the document that has this path.
  public var goldenSource: GoldenSource { .document(self) }
}

extension ScreenDescription: GoldenSubject {
  /// The screen.
  public var goldenSource: GoldenSource { GoldenSource(origin: .description(self)) }
}
