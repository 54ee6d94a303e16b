/// Where layout does on purpose what UIKit or Interface Builder does not, or what they leave undefined; the sites refer
/// to the names here.
enum Deviations {
  /// **Open is small, at the corner.** Where constraints leave a place or a size open, UIKit shows whichever solution its
  /// solver happens to reach. Here the view is as small as the constraints let it, at the top left of its superview, so
  /// that the same document gives the same picture every time. These two priorities do it: below anything that a
  /// document or a stack view asks for, size before place.
  static let openExtent = 2.0
  /// See `openExtent`.
  static let openPlace = 1.0

  /// **Half a point is no finding.** Sizes of texts are estimates, and recorded frames are rounded to pixels: what they
  /// leave open, or contradict, by no more than this (points, with room for rounding) is not reported. Constants of the
  /// document that contradict one another are, by whatever they do.
  static let unsureExtent = 0.51

  /// The priority at which a row is no higher than its content asks: `UILayoutPriorityFittingSizeLevel` (Apple's
  /// documentation of `UILayoutPriority`).
  static let fittingSize = 50.0

  /// **Arranged views show.** A view in a stack view whose size nothing decides, such as an image view without an image,
  /// has this many points on Interface Builder's canvas, no fewer than its compression resistance holds; recorded frames
  /// show it. A running app would leave it open.
  static let arrangedExtent = 50.0
  /// See `arrangedExtent`: the width of a plain view, which is wider in recorded frames.
  static let arrangedWidth = 240.0
  /// See `arrangedExtent`: by how much its resistance to compression is below that of content.
  static let arrangedExtentDeference = 0.5
  /// See `arrangedExtent`: below every hugging that a document asks for.
  static let arrangedExtentPriority = 20.0

  /// **Content that does not fit takes what there is.** A compression resistance of 1000 that contradicts other required
  /// constraints is given up. The view then has as much of its content's size as they leave it, as UIKit's solver ends up
  /// with, and does not vanish: above `openExtent`, below everything else.
  static let lostContentPriority = 3.0

  /// **More than a hundred members are not centered.** Each center in a stack view has a priority of its own, one below the
  /// center before it, until they meet those of a stack view's own length. So many members have equal gaps instead, which is
  /// the same where they are of one size.
  static let centeredMembers = 100

  /// **A bounded number of passes.** UIKit lays out until nothing asks for more, and warns of loops. Here texts, margins
  /// and safe areas are settled in at most so many solutions; a document that would go on for ever is shown as the last
  /// one has it.
  static let passes = 4

  /// **A bounded amount of work.** UIKit solves as long as it takes. Here a screen's constraints may cause the reading and
  /// writing of so many of the solver's numbers for each pass, some seconds; what they are laid out as until then is shown,
  /// with a finding.
  static let workLimit = 200_000_000
}

// Deviations without a number of their own:
//
// - **Masks are affine.** UIKit gives a view without constraints a fixed frame, and works its mask out again whenever the
//   superview changes. `ConstraintSystem+Springs` states the mask as constraints that are affine in the superview's size,
//   which comes to the same and needs no further pass.
// - **Baselines in a column.** UIKit documents baseline alignment for horizontal stack views only. In a vertical one, where
//   all members on one line would contradict the stacking, `ConstraintSystem+Stacks` puts members at the leading edge.
// - **Widths of texts are those of stand-in fonts.** Apple's system font may not be shipped; lines have its heights, and
//   their widths come as near as the bundled font and the table of recorded advances allow (`TextMeasuring`).
// - **Text styles have their default sizes.** Interface Builder shows them smaller on the 4-inch canvas.
// - **Recorded frames of cells are kept.** A prototype's row has no other size than the frame that the document records:
//   rows keep it, only as wide as their table, and their content is laid out inside (`View.maskKept(by:)`). In a running
//   app, rows of the built-in styles and the sections of static tables are placed by the table (`ConstraintSystem+Cells`,
//   `ConstraintSystem+Rows`).
