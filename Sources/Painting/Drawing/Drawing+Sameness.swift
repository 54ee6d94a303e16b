import Raster
import Typography

extension Drawing {
  /// Returns whether another drawing produces the same pixels.
  ///
  /// Drawings with equal steps are not painted at all; others are painted band by band, up to the first difference.
  /// `other`: the other drawing.
  package func looks(like other: Drawing, with fonts: FontLibrary) -> Bool {
    guard pixelSize == other.pixelSize else { return false }
    if scale == other.scale, commands == other.commands { return true }
    let (own, others) = (plan(with: fonts), other.plan(with: fonts))
    return (0..<own.bandCount).allSatisfy { band in
      own.picture(ofBand: band).changes(from: others.picture(ofBand: band)) == nil
    }
  }
}

extension PaintPlan {
  /// The rows of a band as a separate picture.
  fileprivate func picture(ofBand band: Int) -> Pixmap {
    let rows = rows(ofBand: band)
    let picture = Pixmap(width: width, height: rows.count)
    paint(rows, on: Canvas(picture, scale: scale, atRow: rows.lowerBound))
    return picture
  }
}
