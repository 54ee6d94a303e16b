import Diagnostics
import Views

extension SceneEmbedding {
  /// Why a container stays empty.
  enum Refusal: Error {
    /// The scene is in a storyboard of this name.
    case otherStoryboard(String)
    /// The document keeps no view of a controller of this class.
    case noView(String)
    /// The segue leads to controllers that only lead to one another, or to no controller.
    case noController
    /// The scene of this name stands around the container.
    case insideItself(String)
    /// The scene of this name is in the tree already.
    case again(String)
    /// The scene of this name would lie too deep.
    case tooDeep(String)
    /// The scene of this name is one more than is read again.
    case tooMuch(String)

    /// What the stand-in says.
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
