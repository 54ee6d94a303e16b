import Diagnostics

/// The messages about differences from TPMultiLayoutViewController.
struct LibraryFindings {
  private let match: TemplateMatch
  private var layout: String { "the \(match.orientation.rawValue) layout" }
  private static let library = "TPMultiLayoutViewController"

  init(_ match: TemplateMatch) { self.match = match }

  /// Warnings, since an app that uses the library's rules would not look like the picture; beyond `findingLimit` one
  /// warning counts the rest.
  var findings: [Finding] {
    let differences = match.libraryDifferences
    let rest = differences.count - TemplateMatch.findingLimit
    return differences.prefix(TemplateMatch.findingLimit).map(finding)
      + MatchFindings.more(
        rest, "view", of: " of \(layout)", "another counterpart, or none, in \(Self.library)",
        category: .library)
  }

  private func finding(_ difference: TemplateMatch.LibraryDifference) -> Finding {
    var notes: [Finding.Note] = []
    if let own = difference.own, difference.reason != .negativeRoot {
      let remedy = "give both the same tag, and they are counterparts there, too"
      notes = [Finding.Note(remedy, at: own.summary.location)]
    }
    return Finding(
      .warning, .library, "\(outcome(of: difference)): \(reason(for: difference))",
      at: difference.template.location, notes: notes)
  }

  private func outcome(of difference: TemplateMatch.LibraryDifference) -> String {
    let view = "\(difference.template.phrase) of \(layout)"
    if difference.reason == .negativeRoot { return "\(Self.library) applies nothing of \(layout)" }
    switch (difference.own, difference.library) {
    case (let own?, let library?):
      return "\(Self.library) takes \(library.summary.phrase) for \(view), not \(own.summary.phrase)"
    case (nil, let library?):
      return "\(Self.library) takes \(library.summary.phrase) for \(view), which has no counterpart here"
    case (let own?, nil):
      return "\(Self.library) finds no counterpart for \(view), which is \(own.summary.phrase) here"
    case (nil, nil): return view
    }
  }

  private func reason(for difference: TemplateMatch.LibraryDifference) -> String {
    switch difference.reason {
    case .negativeRoot: "its root has a negative tag"
    case .negativeTag where (difference.library?.summary.tag ?? 0) < 0:
      "it heeds negative tags in templates only"
    case .negativeTag: "it counts live views with a negative tag among those of the class"
    case .noImage: "neither button has an image, which it takes for the same image"
    case .blankField: "neither text field has a text, which it takes for the same text"
    case .actionOrder: "it compares the actions of an event in their order"
    case .severalTargets: "it expects each target of a control to have an action for each event"
    case .segue: "it counts a control's segue among its targets"
    case .outlet: "only their outlets have the same name"
    case .objectID: "only their object ids are the same, which the app itself does not know"
    }
  }
}
