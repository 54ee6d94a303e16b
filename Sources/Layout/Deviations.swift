/// Intentional differences from UIKit and Interface Builder, and choices for undefined behavior; the code refers to the
/// names here.
enum Deviations {
  /// **Ambiguous views are small, at the corner.** If constraints leave a position or size ambiguous, UIKit shows
  /// whichever solution its solver happens to reach. Here the view is as small as the constraints allow, at the top
  /// left of its superview, so that the same document always gives the same picture. This is achieved by these two
  /// priorities: below any in documents or stack views, size before position.
  static let openExtent = 2.0
  /// See `openExtent`.
  static let openPlace = 1.0

  /// **Placeholders decide what nothing else does.** A running app does not have a constraint that is removed at build time:
  /// its code adds others, which are not known. What these would determine is as on the canvas, and not ambiguous; the
  /// priority is above those for ambiguous views, and below any other.
  static let placeholderConstraint = 3.0

  /// **What code requires yields to the document.** Which of two required constraints that conflict UIKit gives up nobody can tell, and
  /// code may deactivate one where nothing shows it: one that code makes counts as this much at most, and no conflict is reported.
  static let constraintOfCode = 999.4

  /// **Half a point is not a finding.** Sizes of texts are estimates, and recorded frames are rounded to pixels:
  /// conflicts of at most this size (in points, with a margin for rounding) are not reported. Conflicts between constants
  /// in the document always are.
  static let unsureExtent = 0.51

  /// See `unsureExtent`: the baselines of two views whose fonts or classes differ are estimates of 2 points. In the 2 roots
  /// with such conflicts Xcode's frames are those found by giving one constraint up.
  static let unsureBaseline = 2.0

  /// **A third of a point is not ambiguous.** Text that has at most this much more or less room than it needs, in points,
  /// may be as high as its room on a screen of another scale. Interface Builder marks half a point: 3 of 7 roots.
  static let unsurePlace = 0.34

  /// The priority at which a row is no higher than its content requires: `UILayoutPriorityFittingSizeLevel` (Apple's
  /// documentation of `UILayoutPriority`).
  static let fittingSize = 50.0

  /// **Arranged views are visible.** On Interface Builder's canvas, a view in a stack view without a determined size,
  /// such as an image view without an image, has at least this many points as far as its compression resistance holds;
  /// recorded frames show it. A running app would leave it ambiguous.
  static let arrangedExtent = 50.0
  /// See `arrangedExtent`: the width of a plain view, which is wider in recorded frames.
  static let arrangedWidth = 240.0
  /// See `arrangedExtent`: the amount by which its resistance to compression is below that of content.
  static let arrangedExtentDeference = 0.5
  /// See `arrangedExtent`: below every hugging priority in documents.
  static let arrangedExtentPriority = 20.0

  /// **Content sizes yield to constraints.** A hugging or compression resistance of 1000 counts as this much, below every
  /// required constraint and above 999: content that does not fit takes the available space, without a
  /// conflict, and two contents that both do not fit are ambiguous. Interface Builder marks the latter, 8 of 8 labels in 4
  /// documents, and not the former: 19 of 41 roots with such content, in 13 projects, have Xcode's frames all the same, and 2
  /// marks besides.
  static let strongestContent = 999.5

  /// **More than a hundred members are not centered.** Each center in a stack view has a priority of its own, one below
  /// the center before it, until they meet those of a stack view's own length. So many members have equal gaps instead,
  /// which is the same if their sizes are equal.
  static let centeredMembers = 100

  /// **A bounded number of passes.** UIKit lays out until no view needs layout, and warns of loops. Here texts, margins
  /// and safe areas are settled in at most this many solutions; a document that would loop forever is shown as of the
  /// last one.
  static let passes = 4

  /// **A bounded amount of work.** UIKit's solver has no time limit. Here solving a screen's constraints may read and
  /// write this many numbers in each pass, which takes some seconds; the layout reached by then is shown, with a
  /// finding.
  static let workLimit = 200_000_000
}

// Deviations without a figure:
//
// - **Masks are affine.** UIKit gives a view without constraints a fixed frame, and applies its mask again whenever the
//   superview changes. `ConstraintSystem+Springs` expresses the mask by constraints that are affine in the superview's
//   size, which is equivalent and needs no further pass.
// - **Baselines in a column.** UIKit documents baseline alignment for horizontal stack views only. In a vertical one, where
//   all members on one line would contradict the stacking, `ConstraintSystem+Stacks` puts members at the leading edge.
// - **Widths of texts are those of stand-in fonts.** Apple's system font must not be shipped; lines have its heights,
//   and their widths are as close as the bundled font and the table of recorded advances allow (`TextMeasuring`).
// - **Text styles have their default sizes.** Interface Builder shows them smaller on the 4-inch canvas.
// - **Recorded frames of cells are kept.** On the canvas rows keep their frame in the document, but with the width of their
//   table, and their content is laid out inside (`View.maskKept(by:)`). In a running app, rows that size themselves are as
//   high as their content, which keep the recorded height only if nothing in them determines one; rows of the built-in
//   styles and the sections of static tables are placed by the table (`ConstraintSystem+Cells`, `ConstraintSystem+Rows`).
