import Diagnostics
import Views

extension SceneEmbedding {
  /// Why a container is left empty.
  enum Refusal: Error {
    /// The scene is in a storyboard with this name.
    case otherStoryboard(String)
    /// The document has no view for a controller of this class.
    case noView(String)
    /// The segue leads to controllers that only refer to one another, or to no controller.
    case noController
    /// The scene with this name contains the container.
    case insideItself(String)
    /// The scene with this name is already in the tree.
    case again(String)
    /// The scene with this name would be nested too deeply.
    case tooDeep(String)
    /// The scene with this name exceeds the limit for reading scenes again.
    case tooMuch(String)

    /// The text of the stand-in.
    var caption: String {
      switch self {
      case .otherStoryboard(let name): name.isEmpty ? "Another storyboard" : "\(name).storyboard"
      case .noView(let name), .insideItself(let name), .again(let name), .tooDeep(let name),
        .tooMuch(let name):
        name
      case .noController: "No controller"
      }
    }

    func finding(_ container: View, at location: SourceLocation) -> Finding {
      let reason =
        switch self {
        case .otherStoryboard(let name): "shows a scene of another storyboard, \"\(name)\""
        case .noView(let name): "shows a \(name), whose view is not in the document"
        case .noController: "shows no controller"
        case .insideItself(let name): "shows scene \"\(name)\", which contains it"
        case .again(let name): "shows scene \"\(name)\", which is on this screen already"
        case .tooDeep(let name): "shows scene \"\(name)\" too deep inside others"
        case .tooMuch(let name): "shows scene \"\(name)\", and too much is embedded already"
        }
      return Finding(
        .warning, .reference, "container \"\(container.objectID)\" \(reason); a placeholder is drawn",
        at: location)
    }
  }
}
