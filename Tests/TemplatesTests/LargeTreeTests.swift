import Geometry
import Layout
import Templates
import Testing
import Views

@Suite struct LargeTreeTests {
  @Test func manySiblings() {
    let trial = Trial(
      template: (0..<20_000).map { label("t\($0)", "text \($0)") },
      live: (0..<20_000).map { label("l\($0)", "text \($0)") })
    #expect(trial.match.pairs.count == 20_001)
    #expect(trial.match.findings.isEmpty)
    trial.match.layout.apply(to: trial.live, resizingSubviews: Autoresizing.resizeSubviews)
  }

  @Test func manyUnrelatedViews() {
    let trial = Trial(
      template: (0..<10_000).map { label("t\($0)", "template \($0)") },
      live: (0..<10_000).map { label("l\($0)", "live \($0)") })
    #expect(trial.match.unmatchedLive.count == 10_000)
    #expect(trial.match.unmatchedTemplate.count == 10_000)
    #expect(trial.match.findings.count == 202)
  }

  @Test func manyClaimants() {
    let trial = Trial(
      template: (0..<20_000).map { _ in label("t", "A") }, live: [label("a", "A")])
    #expect(trial.match.shared.map(\.claimants.count) == [20_000])
    #expect(trial.match.findings[0].notes.count == 5)
  }

  @Test func aDeepTree() {
    func deep() -> ViewTree {
      let root = view("0")
      var last = root
      for depth in 1..<512 {
        let next = view("\(depth)", mask: [.flexibleWidth, .flexibleHeight])
        last.addSubview(next)
        last = next
      }
      return ViewTree(root: root)
    }
    let trial = Trial(template: deep(), live: deep())
    #expect(trial.match.pairs.count == 512)
    #expect(trial.match.pairs[511].template.path.hasPrefix("… › UIView › "))
    trial.match.layout.apply(to: trial.live, resizingSubviews: Autoresizing.resizeSubviews)
  }
}
