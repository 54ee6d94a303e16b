import Geometry
import Layout
import Views

extension View {
  /// Gives a cell a height, and its content what it then has.
  func setHeightOfCell(_ height: Double) {
    let change = height - frame.height
    frame.size.height = height
    resizeContentOfCell(by: change)
  }

  /// Gives the content of a cell the height that the cell has, apart from the line below it: UIKit does so, whatever was saved.
  ///
  /// Source: Apple, `UITableViewCell.contentView`.
  func fitContentOfCell() {
    for part in subviews where part.content == .container(.tableViewCellContentView) {
      resizeContentOfCell(by: frame.height - part.frame.maxY - room(below: part))
    }
  }

  /// The height of the line below the content of a cell, as it was saved, points.
  package func room(below content: View) -> Double {
    let room = frame.height - content.frame.maxY
    return abs(room) > Self.mostLineHeight ? 0 : room
  }

  /// The most that a line below a row takes from the height of its content, points.
  private static let mostLineHeight = 1.0

  private func resizeContentOfCell(by change: Double) {
    if change == 0 { return }
    for part in subviews where part.content == .container(.tableViewCellContentView) {
      Autoresizing.resize(part, to: Size(width: part.frame.width, height: max(0, part.frame.height + change)))
    }
  }
}
