import Files
import Goldens
import MotionExport
import ScreenBuilder
import Screens
import Templates
import TestSupport
import Testing
import Views

@testable import Diagnostics
@testable import GoldenRuns

/// The plan of a document: which goldens there should be, known before anything is drawn.
@Suite struct PlanTests {
  private func plan(
    _ change: (inout GoldenConfiguration, inout RunSubject) -> Void = { _, _ in }, scenes: [String] = []
  ) throws -> GoldenPlan {
    var configuration = GoldenConfiguration()
    configuration.root = Checkout.fixture("command")
    configuration.matrix.devices = [Device(named: "iphone-se")!]
    configuration.matrix.scales = [1]
    var subject = RunSubject()
    subject.documents = .files(["Login.xib"])
    change(&configuration, &subject)
    let documents = GoldenDocuments(configuration, subject)
    return try GoldenPlan(
      reading: try #require(documents.all.first),
      in: GoldenProject(configuration, subject, fonts: TestFonts.library),
      scenes: scenes, .untraced)
  }

  private func names(_ plan: GoldenPlan) -> [String] {
    plan.goldens.map { String($0.path.dropFirst("Login/LoginViewController".count)) }
  }

  @Test func aPlanHasAGoldenForEachCombination() throws {
    let plan = try plan { configuration, _ in configuration.matrix.appearances = [.light, .dark] }
    #expect(
      names(plan) == [
        ".iphone-se.portrait.1x.png", ".iphone-se.portrait.dark.1x.png", ".iphone-se.landscape.1x.png",
        ".iphone-se.landscape.dark.1x.png",
      ])
    #expect(plan.paths == Set(plan.goldens.map(\.path)))
    #expect(plan.screens == [GoldenScene(folder: "Login", name: "LoginViewController")])
    #expect(plan.isSound && plan.motions.isEmpty && plan.findings.filter { $0.severity == .error }.isEmpty)
    #expect(plan.goldens.map(\.words)[1] == "iphone-se portrait dark @1x")
  }

  /// What code says takes part in names and in what is shown.
  @Test func theSubjectNamesGoldens() throws {
    let named = try plan { _, subject in subject.goldenName = "full name" }
    #expect(
      names(named) == ["-full_name.iphone-se.portrait.1x.png", "-full_name.iphone-se.landscape.1x.png"])
    let old = try plan { _, subject in subject.systemEras = ["Login.xib": Era(attribute: "9531")] }
    #expect(old.goldens.allSatisfy { $0.traits.systemEra == Era(attribute: "9531") })
    #expect(named.goldens.allSatisfy { $0.traits.systemEra == nil })
  }

  @Test func scenesAreChosenByName() throws {
    let none = try plan(scenes: ["Settings"])
    #expect(none.goldens.isEmpty && none.screens.count == 1 && !none.uses.contains { $0.kind == .requested })
    let all = try plan(scenes: ["LoginViewController"])
    #expect(all.goldens.count == 2 && all.uses.contains(ConfigurationUse(.requested, "LoginViewController")))
  }

  /// Values are set before the plan is made, and what cannot be set is reported once for all combinations. Without a
  /// project, a view that no screen has is an error as well.
  @Test func valuesAreSet() throws {
    let change = StateChange("nameField.text=Ana")!
    let plan = try plan { configuration, _ in
      configuration.changes = [change, StateChange("nameField.image=Ana")!, StateChange("nobody.text=Ana")!]
      configuration.matrix.appearances = [.light, .dark]
    }
    #expect(plan.uses.contains(ConfigurationUse(change)) && plan.uses.count { $0.kind == .change } == 2)
    #expect(!plan.isAsSet && plan.findings.filter { $0.severity == .error }.count == 2)
  }

  /// The frames of a transition are goldens, and its ends those of the stills.
  @Test func transitionsHaveFrames() throws {
    var motion = MotionRequest()
    (motion.from, motion.to) = ("portrait", "landscape")
    let plan = try plan { configuration, _ in
      configuration.transitions = [
        GoldenTransition(motion, keyframes: [0, 0.5, 1], framesPerSecond: 60, orientation: .portrait)
      ]
    }
    #expect(plan.motions.map(\.folder) == ["Login/LoginViewController.portrait-to-landscape.iphone-se.1x"])
    let planned = try #require(plan.motions.first)
    #expect(
      planned.kept == [1] && plan.paths.count == 3
        && plan.uses.contains(ConfigurationUse(.transition, index: 0)))
    #expect(planned.stills.from == plan.goldens[0].path && planned.stills.to == plan.goldens[1].path)
  }

  /// A transition between equal ends has no goldens, so that it is not known which there should be.
  @Test func transitionsBetweenEqualEndsAreFaults() throws {
    var motion = MotionRequest()
    (motion.from, motion.to) = ("portrait", "portrait")
    let plan = try plan { configuration, _ in
      configuration.transitions = [
        GoldenTransition(motion, keyframes: [0.5], framesPerSecond: 60, orientation: .portrait)
      ]
    }
    #expect(plan.motions.isEmpty && !plan.isSound)
    #expect(plan.findings.map(\.message).contains("begins and ends with the same layout"))
  }

  /// Too many pictures are an error before any is planned.
  @Test func picturesAreCountedFirst() throws {
    #expect(throws: GoldenRunError.tooManyPictures(2, most: 1, nil)) {
      _ = try plan { configuration, _ in configuration.mostPictures = 1 }
    }
  }

  @Test func describedScreensArePlannedLikeDocuments() throws {
    let plan = try plan { configuration, subject in
      subject.documents = .described([ScreenDescription("Card", view: .view(id: "root"))])
      configuration.matrix.orientations = [.portrait]
    }
    #expect(plan.goldens.map(\.path) == ["Card/Card.iphone-se.portrait.1x.png"])
  }
}
