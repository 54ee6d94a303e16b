import FlowExport
import Flows
import Foundation
import ImageFile
import MotionExport
import Raster
import Screens
import TestSupport
import Testing
import Views

/// The example's walk: A in two controllers, B, and back.
@Suite struct ArticleTests {
  private func play(_ name: String, steps: [String]? = nil) throws -> FlowPlay {
    let file = "\(Checkout.root)/Examples/\(name).flow.json"
    var script = try FlowScript.read(try Checkout.bytes(file), file: file)
    if let steps { script.steps = try steps.map { try FlowStep(argument: $0) } }
    return try FlowPlay(script, try request(), renderer: Renderer(fonts: TestFonts.library))
  }

  @Test func allScreensOfTheWalk() throws {
    let play = try play("rotating")
    let walk = try play.walk()
    #expect(walk.moments.allSatisfy { $0.failures.isEmpty } && play.findings(of: walk).isEmpty)
    for moment in walk.moments where moment.isPicture {
      let pixmap = try play.stage.pixmap(of: moment.state)
      try Golden.expect(pixmap, equals: "flows/rotating/\(moment.number).png", scale: 1)
    }
    try Golden.expect(walk.text, equalsFixture: "flows/rotating.txt")
  }

  @Test func withoutTheCheckTheLastStepFails() throws {
    let walk = try play("rotating-unchecked").walk()
    #expect(walk.moments.filter { !$0.failures.isEmpty }.map(\.number) == [4])
    #expect(
      FlowPlay.failures(of: walk).first?.message.contains("the visible controller is \"A Landscape\"") == true
    )
  }

  @Test func exploringFindsTheSameFault() throws {
    let right = try play("rotating").explore(FlowExplorer.Limits())
    #expect(right.graph.nodes.count == 6 && right.faulty.isEmpty)
    #expect(right.findings.allSatisfy { $0.severity == .note })
    let wrong = try play("rotating-unchecked").explore(FlowExplorer.Limits())
    #expect(wrong.graph.nodes.count == 8 && wrong.faulty.count == 2)
    let svg = GraphDiagram(wrong.graph, try play("rotating").world, faulty: wrong.faulty).diagram(
      title: "a <b>"
    ).svg
    #expect(svg.contains("a &lt;b&gt;") && svg.components(separatedBy: "<rect x").count == 9)
    #expect(svg.components(separatedBy: "#d70015").count == 3)
  }

  @Test func transitionsStartAndEndWithStills() throws {
    let play = try play("rotating", steps: ["tap:Details", "rotate", "back"])
    let walk = try play.walk()
    for moment in walk.moments.dropFirst() {
      let transition = try #require(FlowTransition(moment, on: play.stage))
      let sink = Collector()
      try transition.run(try transition.film(framesPerSecond: 10), threads: 1) { size in
        sink.size = size
        return [sink]
      }
      let (from, to) = (try play.stage.pixmap(of: moment.before), try play.stage.pixmap(of: moment.state))
      #expect(sink.frames.count >= 3)
      if transition.movement.kind == .rotation {
        let diagonal = (Double(from.width * from.width + from.height * from.height)).squareRoot()
        #expect(sink.size.width == sink.size.height && Double(sink.size.width) >= diagonal)
      } else {
        #expect(sink.frames.first?.changes(from: from) == nil && sink.frames.last?.changes(from: to) == nil)
      }
    }
  }

  /// `didShow` follows the pop: the screen for landscape slides in, squeezed, before the other one takes its place.
  @Test func goingBackFlashesTheWrongTwin() throws {
    let play = try play("rotating", steps: ["rotate", "tap:Details", "rotate", "back"])
    let moment = try #require(try play.walk().moments.last)
    let landscape = try play.world.controller(named: "A Landscape")
    let transition = try #require(FlowTransition(moment, on: play.stage))
    let film = try transition.film(framesPerSecond: 20)
    let sink = Collector()
    try transition.run(film, threads: 2) { _ in [sink] }
    #expect(sink.frames.count == film.delays.count && sink.frames.count == film.schedule.times.count)
    var squeezed = moment.before
    squeezed.layers[0].node.children.removeLast()
    #expect(squeezed.visible(play.world).controller == landscape)
    squeezed.layers[0].node.isBarHidden = true
    let flash = try play.stage.pixmap(of: squeezed)
    // The last frame of the movement, then the swap as a cut.
    #expect(sink.frames[sink.frames.count - 2].changes(from: flash) == nil)
    #expect(try sink.frames.last?.changes(from: play.stage.pixmap(of: moment.state)) == nil)
    #expect(try play.stage.pixmap(of: moment.state).changes(from: flash) != nil)
  }

  @Test func twoImplementationsAreCompared() throws {
    let one = try play("rotating", steps: ["rotate", "rotate"])
    let other = try play("rotating", steps: ["rotate", "tap:Details"])
    let comparison = try FlowComparison((try one.walk(), one.stage), (try other.walk(), other.stage))
    #expect(comparison.differing.map(\.picture) == [2])
    let text = comparison.text(("one", "other"))
    #expect(text.contains("views alive at most") && text.contains("pictures that differ: 1"))
    let same = try FlowComparison((try one.walk(), one.stage), (try one.walk(), one.stage))
    #expect(same.text(("a", "b")).hasSuffix("all pictures are equal\n"))
  }
}

/// Stores frames.
final class Collector: FrameSink {
  var size = (width: 0, height: 0)
  var frames: [Pixmap] = []

  func add(_ batch: FrameExport.Batch) { frames += batch.pixmaps }
  func finish() {}
}
