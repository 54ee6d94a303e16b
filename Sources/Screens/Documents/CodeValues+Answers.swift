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
    // Who fills a table and says nothing of heights leaves them to the table: what a prototype has of its own is for the canvas.
    if values.answers[Self.rowOf] != nil, values.answers[Self.heightOfRow] == nil, content.hasPrototypes,
      content.rowHeight > 0
    {
      for row in table.subviews where row.content.isTableViewCell && row.frame.height != content.rowHeight {
        row.setHeightOfCell(content.rowHeight)
      }
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

  private static let (heightOfRow, rowOf) = ("heightForRowAt", "cellForRowAt")

  /// The properties of tables for which answers count, by the questions.
  private static let heights = [
    heightOfRow: "rowHeight", "heightForHeaderInSection": "sectionHeaderHeight",
    "heightForFooterInSection": "sectionFooterHeight",
  ]
}
