import Geometry
import TestSupport
import Testing
import Views

@testable import Screens

/// The table of where roots stand: each row with its answers in numbers, for a root of each kind on the canvas of an
/// iPhone 11 (414 × 896), shown on an iPhone 15 (393 × 852) where there is a device.
@Suite struct RootTableTests {
  private typealias Kind = DesignedRoot.Kind

  /// A root of a kind, under a navigation bar if a controller owns it.
  private func root(_ kind: Kind) -> DesignedRoot {
    let (width, height, tools): (Double, Double, Int) =
      switch kind {
      case .cell: (414, 80, 21_507)
      case .view: (300, 200, 21_507)
      case .screen: (414, 896, 21_507)
      case .sheet: (414, 842, 16_097)
      case .sheetBelowBar: (414, 786, 16_097)
      case .controller: (300, 1500, 21_507)
      case .largeController: (868, 1164, 21_507)
      }
    return root(width, height, tools, isStandalone: [.cell, .view].contains(kind), isCell: kind == .cell)
  }

  private func root(
    _ width: Double, _ height: Double, _ tools: Int, isStandalone: Bool = false, isCell: Bool = false
  ) -> DesignedRoot {
    let (size, screen) = (Size(width: width, height: height), Size(width: 414, height: 896))
    var canvas = DesignCanvas.fitting(
      size, screen: screen, device: "retina6_1", orientation: .portrait, scale: 2)
    canvas.era = Era(toolsVersion: tools)
    canvas.isStandalone = isStandalone
    canvas.bars.hasNavigationBar = !isStandalone
    return DesignedRoot(canvas: canvas, size: size, hasController: !isStandalone, isCell: isCell)
  }

  private func situation(
    _ stage: RootSituation.Stage, _ root: DesignedRoot, _ orientation: Orientation
  ) throws -> RootSituation {
    var traits = ScreenTraits(orientation: orientation, scale: 2, isAsDesigned: stage == .canvas)
    let phone = try #require(Device(named: "iphone-15"))
    switch stage {
    case .size:
      let size = Size(width: 300, height: 500)
      traits.screen = orientation == .portrait ? size : size.transposed
    case .device, .container, .sheet, .fullScreen, .overlay, .pageSheet:
      (traits.device, traits.screen) = (phone, phone.size(in: orientation))
    case .formSheet, .popover:
      let pad = try #require(Device(named: "ipad-11"))
      (traits.device, traits.screen) = (pad, pad.size(in: orientation))
    default: break
    }
    traits.presentation = presentation(stage)
    if [.container, .sheet].contains(stage) {
      var bars = ScreenBars()
      bars.hasNavigationBar = true
      traits.containment = ScreenContainment(bars: bars, chrome: ScreenChrome())
      traits.containment?.isSheet = stage == .sheet
    }
    return RootSituation(root: root, traits: traits)
  }

  private func presentation(_ stage: RootSituation.Stage) -> PresentationStyle? {
    switch stage {
    case .fullScreen: .fullScreen
    case .overlay: .overCurrentContext
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    default: nil
    }
  }

  private func describe(_ place: RootPlace) -> String {
    func edges(_ insets: EdgeInsets) -> String {
      text(Rect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
    }
    let bars = (place.bars.hasNavigationBar ? " bar" : "") + (place.drawsBars ? " drawn" : "")
    return "\(text(place.canvas)): \(text(Rect(origin: place.origin, size: place.size))), "
      + edges(place.safeArea) + (place.safeArea == place.insets ? "" : " of " + edges(place.insets)) + bars
  }

  @Test func eachSituationHasOneRow() {
    for stage in RootSituation.Stage.allCases {
      for kind in Kind.allCases {
        for orientation in Orientation.allCases {
          #expect(root(kind).kind(in: orientation) == kind)
          let rows = RootTable.rows.filter {
            $0.stage == stage && $0.kinds.contains(kind) && $0.orientations.contains(orientation)
          }
          #expect(rows.count == 1, "\(stage) \(kind) \(orientation)")
        }
      }
    }
  }

  @Test func everyRowHasItsAnswers() throws {
    var lines: [String] = []
    for row in RootTable.rows {
      // On Interface Builder's canvas the orientation is the document's.
      for orientation in row.orientations where row.stage != .canvas || orientation == .portrait {
        lines.append("\(row.stage) \(orientation)")
        for kind in row.kinds {
          let root = root(kind)
          lines.append(
            "  \(kind) \(describe(try situation(row.stage, root, orientation).place(of: root.size)))")
        }
      }
    }
    #expect(lines.joined(separator: "\n") == Self.table)
  }

  private static let table = """
    canvas portrait
      cell 414 × 80: 0 0 414 80, 0 0 0 0
    canvas portrait
      view 300 × 200: 0 0 300 200, 48 0 0 0
      controller 300 × 1500: 0 0 300 1500, 92 0 34 0 bar
      largeController 868 × 1164: 0 0 868 1164, 92 0 34 0 bar
    canvas portrait
      screen 414 × 896: 0 0 414 896, 92 0 34 0 bar drawn
    canvas portrait
      sheet 414 × 842: 0 0 414 842, 56 0 34 0 bar drawn
      sheetBelowBar 414 × 786: 0 0 414 786, 0 0 34 0 bar drawn
    ownScreen portrait
      cell 414 × 80: 0 0 414 80, 0 0 0 0
    ownScreen landscape
      cell 896 × 80: 0 0 896 80, 0 0 0 0
    ownScreen portrait
      view 300 × 200: 0 0 300 200, 48 0 0 0
      controller 300 × 1500: 0 0 300 1500, 92 0 34 0 bar
    ownScreen landscape
      view 300 × 200: 0 0 300 200, 0 48 0 48
      controller 300 × 1500: 0 0 300 1500, 44 48 21 48 bar
    ownScreen portrait
      largeController 868 × 1164: 0 0 868 1164, 92 0 34 0 bar
    ownScreen landscape
      largeController 1164 × 868: 0 0 1164 868, 44 48 21 48 bar
    ownScreen portrait
      screen 414 × 896: 0 0 414 896, 92 0 34 0 bar drawn
    ownScreen landscape
      screen 896 × 414: 0 0 896 414, 44 48 21 48 bar drawn
    ownScreen portrait
      sheet 414 × 842: 0 0 414 842, 56 0 34 0 bar drawn
      sheetBelowBar 414 × 786: 0 0 414 786, 0 0 34 0 bar drawn
    ownScreen landscape
      sheet 896 × 414: 0 0 896 414, 0 44 11 44 bar drawn
    ownScreen landscape
      sheetBelowBar 896 × 304: 0 0 896 304, 0 44 0 44 bar drawn
    size portrait
      cell 300 × 500: 0 0 300 500, 0 0 0 0 drawn
    size landscape
      cell 500 × 300: 0 0 500 300, 0 0 0 0 drawn
    size portrait
      view 300 × 500: 0 0 300 500, 48 0 0 0 drawn
      screen 300 × 500: 0 0 300 500, 92 0 34 0 bar drawn
      controller 300 × 500: 0 0 300 500, 92 0 34 0 bar drawn
      largeController 300 × 500: 0 0 300 500, 92 0 34 0 bar drawn
    size landscape
      view 500 × 300: 0 0 500 300, 0 48 0 48 drawn
      screen 500 × 300: 0 0 500 300, 44 48 21 48 bar drawn
      controller 500 × 300: 0 0 500 300, 44 48 21 48 bar drawn
      largeController 500 × 300: 0 0 500 300, 44 48 21 48 bar drawn
    size portrait
      sheet 300 × 500: 0 0 300 500, 56 0 34 0 bar drawn
      sheetBelowBar 300 × 500: 0 0 300 500, 0 0 34 0 bar drawn
    size landscape
      sheet 500 × 300: 0 0 500 300, 0 44 11 44 bar drawn
      sheetBelowBar 500 × 300: 0 0 500 300, 0 44 0 44 bar drawn
    device portrait
      cell 393 × 80: 0 0 393 80, 0 0 0 0
      view 300 × 200: 0 0 300 200, 59 0 34 0
    device landscape
      cell 852 × 80: 0 0 852 80, 0 59 0 59
      view 300 × 200: 0 0 300 200, 0 59 21 59
    device portrait
      screen 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      controller 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      largeController 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
    device landscape
      screen 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      controller 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      largeController 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
    device portrait
      sheet 393 × 798: 0 0 393 798, 56 0 34 0 bar drawn
      sheetBelowBar 393 × 742: 0 0 393 742, 0 0 34 0 bar drawn
    device landscape
      sheet 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
    device landscape
      sheetBelowBar 852 × 393: 0 32 852 361, 0 59 21 59 of 32 59 21 59 bar drawn
    container portrait
      cell 393 × 852: 0 0 393 852, 0 0 0 0 bar drawn
      view 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      screen 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      sheet 393 × 852: 0 98 393 754, 0 0 34 0 of 98 0 34 0 bar drawn
      sheetBelowBar 393 × 852: 0 98 393 754, 0 0 34 0 of 98 0 34 0 bar drawn
      controller 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      largeController 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
    container landscape
      cell 852 × 393: 0 0 852 393, 0 59 0 59 bar drawn
      view 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      screen 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      sheet 852 × 393: 0 32 852 361, 0 59 21 59 of 32 59 21 59 bar drawn
      sheetBelowBar 852 × 393: 0 32 852 361, 0 59 21 59 of 32 59 21 59 bar drawn
      controller 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      largeController 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
    sheet portrait
      cell 393 × 852: 0 0 393 852, 0 0 0 0 bar drawn
      view 393 × 852: 0 0 393 852, 56 0 34 0 bar drawn
      screen 393 × 852: 0 0 393 852, 56 0 34 0 bar drawn
      sheet 393 × 852: 0 56 393 796, 0 0 34 0 of 56 0 34 0 bar drawn
      sheetBelowBar 393 × 852: 0 56 393 796, 0 0 34 0 of 56 0 34 0 bar drawn
      controller 393 × 852: 0 0 393 852, 56 0 34 0 bar drawn
      largeController 393 × 852: 0 0 393 852, 56 0 34 0 bar drawn
    sheet landscape
      cell 852 × 393: 0 0 852 393, 0 0 0 0 bar drawn
      view 852 × 393: 0 0 852 393, 56 0 34 0 bar drawn
      screen 852 × 393: 0 0 852 393, 56 0 34 0 bar drawn
      sheet 852 × 393: 0 56 852 337, 0 0 34 0 of 56 0 34 0 bar drawn
      sheetBelowBar 852 × 393: 0 56 852 337, 0 0 34 0 of 56 0 34 0 bar drawn
      controller 852 × 393: 0 0 852 393, 56 0 34 0 bar drawn
      largeController 852 × 393: 0 0 852 393, 56 0 34 0 bar drawn
    fullScreen portrait
      screen 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      sheet 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      sheetBelowBar 393 × 852: 0 98 393 754, 0 0 34 0 of 98 0 34 0 bar drawn
      controller 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      largeController 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
    fullScreen landscape
      screen 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      sheet 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      sheetBelowBar 852 × 393: 0 32 852 361, 0 59 21 59 of 32 59 21 59 bar drawn
      controller 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      largeController 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
    overlay portrait
      screen 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      sheet 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      sheetBelowBar 393 × 852: 0 98 393 754, 0 0 34 0 of 98 0 34 0 bar drawn
      controller 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
      largeController 393 × 852: 0 0 393 852, 98 0 34 0 bar drawn
    overlay landscape
      screen 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      sheet 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      sheetBelowBar 852 × 393: 0 32 852 361, 0 59 21 59 of 32 59 21 59 bar drawn
      controller 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      largeController 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
    pageSheet portrait
      screen 393 × 852: 0 69 393 783, 56 0 34 0 of 125 0 34 0 bar drawn
      sheet 393 × 852: 0 69 393 783, 56 0 34 0 of 125 0 34 0 bar drawn
      sheetBelowBar 393 × 852: 0 125 393 727, 0 0 34 0 of 125 0 34 0 bar drawn
      controller 393 × 852: 0 69 393 783, 56 0 34 0 of 125 0 34 0 bar drawn
      largeController 393 × 852: 0 69 393 783, 56 0 34 0 of 125 0 34 0 bar drawn
    pageSheet landscape
      screen 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      sheet 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      sheetBelowBar 852 × 393: 0 32 852 361, 0 59 21 59 of 32 59 21 59 bar drawn
      controller 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
      largeController 852 × 393: 0 0 852 393, 32 59 21 59 bar drawn
    formSheet portrait
      screen 834 × 1194: 127 277 580 640, 56 0 0 0 of 333 127 277 127 bar drawn
      sheet 834 × 1194: 147 287 540 620, 56 0 0 0 of 343 147 287 147 bar drawn
      sheetBelowBar 834 × 1194: 147 343 540 564, 0 0 0 0 of 343 147 287 147 bar drawn
      controller 834 × 1194: 127 277 580 640, 56 0 0 0 of 333 127 277 127 bar drawn
      largeController 834 × 1194: 127 277 580 640, 56 0 0 0 of 333 127 277 127 bar drawn
    formSheet landscape
      screen 1194 × 834: 307 97 580 640, 56 0 0 0 of 153 307 97 307 bar drawn
      sheet 1194 × 834: 327 107 540 620, 56 0 0 0 of 163 327 107 327 bar drawn
      sheetBelowBar 1194 × 834: 327 163 540 564, 0 0 0 0 of 163 327 107 327 bar drawn
      controller 1194 × 834: 307 97 580 640, 56 0 0 0 of 153 307 97 307 bar drawn
      largeController 1194 × 834: 307 97 580 640, 56 0 0 0 of 153 307 97 307 bar drawn
    popover portrait
      screen 834 × 1194: 257 357 320 480, 50 0 0 0 of 407 257 357 257 bar drawn
      sheet 834 × 1194: 257 357 320 480, 50 0 0 0 of 407 257 357 257 bar drawn
      sheetBelowBar 834 × 1194: 257 407 320 430, 0 0 0 0 of 407 257 357 257 bar drawn
      controller 834 × 1194: 257 357 320 480, 50 0 0 0 of 407 257 357 257 bar drawn
      largeController 834 × 1194: 257 357 320 480, 50 0 0 0 of 407 257 357 257 bar drawn
    popover landscape
      screen 1194 × 834: 437 177 320 480, 50 0 0 0 of 227 437 177 437 bar drawn
      sheet 1194 × 834: 437 177 320 480, 50 0 0 0 of 227 437 177 437 bar drawn
      sheetBelowBar 1194 × 834: 437 227 320 430, 0 0 0 0 of 227 437 177 437 bar drawn
      controller 1194 × 834: 437 177 320 480, 50 0 0 0 of 227 437 177 437 bar drawn
      largeController 1194 × 834: 437 177 320 480, 50 0 0 0 of 227 437 177 437 bar drawn
    fullScreen portrait
      cell 393 × 80: 0 0 393 80, 0 0 0 0
      view 300 × 200: 0 0 300 200, 59 0 34 0
    fullScreen landscape
      cell 852 × 80: 0 0 852 80, 0 59 0 59
      view 300 × 200: 0 0 300 200, 0 59 21 59
    overlay portrait
      cell 393 × 80: 0 0 393 80, 0 0 0 0
      view 300 × 200: 0 0 300 200, 59 0 34 0
    overlay landscape
      cell 852 × 80: 0 0 852 80, 0 59 0 59
      view 300 × 200: 0 0 300 200, 0 59 21 59
    pageSheet portrait
      cell 393 × 80: 0 0 393 80, 0 0 0 0
      view 300 × 200: 0 0 300 200, 59 0 34 0
    pageSheet landscape
      cell 852 × 80: 0 0 852 80, 0 59 0 59
      view 300 × 200: 0 0 300 200, 0 59 21 59
    formSheet portrait
      cell 834 × 80: 0 0 834 80, 0 0 0 0
      view 300 × 200: 0 0 300 200, 24 0 20 0
    formSheet landscape
      cell 1194 × 80: 0 0 1194 80, 0 0 0 0
      view 300 × 200: 0 0 300 200, 24 0 20 0
    popover portrait
      cell 834 × 80: 0 0 834 80, 0 0 0 0
      view 300 × 200: 0 0 300 200, 24 0 20 0
    popover landscape
      cell 1194 × 80: 0 0 1194 80, 0 0 0 0
      view 300 × 200: 0 0 300 200, 24 0 20 0
    """
}
