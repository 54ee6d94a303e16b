import Geometry
import Motion
import Painting
import Raster
import Threads

/// A square canvas on which the screen rotates from one orientation to the other, as in the user's hand.
///
/// UIKit shows a snapshot of the old layout that rotates back as the device is turned and fades out, while the new
/// layout fades in (not verified). Accordingly, both stills rotate with the screen and cross-fade.
package struct DeviceStage {
  /// The color of the area around the screen.
  package static let ground = PixelColor(red: 0xD9, green: 0xD9, blue: 0xDE, alpha: 255)

  /// The length of a side, in pixels.
  let side: Int
  private let motion: ScreenMotion
  private let stills: Stills

  /// The pictures of both ends, which are drawn when a frame needs them.
  private final class Stills {
    lazy var pixmaps: (from: Pixmap, to: Pixmap) = {
      let painted = FrameExport.paint([motion.stills.from, motion.stills.to], motion.renderer, threads: 2)
      return (painted[0], painted[1])
    }()
    private let motion: ScreenMotion

    init(_ motion: ScreenMotion) { self.motion = motion }
  }

  package init(_ motion: ScreenMotion) {
    self.motion = motion
    stills = Stills(motion)
    side = Self.side(of: motion)
  }

  /// Returns the length of a side for the ends of a motion, in pixels.
  static func side(of motion: ScreenMotion) -> Int {
    side(around: [motion.stills.from.pixelSize, motion.stills.to.pixelSize])
  }

  /// Returns the length of a side that leaves room for every corner throughout the rotation, in pixels.
  ///
  /// - Parameter stills: The pixels of the stills at both ends.
  package static func side(around stills: [PixelRect]) -> Int {
    let reach = stills.map { Double($0.width * $0.width + $0.height * $0.height).squareRoot() }
    return Int(((reach.max() ?? 0) / 2).rounded(.up)) * 2
  }

  /// Returns the frames at fractions of the duration.
  package func pixmaps(at times: [Double], threads: Int) -> [Pixmap] {
    let moments = times.map { share -> Double in
      share <= 0 ? 0 : share >= 1 ? 1 : motion.transition.progress(at: share)
    }
    let isTurn = motion.traits.from.orientation != motion.traits.to.orientation
    let (from, to, side) = (stills.pixmaps.from, stills.pixmaps.to, side)
    return Workers.map(times.count, width: threads, stackSize: Workers.shallowStack) { index in
      Self.pixmap(moments[index], from, to, side: side, isTurn: isTurn)
    }
  }

  private static func pixmap(
    _ progress: Double, _ from: Pixmap, _ to: Pixmap, side: Int, isTurn: Bool
  ) -> Pixmap {
    let result = Pixmap(width: side, height: side)
    result.fill(ground)
    if progress == 0 || progress == 1 || !isTurn {
      let still = progress < 0.5 ? from : to
      result.place(still, x: (side - still.width) / 2, y: (side - still.height) / 2)
      return result
    }
    result.draw(from, turned: .pi / 2 * progress, share: 256)
    result.draw(to, turned: .pi / 2 * (progress - 1), share: UInt32(min(max(progress, 0), 1) * 256))
    return result
  }
}
