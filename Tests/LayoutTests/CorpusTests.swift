import Geometry
import TestSupport
import Testing
import Views

@testable import Layout
@testable import Screens

/// Real documents from public projects: layout terminates for all of them, and invariants hold.
@Suite struct CorpusTests {
  @Test(
    .enabled(if: Checkout.corpus != nil, "no corpus of real documents at hand"), .timeLimit(.minutes(15)))
  func requiredConstraintsHold() throws {
    let files = Checkout.files(below: Checkout.corpus ?? "", endingIn: [".xib", ".storyboard"])
    var held = 0
    for file in files {
      guard let document = try? LoadedDocument.load(file) else { continue }
      for scene in document.scenes where AutoLayout.isNeeded(by: scene.tree) { held += check(scene, file) }
    }
    #expect(held > 1000)
  }

  /// Lays out a scene and returns the number of required constraints that were verified.
  private func check(_ scene: Scene, _ file: String) -> Int {
    let tree = scene.tree
    let canvas = tree.root.frame.size
    var traits = LayoutTraits()
    traits.era = scene.canvas.era
    traits.scale = scene.canvas.scale
    traits.safeArea = SafeAreaRules.recorded(
      scene.canvas, rootSize: canvas, scene.canvas.orientation, bars: scene.canvas.bars)
    let measure = TestFonts.library.measuring
    let system = AutoLayout.settled(tree, canvas: canvas, traits: traits, measure: measure)
    for view in tree.views {
      let rect = system.rect(of: view)
      // NaN propagates through a sum.
      let sum = rect.minX + rect.minY + rect.width + rect.height
      #expect(sum.isFinite, "\(file): \(view.phrase)")
    }
    let broken = Set(system.conflicts.map(\.finding.location))
    var held = 0
    for view in tree.views {
      for constraint in view.constraints where constraint.priority >= 1000 && !constraint.isPlaceholder {
        guard !broken.contains(constraint.location), let miss = system.miss(constraint, heldBy: view) else {
          continue
        }
        held += 1
        #expect(miss < 0.5, "\(file):\(constraint.location.line) of \(view.phrase)")
      }
    }
    return held
  }
}

extension ConstraintSystem {
  /// The error of a constraint of the document in the solution, in points; nil if it is not in the system.
  fileprivate func miss(_ constraint: Constraint, heldBy holder: View) -> Double? {
    guard let difference = difference(constraint, heldBy: holder), difference.isUsable else { return nil }
    let value = difference.terms.reduce(difference.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    switch constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}
