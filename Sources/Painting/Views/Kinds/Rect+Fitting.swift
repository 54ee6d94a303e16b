import Geometry
import Views

extension Rect {
  /// The rectangle that an image of a given size occupies in this one, by content mode.
  func fitting(_ size: Size?, _ mode: ContentMode) -> Rect {
    let box = self
    guard let size, size.width > 0, size.height > 0 else { return box }
    func placed(_ size: Size, _ x: Double, _ y: Double) -> Rect {
      Rect(
        x: box.minX + (box.width - size.width) * x, y: box.minY + (box.height - size.height) * y,
        width: size.width,
        height: size.height)
    }
    func scaled(_ factor: Double) -> Rect {
      placed(Size(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    let (across, down) = (box.width / size.width, box.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return box
    case .scaleAspectFit: return scaled(min(across, down))
    case .scaleAspectFill: return scaled(max(across, down))
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }
}
