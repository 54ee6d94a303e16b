import Geometry
import Views

extension Drawing {
  /// The number of pictures that each view draws.
  package var imageCounts: [ViewID: Int] {
    var view = ViewID(0)
    return commands.reduce(into: [:]) { counts, command in
      if case .view(let id, _) = command { view = id }
      if case .image = command { counts[view, default: 0] += 1 }
    }
  }
}
