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

  private func goldens(_ change: (inout GoldenFolder) -> Void = { _ in }) -> GoldenFolder {
    var goldens = GoldenFolder("\(folder)/Goldens", failures: "\(folder)/failures", recording: .missing)
    change(&goldens)
    return goldens
  }

  private func request() -> ScreenRequest {
    var request = ScreenRequest()
    (request.devices, request.orientations, request.scale) = ([Device(named: "iphone-se")!], [.portrait], 1)
    return request
  }

  private var names: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/Goldens")) ?? []
    return all.compactMap { $0.split(separator: "/").last.map(String.init) }
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }.sorted()
  }

  @Test func namesAndData() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try layoutshot.compare(document: Self.document, request(), with: goldens())
    #expect(plain.recorded == 1)
    let named = goldens {
      ($0.name, $0.data) = ("full name", GoldenData(set: ["nameField.text=Ana"]))
    }
    let other = try layoutshot.compare(document: Self.document, request(), with: named)
    #expect(other.recorded == 1 && other.isGood, "\(other.findings)")
    #expect(
      names == [
        "LoginViewController-full_name.iphone-se.portrait.1x.png",
        "LoginViewController-full_name.iphone-se.portrait.1x.tree.json",
        "LoginViewController.iphone-se.portrait.1x.png",
        "LoginViewController.iphone-se.portrait.1x.tree.json",
      ], "\(names)")
    let unset = try layoutshot.compare(
      document: Self.document, request(), with: goldens { $0.name = "full name" })
    #expect(unset.failures.count == 1 && unset.failures[0].message.contains("text \"Ana\" → \"Name\""))
  }

  @Test func treesAlone() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let trees = goldens { $0.form = .tree }
    #expect(try layoutshot.compare(document: Self.document, request(), with: trees).recorded == 1)
    #expect(names == ["LoginViewController.iphone-se.portrait.1x.tree.json"])
    #expect(try layoutshot.compare(document: Self.document, request(), with: trees).passed == 1)
    var changed = trees
    (changed.data.set, changed.recording) = (["nameField.text=Ana"], .never)
    let outcome = try layoutshot.compare(document: Self.document, request(), with: changed)
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
    let outcome = try layoutshot.compare(
      .document(Self.document), ScreenRequest(), variations, with: goldens { $0.form = .tree })
    // Each pair of two values on five axes.
    #expect(outcome.recorded >= 4 && outcome.recorded < 16, "\(outcome)")
    #expect(GoldenVariations(devices: ["iphone-0"]).unknown?.contains("no device") == true)
    #expect(GoldenVariations(locales: ["?"]).unknown != nil && variations.unknown == nil)
  }

  @Test func devicesAndTextSizes() {
    #expect(GoldenDevice.all.allSatisfy { $0.device?.name == $0.name })
    let typed: [GoldenDevice] = [
      .iPhone4s, .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhone11, .iPhone11ProMax, .iPhone13Mini,
      .iPhone14,
      .iPhone14Plus, .iPhone15, .iPhone15ProMax, .iPhone16Pro, .iPhone16ProMax, .iPadMini, .iPad9_7,
      .iPadMini7_9,
      .iPad10_2, .iPad10_5, .iPad10_9, .iPad11, .iPad12_9, .iPad12_9Home, .iPad13,
    ]
    #expect(typed == GoldenDevice.all)
    #expect(TextSizeCategory(named: "accessibilityExtraLarge") == .accessibilityExtraLarge)
    #expect(TextSizeCategory(named: "AX3") == .accessibilityExtraLarge && .large == TextSizeCategory.l)
  }
}
