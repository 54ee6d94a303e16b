import Templates
import Testing
import Views

/// What a note advises must help: with a fresh tag the two views become counterparts.
@Suite struct RemedyTests {
  @Test(arguments: 0..<60) func adviceHelps(seed: Int) {
    let count = suggestions(seed: seed).count
    for place in 0..<count {
      // Each piece of advice is tried alone, on trees made anew.
      let trial = trial(seed: seed)
      let advice = suggestions(of: trial)[place]
      advice.live(trial).tag = 1000
      advice.template(trial).tag = 1000
      let again = Trial(template: trial.template, live: trial.live)
      let pair = again.match.pairs.first { $0.template.id == advice.templateID && $0.live == advice.liveID }
      #expect(pair?.rule == .tag && pair?.isOverruled == false, "seed \(seed), advice \(place)")
    }
  }

  @Test func thereIsAdviceToTry() {
    #expect((0..<60).map { suggestions(seed: $0).count }.reduce(0, +) > 200)
  }

  private struct Advice {
    let liveID: ViewID
    let templateID: ViewID
    func live(_ trial: Trial) -> View { trial.live[liveID] }
    func template(_ trial: Trial) -> View { trial.template[templateID] }
  }

  private func suggestions(seed: Int) -> [Advice] { suggestions(of: trial(seed: seed)) }

  private func suggestions(of trial: Trial) -> [Advice] {
    func isTag(_ candidate: Candidate) -> Bool {
      switch candidate.remedy {
      case .sameTag, .tagEachPair: true
      case .add, .move, .moveAndTag: false
      }
    }
    let live = trial.match.unmatchedLive.flatMap { unmatched in
      unmatched.candidates.filter(isTag).map {
        Advice(liveID: unmatched.view, templateID: $0.summary.id)
      }
    }
    let template = trial.match.unmatchedTemplate.flatMap { unmatched in
      unmatched.candidates.filter(isTag).map {
        Advice(liveID: $0.summary.id, templateID: unmatched.summary.id)
      }
    }
    return live + template
  }

  private func trial(seed: Int) -> Trial {
    var generator = SeededGenerator(seed: UInt64(seed))
    return Trial(
      template: children("t", depth: 3, &generator), live: children("l", depth: 3, &generator))
  }

  private func children(_ prefix: String, depth: Int, _ generator: inout SeededGenerator) -> [View] {
    (0..<Int.random(in: 0...5, using: &generator)).map { place in
      let id = "\(prefix)\(depth)\(place)"
      let tag = [0, 0, 0, 0, 1, 2, -1].randomElement(using: &generator)!
      let word = ["", "A", "B", "C", "D"].randomElement(using: &generator)!
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return label(id, word, tag: tag)
      case 1: return button(id, word.isEmpty ? nil : word, tag: tag)
      case 2: return field(id, word, tag: tag)
      case 3:
        return button(id, tag: tag, actions: [action(word)])
      default:
        return view(id, tag: tag, depth > 0 ? children(id, depth: depth - 1, &generator) : [])
      }
    }
  }
}
