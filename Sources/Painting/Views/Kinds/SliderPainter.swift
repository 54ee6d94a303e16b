import Geometry
import Raster
import Views

/// A slider: a vertically centered track, a white thumb with a soft shadow.
///
/// The thumb moves from the left edge to the right. Look of iOS 14 to 17, and 26 without its glass; shadows are
/// Flutter's figures for its replica of the thumb.
///
/// Images are at the ends and shorten the track; by how much more than their width is not verified.
struct SliderPainter: KindPainter {
  let context: PaintContext
  let slider: Slider

  var overhang: Double { .infinity }

  func paintContent(_ frames: Frames) {
    let rect = rect.inset(
      by: EdgeInsets(
        top: 0, left: paint(slider.minimumImage, atRight: false), bottom: 0,
        right: paint(slider.maximumImage, atRight: true)))
    let (height, thumbWidth) = (era.drawnSliderTrack, era.drawnSliderThumbWidth)
    let thumbHeight = era.drawnSliderThumbHeight
    let track = brush.onGrid(
      Rect(x: rect.minX + 2, y: rect.midY - height / 2, width: max(0, rect.width - 4), height: height))
    let center = rect.minX + thumbWidth / 2 + max(0, rect.width - thumbWidth) * slider.fraction
    let box = brush.onGrid(
      Rect(
        x: center - thumbWidth / 2, y: track.midY - thumbHeight / 2, width: thumbWidth, height: thumbHeight))
    let done = Rect(minX: track.minX, minY: track.minY, maxX: box.midX, maxY: track.maxY)
    fadedUnlessEnabled {
      brush.fillRounded(
        track, radius: height / 2, slider.maximumTrackTintColor.map { color($0) } ?? color("systemFill"))
      brush.fillRounded(done, radius: height / 2, slider.minimumTrackTintColor.map { color($0) } ?? tint)
      let thumb = Path.capsule(in: box)
      brush.shadow(thumb, RGBA(white: 0, alpha: 0.15), offset: Point(x: 0, y: 3), blur: 8)
      brush.shadow(thumb, RGBA(white: 0, alpha: 0.16), offset: Point(x: 0, y: 1), blur: 1)
      brush.shadow(thumb, RGBA(white: 0, alpha: 0.10), offset: Point(x: 0, y: 3), blur: 1)
      brush.fill(thumb, slider.thumbTintColor.map { color($0) } ?? RGBA(white: 1))
    }
  }

  /// Draws the image at an end; returns the length it takes from the track, in points.
  private func paint(_ image: ImageReference?, atRight: Bool) -> Double {
    guard let image else { return 0 }
    let size = images.size(of: image, in: Size(width: rect.width / 4, height: rect.height))
    let x = atRight ? rect.maxX - size.width : rect.minX
    let place = Rect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    images.paint(image, in: brush.onGrid(place), mode: .scaleAspectFit, tint: tint)
    return size.width + 8
  }
}
