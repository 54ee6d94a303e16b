import Views

/// Why a template view and a live view are counterparts; the raw values are what JSON and tables show.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  /// Both are the root of their tree.
  case root
  /// Both are the same view: the tree is its own template.
  case identity
  /// The same tag.
  case tag
  /// The same class, targets, events and actions.
  case targetAction = "target-action"
  /// The same title of two buttons.
  case title
  /// The same image of two buttons.
  case image
  /// The same text of two labels, or the same text and placeholder of two text fields.
  case text
  /// The same class, which only one of the live siblings has.
  case `class`
}

/// What a rule compares: two views are alike by a rule when both have a key and the keys are equal.
enum MatchKey: Hashable, Sendable {
  case tag(Int)
  case connections(runtimeClass: String, actions: Set<ControlAction>)
  case title(String)
  case image(name: String, isSystem: Bool)
  case labelText(String)
  case fieldText(String, placeholder: String)
  case runtimeClass(String)

  /// Whether two views far from each other that share it are likely to be meant for each other.
  var isTelling: Bool {
    switch self {
    case .tag, .connections, .image, .fieldText: true
    case .title(let text), .labelText(let text): !text.isEmpty
    case .runtimeClass: false
    }
  }
}

/// One row of the table of rules.
struct MatchingRule: Sendable {
  /// Which of several live children with the same key is taken.
  enum Choice: Sendable {
    case first, last
    /// None but a child that has no rival.
    case only
  }

  let rule: Rule
  let choice: Choice
  /// What the rule compares of a view; nil where the rule is not for it.
  let key: @Sendable (View) -> MatchKey?

  /// All rules in the order in which they are tried, after the list in TPMultiLayoutViewController's notes.
  ///
  /// - A tag finds the last child that bears it.
  /// - A button without a title (nil) or image is not compared by it; an empty title is a title.
  /// - A label always has a text: the empty text equals the empty text.
  /// - A text field is compared where its text or placeholder is not empty, and then by both.
  static let all: [MatchingRule] = [
    MatchingRule(rule: .tag, choice: .last) { $0.tag > 0 ? .tag($0.tag) : nil },
    MatchingRule(rule: .targetAction, choice: .first) { view in
      guard view.control != nil, !view.actions.isEmpty else { return nil }
      return .connections(runtimeClass: view.runtimeClass, actions: Set(view.actions))
    },
    MatchingRule(rule: .title, choice: .first) { view in
      (view.content.title ?? nil).map { .title($0) }
    },
    MatchingRule(rule: .image, choice: .first) { view in
      (view.content.titleImage ?? nil).map { .image(name: $0.name, isSystem: $0.isSystem) }
    },
    MatchingRule(rule: .text, choice: .first) { view in
      guard case .label = view.content else { return nil }
      return view.content.text.map { .labelText($0) }
    },
    MatchingRule(rule: .text, choice: .first) { view in
      guard case .textField = view.content, let text = view.content.text,
        let placeholder = view.content.placeholder, !text.isEmpty || !placeholder.isEmpty
      else { return nil }
      return .fieldText(text, placeholder: placeholder)
    },
    MatchingRule(rule: .class, choice: .only) { .runtimeClass($0.runtimeClass) },
  ]
}

/// The children of one live view, ready to be found by any rule without a walk over all of them.
struct ChildIndex {
  private struct Slot {
    var first: ViewID
    var last: ViewID
    var count: Int
  }

  private var slots: [MatchKey: Slot] = [:]

  /// The index of no children.
  init() {}

  /// Children with a negative tag are left alone: no rule finds them, and they are no one's rivals.
  init(of parent: View) {
    let rules = MatchingRule.all
    for child in parent.subviews where child.tag >= 0 {
      for rule in rules {
        guard let key = rule.key(child) else { continue }
        var slot = slots[key] ?? Slot(first: child.id, last: child.id, count: 0)
        slot.last = child.id
        slot.count += 1
        slots[key] = slot
      }
    }
  }

  /// The live child that a template view claims, and by which rule.
  func counterpart(of template: View) -> (live: ViewID, rule: Rule)? {
    for rule in MatchingRule.all {
      guard let key = rule.key(template), let slot = slots[key] else { continue }
      switch rule.choice {
      case .first: return (slot.first, rule.rule)
      case .last: return (slot.last, rule.rule)
      case .only: if slot.count == 1 { return (slot.first, rule.rule) }
      }
    }
    return nil
  }
}
