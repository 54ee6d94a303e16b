import GoldenRuns
import ScreenBuilder

/// What has goldens: the path of a document, a screen that is described in code or was opened, or whatever a project derives
/// from them.
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

/// The screens of a document, one that is described in code, or one that was opened.
public struct GoldenSource: GoldenSubject, Sendable {
  package enum Origin: Sendable {
    case document(String)
    case description(ScreenDescription)
    case screen(Screen)
  }

  package var origin: Origin
  /// A title, storyboard ID, class or object ID; nil for every screen.
  package var scene: String?

  /// The screens themselves.
  public var goldenSource: GoldenSource { self }

  /// What the goldens are of.
  var documents: RunSubject.Documents {
    switch origin {
    case .document(let path): .files([path])
    case .description(let screen): .described([screen])
    case .screen(let screen): .screen(screen.base, screen.resources)
    }
  }

  /// The name of the screen, or the path of the document.
  package var name: String {
    switch origin {
    case .document(let path): path
    case .description(let screen): screen.name
    case .screen(let screen): screen.name
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

extension Screen: GoldenSubject {
  /// The screen with all that was changed, in the language and text size in which its document was opened.
  public var goldenSource: GoldenSource { GoldenSource(origin: .screen(self)) }
}
