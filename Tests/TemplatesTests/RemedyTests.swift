import Templates
import TestSupport
import Testing
import Views

/// The advice in a note must help: if followed, the two views become counterparts.
@Suite struct RemedyTests {
  @Test(arguments: 0..<80) func theSameTagHelps(seed: Int) {
    for advice in advice(in: trial(seed: seed)) where advice.isTag {
      // Each piece of advice is followed separately, on new trees.
      let fresh = trial(seed: seed)
      fresh.live[advice.live].tag = 1000
      fresh.template[advice.template].tag = 1000
      let again = Trial(template: fresh.template, live: fresh.live)
      let pair = again.match.pairs.first { $0.template.id == advice.template && $0.live == advice.live }
      #expect(pair?.rule == .tag && pair?.isOverruled == false, "seed \(seed), \(advice)")
    }
  }

  @Test(arguments: 0..<80) func movingHelps(seed: Int) {
    let trial = trial(seed: seed)
    for advice in advice(in: trial) where !advice.isTag {
      let (liveID, templateID) = (trial.live[advice.live].objectID, trial.template[advice.template].objectID)
      let live = copy(trial.live)
      let template = copy(trial.template, moving: advice.template, into: advice.target)
      if advice.needsTag {
        live.views.first { $0.objectID == liveID }!.tag = 1000
        template.views.first { $0.objectID == templateID }!.tag = 1000
      }
      let again = Trial(template: template, live: live)
      #expect(again.counterpart(of: templateID) == "\(liveID) tag", "seed \(seed), \(advice)")
      let pair = again.match.pairs.first { $0.template.objectID == templateID }
      #expect(pair?.isOverruled == false, "seed \(seed), \(advice)")
    }
  }

  @Test func adviceExists() {
    let all = (0..<80).flatMap { advice(in: trial(seed: $0)) }
    #expect(all.filter(\.isTag).count > 200)
    #expect(all.filter { !$0.isTag && $0.needsTag }.count > 40)
    #expect(all.filter { !$0.isTag && !$0.needsTag }.count > 20)
  }

  /// A candidate's remedy as actions.
  private struct Advice {
    let live: ViewID
    let template: ViewID
    let remedy: Candidate.Remedy
    /// The destination of the template view: the counterpart of the live view's superview.
    let target: ViewID?

    var isTag: Bool {
      switch remedy {
      case .sameTag, .tagEachPair: true
      case .add, .move, .moveAndTag, .matchSuperview: false
      }
    }

    var needsTag: Bool {
      if case .move = remedy { return false }
      return true
    }
  }

  private func advice(in trial: Trial) -> [Advice] {
    func target(_ live: ViewID) -> ViewID? {
      let superview = trial.live[live].superview!.id
      return trial.match.pairs.last { $0.live == superview }?.template.id
    }
    let live = trial.match.unmatchedLive.flatMap { unmatched in
      unmatched.candidates.map {
        Advice(
          live: unmatched.view, template: $0.summary.id, remedy: $0.remedy, target: target(unmatched.view))
      }
    }
    let template = trial.match.unmatchedTemplate.flatMap { unmatched in
      unmatched.candidates.map {
        Advice(
          live: $0.summary.id, template: unmatched.summary.id, remedy: $0.remedy,
          target: target($0.summary.id))
      }
    }
    return (live + template).filter { $0.remedy != .add && $0.remedy != .matchSuperview }
  }

  /// The tree rebuilt, with one view moved to the top of another's subviews.
  private func copy(_ tree: ViewTree, moving moved: ViewID? = nil, into target: ViewID? = nil) -> ViewTree {
    func copy(_ original: View) -> View {
      let result = view(
        original.objectID, original.className, tag: original.tag, content: original.content,
        actions: original.actions)
      result.control = original.control
      for subview in original.subviews where subview.id != moved { result.addSubview(copy(subview)) }
      if let moved, original.id == target { result.addSubview(copy(tree[moved])) }
      return result
    }
    return ViewTree(root: copy(tree.root))
  }

  private func trial(seed: Int) -> Trial {
    var generator = SeededGenerator(seed: UInt64(seed))
    return Trial(
      template: children("t", depth: 2, &generator), live: children("l", depth: 2, &generator))
  }

  private func children(_ prefix: String, depth: Int, _ generator: inout SeededGenerator) -> [View] {
    (0..<Int.random(in: 2...6, using: &generator)).map { place in
      let id = "\(prefix)\(place)"
      let tag = [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, -1].randomElement(using: &generator)!
      let word = ["", "A", "B", "C", "D", "E", "F", "G"].randomElement(using: &generator)!
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1: return label(id, word, tag: tag)
      case 2: return button(id, word.isEmpty ? nil : word, tag: tag)
      case 3: return field(id, word, tag: tag)
      case 4: return button(id, tag: tag, actions: [action(word)])
      default: return view(id, tag: tag, depth > 0 ? children(id, depth: depth - 1, &generator) : [])
      }
    }
  }
}
