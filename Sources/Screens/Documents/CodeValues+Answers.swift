import Diagnostics
import Geometry
import Layout
import SourceCode
import Views

// What code answers when a table asks for its rows.
extension CodeValues {
  /// Gives the table of a screen the heights that the code of its controller answers with, as far as they are the same for all rows, and
  /// notes what it answers otherwise than in the other version. What prototypes show is data: of theirs the heights count, and how many
  /// rows there are where that is known.
  ///
  /// Source: Apple, `UITableViewDelegate`: what it answers counts before the table's own heights.
  func applyAnswers(of controller: String, to tree: ViewTree) {
    guard let table = tree.views.first(where: { $0.content.isTableView }),
      case .tableView(var content) = table.content
    else { return }
    let values = values(ofClass: controller)
    let older = otherValues(ofClass: controller)
    for (question, property) in Self.heights {
      guard let answer = values.answers[question], case .number(let height)? = answer.value, height >= 0
      else {
        continue
      }
      let place = SourceLocation(file: project.display(answer.place.file), line: answer.place.line, column: 1)
      switch property {
      case "sectionHeaderHeight": content.sectionHeaderHeight = height
      case "sectionFooterHeight": content.sectionFooterHeight = height
      default:
        content.rowHeight = height
        for row in table.subviews where row.content.isTableViewCell { row.setHeightOfCell(height) }
      }
      table.content = .tableView(content)
      table.places.replace(property, by: place)
    }
    guard let older else { return }
    for change in values.listChanges(from: older) {
      resources.note(codeChange(change, change.path[0], of: table.objectID, in: controller))
    }
    for change in values.answerChanges(from: older) {
      let question = change.path[0]
      let sides = [values.answers[question], older.answers[question]].compactMap(\.self)
      let areKnown = sides.allSatisfy { $0.value != nil }
      // Pictures show it.
      if Self.heights[question] != nil, areKnown { continue }
      let isCount = question.hasPrefix("numberOf") && areKnown
      guard !content.sections.isEmpty || question.hasPrefix("heightFor") || isCount else { continue }
      resources.note(codeChange(change, question, of: table.objectID, in: controller))
    }
  }

  /// The properties of tables for which answers count, by the questions.
  private static let heights = [
    "heightForRowAt": "rowHeight", "heightForHeaderInSection": "sectionHeaderHeight",
    "heightForFooterInSection": "sectionFooterHeight",
  ]
}

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
