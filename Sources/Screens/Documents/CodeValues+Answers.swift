import Assets
import Diagnostics
import Geometry
import Layout
import SourceCode
import Views

// What code answers when tables and collections ask for what they show.
extension CodeValues {
  /// Gives the first table and the first collection of a screen, and those that its controller is connected with or tells from others, the
  /// measures that its code answers with, as far as they are the same for all rows and items, and notes what it answers otherwise than in the other
  /// version. What prototypes show is data: of theirs the sizes count, and how many rows there are where that is known.
  ///
  /// Source: Apple, `UITableViewDelegate`, `UICollectionViewDelegateFlowLayout`: what these answer counts before what the view itself has.
  func applyAnswers(of controller: String, to tree: ViewTree) {
    for isWanted in [\.isTableView, \.hasFlow] as [KeyPath<ViewContent, Bool>] {
      let views = tree.views.filter { $0.content[keyPath: isWanted] }
      for (place, view) in views.enumerated() {
        let outlets = outlets(to: view, from: controller)
        let isConnected = view.outlets.contains {
          StartingValues.roles.contains($0.name) && $0.destinationClass == controller
        }
        guard
          place == 0 || isConnected
            || values(ofClass: controller).answers.values.contains(where: { $0.names(oneOf: outlets) })
        else { continue }
        let measures = view.content.isTableView ? Self.measures : Self.measuresOfCollections
        applyAnswers(of: controller, measures, to: view)
        noteAnswers(of: controller, measures, to: view)
      }
    }
  }

  /// The same of the tables and collections that other objects than the controller fill: views of the application's own, whose outlets these
  /// are, and whatever the document connects with them.
  func applyAnswers(in tree: ViewTree, besides controller: String?) {
    let views = tree.views.filter { $0.content.isTableView || $0.content.hasFlow }
    if views.isEmpty { return }
    for view in views {
      let connected = view.outlets.filter { StartingValues.roles.contains($0.name) }
        .compactMap(\.destinationClass)
      let given = owners(of: view, controller).flatMap { owner in
        StartingValues.roles.flatMap {
          (values(ofClass: owner.className).servers[[owner.outlet, $0]] ?? []).sorted()
        }
      }
      var names: [String] = []
      for name in connected + given + view.owners.filter({ !$0.isCollection }).map(\.className)
      where name != controller && !names.contains(name) && !values(ofClass: name).answers.isEmpty {
        names.append(name)
      }
      let measures = view.content.isTableView ? Self.measures : Self.measuresOfCollections
      for name in names {
        applyAnswers(of: name, measures, to: view)
        noteAnswers(of: name, measures, to: view)
      }
    }
  }

  /// The names of the outlets of a class that lead to a view.
  private func outlets(to view: View, from name: String) -> Set<String> {
    Set(view.owners.filter { RowClass($0.className).name == RowClass(name).name }.map(\.outlet))
  }

  private func applyAnswers(of controller: String, _ measures: [String: String], to view: View) {
    let (values, outlets) = (values(ofClass: controller), outlets(to: view, from: controller))
    for (question, property) in measures.sorted(by: { $0.key < $1.key }) {
      guard let answer = values.answers[question]?.answer(to: outlets) else { continue }
      // What one version answers nobody knows to be another answer than that of the other.
      let older = otherValues(ofClass: controller)?.answers.mapValues { $0.answer(to: outlets) }
      let other = older?[question]?.value
      if question == Self.heightOfRow, answer.value == nil, leaveHeights(of: view, to: answer, other) {
        // What is answered otherwise than before is the cause.
        if let older, older[question]?.numbers != answer.numbers {
          place(Self.rowHeight, of: view, at: answer)
        }
        continue
      }
      guard
        let value = answer.value.flatMap({ resolved($0, isOther: false) })
          ?? other.flatMap({ resolved($0, isOther: true) }), value.isMeasure
      else { continue }
      guard view.set(property, to: value) != nil else { continue }
      place(property, of: view, at: answer)
      switch (question, value, view.content) {
      case (Self.heightOfRow, .number(let height), _):
        for row in view.subviews where row.content.isTableViewCell { row.setHeightOfCell(height) }
      case (Self.sizeOfItem, _, .collectionView(var collection)):
        collection.customSizedCells = []
        view.content = .collectionView(collection)
      default: break
      }
    }
    view.arrangeCells()
    guard case .tableView(let table) = view.content else { return }
    // Who fills a table and says nothing of heights leaves them to the table: what a prototype has of its own is for the canvas.
    if values.answers[Self.rowOf] != nil, values.answers[Self.heightOfRow] == nil, table.hasPrototypes,
      table.rowHeight > 0
    {
      for row in view.subviews where row.content.isTableViewCell && row.frame.height != table.rowHeight {
        row.setHeightOfCell(table.rowHeight)
      }
    }
  }

  /// Notes that code answers what a property of a view is.
  private func place(_ property: String, of view: View, at answer: StartingValues.Answer) {
    guard let row = view.row(of: property) else { return }
    let place = SourceLocation(file: project.display(answer.place.file), line: answer.place.line, column: 1)
    for key in ViewProperty.keys(of: row.path, row) { view.places.replace(key, by: place) }
  }

  /// Leaves the rows of a table the heights that the document states, where code answers with one of several numbers or nobody knows
  /// with which: such rows do not size themselves. Returns whether it does: not where the other version's answer is known alone.
  private func leaveHeights(of view: View, to answer: StartingValues.Answer, _ other: SourceValue?) -> Bool {
    guard case .tableView(var table) = view.content, table.hasPrototypes,
      !answer.numbers.isEmpty || other == nil
    else { return false }
    var known: Double?
    if case .number(let number)? = other { known = number }
    var heights: [Double] = []
    for row in view.subviews {
      guard let stated = row.content.tableViewCell?.rowHeight else { continue }
      let numbers = answer.numbers
      let height =
        numbers.isEmpty || numbers.contains(stated)
        ? stated : known.flatMap { numbers.contains($0) ? $0 : nil } ?? numbers[0]
      guard PropertyValue.number(height).isMeasure else { continue }
      row.setHeightOfCell(height)
      heights.append(height)
    }
    guard let height = heights.max() else { return false }
    table.rowHeight = height
    view.content = .tableView(table)
    return true
  }

  /// What code of a class answers otherwise than in the other version, or makes of what other code gives otherwise, whatever UIKit asks for.
  func answerChanges(
    ofClass name: String, from older: StartingValues, to outlets: Set<String> = []
  ) -> [StartingValues.Change] {
    let values = values(ofClass: name)
    let found = values.answerChanges(from: older, to: outlets)
    return found
      + changes(ofClass: name).filter { change in
        change.isTraced && change.path.count == 1 && values.answers[change.path[0]] != nil
          && older.answers[change.path[0]] != nil && !found.contains { $0.path == change.path }
      }
  }

  private func noteAnswers(of controller: String, _ measures: [String: String], to view: View) {
    guard let older = otherValues(ofClass: controller) else { return }
    let values = values(ofClass: controller)
    var (hasSections, hasPrototypes) = (false, false)
    if case .tableView(let table) = view.content {
      (hasSections, hasPrototypes) = (!table.sections.isEmpty, table.hasPrototypes)
      for change in values.listChanges(from: older) {
        resources.note(codeChange(change, change.path[0], of: view.objectID, in: controller))
      }
    }
    let outlets = outlets(to: view, from: controller)
    for change in answerChanges(ofClass: controller, from: older, to: outlets) {
      let question = change.path[0]
      guard SourceType.Method.asks(question, ofCollection: !view.content.isTableView) else { continue }
      let sides = [values, older].compactMap { $0.answers[question]?.answer(to: outlets) }
      // How many rows data makes is its own matter, unless code says a number, and headers are no data.
      let isStated = question.contains("Header") || question.contains("Footer")
      // A table has one section by itself.
      if question.hasPrefix(Self.sections), sides.count == 1, sides[0].value == .number(1) { continue }
      // Pictures show it.
      if measures[question] != nil, sides.allSatisfy({ $0.value != nil }) { continue }
      let isCount =
        question.hasPrefix("numberOf")
        && (sides.contains(where: \.isLiteral)
          || sides.count > 1 && (sides[0].counts != sides[1].counts || !sides[0].isShaped(like: sides[1])))
      // What code makes of UIKit's own rows nobody else says.
      let isOfOwnRows =
        question == Self.rowOf && !hasPrototypes && sides.count > 1 && sides.allSatisfy(\.makesRows)
      guard hasSections || measures[question] != nil || isCount || isStated || isOfOwnRows else { continue }
      resources.note(codeChange(change, question, of: view.objectID, in: controller))
    }
  }

  private static let (heightOfRow, rowOf, sizeOfItem) = ("heightForRowAt", "cellForRowAt", "sizeForItemAt")
  private static let (rowHeight, sections) = ("rowHeight", "numberOfSections")

  /// The properties of tables for which answers count, by the questions.
  private static let measures = [
    heightOfRow: rowHeight, "heightForHeaderInSection": "sectionHeaderHeight",
    "heightForFooterInSection": "sectionFooterHeight",
  ]

  /// The same of collections.
  private static let measuresOfCollections = [
    sizeOfItem: "itemSize", "minimumLineSpacingForSectionAt": "minimumLineSpacing",
    "minimumInteritemSpacingForSectionAt": "minimumInteritemSpacing", "insetForSectionAt": "sectionInset",
    "referenceSizeForHeaderInSection": "headerReferenceSize",
    "referenceSizeForFooterInSection": "footerReferenceSize",
  ].mapValues { "collectionViewLayout.\($0)" }
}

extension PropertyValue {
  /// Whether it is an extent that views may have, none for those that are left to what is in them.
  fileprivate var isMeasure: Bool {
    let sensible = 0...10_000.0
    return switch self {
    case .number(let extent): sensible.contains(extent)
    case .size(let size): sensible.contains(size.width) && sensible.contains(size.height)
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { sensible.contains(abs($0)) }
    default: false
    }
  }
}

extension ViewContent {
  /// Whether it is a collection whose items flow.
  fileprivate var hasFlow: Bool {
    if case .collectionView(let collection) = self { collection.flow != nil } else { false }
  }
}
