import Diagnostics
import Views

/// The messages about matching.
enum MatchFindings {
  static func findings(of match: TemplateMatch) -> [Finding] {
    let layout = "the \(match.orientation.rawValue) layout"
    let limit = TemplateMatch.findingLimit
    var result = match.unmatchedLive.prefix(limit).map { finding($0, layout: layout) }
    result += more(match.unmatchedLive.count - limit, "live view", "no counterpart in \(layout)")
    result += match.unmatchedTemplate.prefix(limit).map { finding($0, layout: layout) }
    result += more(
      match.unmatchedTemplate.count - limit, "view", of: " of \(layout)", "no counterpart in the live view")
    result += match.shared.prefix(limit).map { finding($0, layout: layout) }
    result += more(
      match.shared.count - limit, "live view", "several claimants in \(layout)", category: .shared)
    result += LibraryFindings(match).findings
    return result
  }

  private static func finding(_ unmatched: TemplateMatch.UnmatchedLive, layout: String) -> Finding {
    let (inside, has) = subject(unmatched.insideCount)
    return Finding(
      .warning, .unmatched, "\(unmatched.summary.phrase)\(inside) \(has) no counterpart in \(layout)",
      at: unmatched.summary.location,
      notes: notes(unmatched.candidates, elsewhere: layout, moved: "it"))
  }

  private static func finding(_ unmatched: TemplateMatch.UnmatchedTemplate, layout: String) -> Finding {
    let (inside, has) = subject(unmatched.insideCount)
    return Finding(
      .warning, .unmatched,
      "\(unmatched.summary.phrase) of \(layout)\(inside) \(has) no counterpart in the live view",
      at: unmatched.summary.location,
      notes: notes(unmatched.candidates, elsewhere: "the live view", moved: "this view"))
  }

  private static func subject(_ count: Int) -> (inside: String, verb: String) {
    switch count {
    case 0: ("", "has")
    case 1: (" and 1 view inside it", "have")
    default: (" and \(count) views inside it", "have")
    }
  }

  static func more(
    _ count: Int, _ noun: String, of layout: String = "", _ what: String, category: Category = .unmatched
  ) -> [Finding] {
    guard count > 0 else { return [] }
    let subject = count == 1 ? "1 more \(noun)\(layout) has" : "\(count) more \(noun)s\(layout) have"
    return [Finding(.warning, category, "\(subject) \(what)")]
  }

  /// The candidates as notes; `moved` is the name of the template's view of each pair.
  private static func notes(
    _ candidates: [Candidate], elsewhere: String, moved: String
  ) -> [Finding.Note] {
    guard !candidates.isEmpty else {
      return [
        Finding.Note(
          "nothing in \(elsewhere) resembles it; add it there, or give it a negative tag to leave it alone")
      ]
    }
    return candidates.map {
      let remedy = remedy($0.remedy, elsewhere: elsewhere, moved: moved)
      return Finding.Note(
        "nearest: \($0.summary.phrase), \(sentence($0))\(remedy)", at: $0.summary.location)
    }
  }
}

// MARK: - Candidates

extension MatchFindings {
  private static func sentence(_ candidate: Candidate) -> String {
    switch candidate.place {
    case .free: "\(comparison(candidate)); "
    case .taken(let holder): "\(likeness(candidate)), but it is the counterpart of \(holder); "
    case .elsewhere(let superview): "\(likeness(candidate)), but inside \(superview): "
    }
  }

  private static func remedy(
    _ remedy: Candidate.Remedy, elsewhere: String, moved: String
  ) -> String {
    switch remedy {
    case .sameTag: "give both the same tag"
    case .tagEachPair: "give each pair a tag of its own"
    case .add:
      "add another to \(elsewhere) and give the two the same tag, or give this view a negative tag to leave it alone"
    case .move(let superview): "move \(moved) into \(superview)"
    case .moveAndTag(let superview): "move \(moved) into \(superview) and give both the same tag"
    case .matchSuperview: "find a counterpart for that one first"
    }
  }

  /// The common and differing features of a free candidate and the view: `same class, other text`.
  private static func comparison(_ candidate: Candidate) -> String {
    if case .tagEachPair(let alike) = candidate.remedy { return alike }
    let isSpecific = [.tag, .outlet, .objectID].contains(candidate.alike.first)
    let common = candidate.alike.contains(.class) && !isSpecific
    var parts = candidate.alike.isEmpty ? [] : [common ? "same class" : likeness(candidate)]
    let others = candidate.different.map { noun($0) }
    if !others.isEmpty { parts.append("other " + others.joined(separator: " and ")) }
    return parts.joined(separator: ", ")
  }

  /// The strongest argument for a candidate.
  private static func likeness(_ candidate: Candidate) -> String {
    guard let rule = candidate.alike.first else { return "much like it" }
    return rule == .tag ? "same tag \(candidate.summary.tag)" : "same \(noun(rule))"
  }

  static func noun(_ rule: Rule) -> String {
    switch rule {
    case .root: "root"
    case .identity: "view"
    case .targetAction: "actions"
    case .objectID: "object id"
    default: rule.rawValue
    }
  }

  /// The common feature of several views of a class: `one of 2 UIButtons without title`.
  static func alike(_ view: View, _ count: Int) -> String {
    let lack: String =
      switch view.content {
      case .button where view.title == nil: " without title"
      case .textField where view.title == nil: " without text"
      default: ""
      }
    return "one of \(count) \(view.runtimeClass)s\(lack)"
  }
}

// MARK: - Shared claims

extension MatchFindings {
  private static func finding(_ shared: TemplateMatch.SharedClaim, layout: String) -> Finding {
    let names = shared.claimants.prefix(Self.namedClaimants).map(\.phrase)
    let rest = shared.claimants.count - names.count
    let list = (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
    var notes: [Finding.Note] = []
    let last = shared.claimants.count - 1
    for (place, claimant) in shared.claimants.enumerated() where place < Self.namedClaimants || place == last
    {
      let reason = "claimed by \(claimant.phrase), same \(noun(shared.rules[place]))"
      let outcome = place == last ? "the last one wins; give each pair a tag of its own" : "overruled"
      notes.append(Finding.Note("\(reason); \(outcome)", at: claimant.location))
    }
    return Finding(
      .warning, .shared, "\(shared.summary.phrase) is claimed by several views of \(layout): \(list)",
      at: shared.summary.location, notes: notes)
  }

  private static let namedClaimants = 4
}

extension TemplateMatch {
  /// The findings about the match: live views without counterpart, then template views, then shared claims, then
  /// differences from TPMultiLayoutViewController itself, each in document order. All are warnings; beyond
  /// `findingLimit` of a kind one finding counts the rest, while the lists above contain them all.
  public var findings: [Finding] { MatchFindings.findings(of: self) }
}
