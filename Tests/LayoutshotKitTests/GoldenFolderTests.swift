import Foundation
import LayoutshotKit
import TestSupport
import Testing

/// Goldens from code: names, formats, test data, variations.
@Suite struct GoldenFolderTests {
  private let folder: String
  private let layoutshot: Layoutshot

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.appending(path: "layoutshot-kit-\(UUID().uuidString)").path
    layoutshot = try Layoutshot(fonts: "\(Checkout.root)/Fonts")
  }

  private static let document = Checkout.fixture("command/Login.xib")

  private var goldens: GoldenFolder {
    GoldenFolder("\(folder)/Goldens", failures: "\(folder)/failures", recording: .missing)
  }

  private let picture = GoldenStrategy.picture(on: .iPhoneSE, scale: 1)

  private var names: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/Goldens")) ?? []
    return all.compactMap { $0.split(separator: "/").last.map(String.init) }
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }.sorted()
  }

  @Test func namesAndData() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try layoutshot.compare(Self.document, as: picture, with: goldens)
    #expect(plain.recorded == 1)
    let other = try layoutshot.compare(
      Self.document, as: picture, named: "full name",
      data: GoldenData(set: [.set(.text, of: "nameField", to: "Ana")]), with: goldens)
    #expect(other.recorded == 1 && other.isGood, "\(other.findings)")
    #expect(
      names == [
        "LoginViewController-full_name.iphone-se.portrait.1x.png",
        "LoginViewController-full_name.iphone-se.portrait.1x.tree.json",
        "LoginViewController.iphone-se.portrait.1x.png",
        "LoginViewController.iphone-se.portrait.1x.tree.json",
      ], "\(names)")
    let unset = try layoutshot.compare(Self.document, as: picture, named: "full name", with: goldens)
    let changes = unset.failures.flatMap(\.changes)
    #expect(unset.failures.count == 1 && unset.failures[0].message.contains("text \"Ana\" → \"Name\""))
    let change = try #require(changes.first)
    #expect(change.property == "text" && change.old == "\"Ana\"" && change.new == "\"Name\"", "\(changes)")
    #expect(change.location?.file == Self.document && change.view.contains("p-name"), "\(change)")
  }

  /// A screen is compared with what was changed in it, in the language that its document was opened in.
  @Test func openedScreens() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let screen = try #require(layoutshot.open(Self.document).screens.first)
    #expect(try layoutshot.compare(screen, as: picture, with: goldens).recorded == 1)
    #expect(try layoutshot.compare(screen, as: picture, with: goldens).passed == 1)
    try screen.set(.set(.text, of: "nameField", to: "Ana"))
    let changed = try layoutshot.compare(screen, as: picture, with: goldens)
    #expect(changed.failures.flatMap(\.changes).first?.property == "text", "\(changed.failures)")
    #expect(names.contains { $0.hasPrefix("LoginViewController.iphone-se") }, "\(names)")
    let large = try layoutshot.compare(
      screen, as: .picture(on: .iPhoneSE, textSize: .xxxL), with: goldens)
    #expect(large.findings.contains { $0.message.contains("in which its document was opened") })
  }

  /// A document needs no project around it; what cannot be set is an error, and no golden is recorded without it.
  @Test(arguments: [
    ("nobody.text=Ana", "no view matches \"nobody\""), ("nameField.on=yes", "has no \"on\" to set"),
    ("nameField.alpha=2", "cannot be \"alpha\""),
  ])
  func editsThatFail(_ edit: String, _ message: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for strategy in [picture, .tree(of: picture)] {
      let outcome = try layoutshot.compare(
        Self.document, as: strategy, data: GoldenData(set: [ViewEdit(edit)]), with: goldens)
      let errors = outcome.findings.filter { $0.severity == .error }
      #expect(errors.count == 1 && errors[0].message.contains(message), "\(outcome.findings)")
      #expect(errors.first?.location?.file == Self.document)
      #expect(outcome.recorded == 0 && names.isEmpty, "\(names)")
    }
  }

  @Test(arguments: ["nameField", "p-name", "Heading", "3", "Sign in"])
  func editsByAnyName(_ view: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = try layoutshot.compare(
      Self.document, as: picture, data: GoldenData(set: [.set(.alpha, of: view, to: 0.5)]), with: goldens)
    #expect(outcome.isGood && outcome.recorded == 1, "\(outcome.findings)")
  }

  @Test func onlyTrees() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let trees = GoldenStrategy.tree(of: picture)
    #expect(try layoutshot.compare(Self.document, as: trees, with: goldens).recorded == 1)
    #expect(names == ["LoginViewController.iphone-se.portrait.1x.tree.json"])
    #expect(try layoutshot.compare(Self.document, as: trees, with: goldens).passed == 1)
    let outcome = try layoutshot.compare(
      Self.document, as: trees, data: GoldenData(set: ["nameField.text=Ana"]), with: goldens)
    #expect(
      outcome.failures.count == 1 && outcome.failures[0].message.contains("text \"Name\" → \"Ana\""),
      "\(outcome)")
    #expect(outcome.failures[0].pictures.isEmpty)
  }

  @Test func variations() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let variations = GoldenVariations(
      devices: [.iPhoneSE, "iphone-8"], appearances: [.light, .dark], textSizes: [nil, .extraLarge],
      scales: [1],
      contents: [.screen, .full], isPairwise: true)
    let outcome = try layoutshot.compare(Self.document, as: .tree(of: .matrix(variations)), with: goldens)
    // Each pair of two values on five axes.
    #expect(outcome.recorded >= 4 && outcome.recorded < 16, "\(outcome)")
    #expect(throws: RequestError.self) {
      try layoutshot.compare(Self.document, as: .picture(on: "iphone-0"), with: goldens)
    }
    #expect(throws: RequestError.self) {
      try layoutshot.compare(Self.document, as: .picture(locale: "?"), with: goldens)
    }
  }

  @Test func devicesAndTextSizes() {
    #expect(GoldenDevice.all.allSatisfy { $0.device?.name == $0.name })
    let typed: [GoldenDevice] = [
      .iPhone4s, .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhone11, .iPhone11ProMax, .iPhone13Mini,
      .iPhone14,
      .iPhone14Plus, .iPhone15, .iPhone15ProMax, .iPhone16Pro, .iPhoneAir, .iPhone16ProMax, .iPadMini,
      .iPad9_7,
      .iPadMini7_9,
      .iPad10_2, .iPad10_5, .iPad10_9, .iPad11, .iPad12_9, .iPad12_9Home, .iPad13,
    ]
    #expect(typed == GoldenDevice.all)
    #expect(TextSizeCategory(named: "accessibilityExtraLarge") == .accessibilityExtraLarge)
    #expect(TextSizeCategory(named: "AX3") == .accessibilityExtraLarge && .large == TextSizeCategory.l)
  }
}
