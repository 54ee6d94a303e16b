/// The figures that depend on the version of the tools or the system, one row each. Lengths are in points.
///
/// - To add an era, add a step to the figures that changed in it.
/// - To add a figure, add a row and its source. `EraTests` expects the steps to be written down a second time.
///
/// Sources: rows that layout reads are frames that Interface Builder recorded in public documents, counted by the
/// version that saved them. Rows that start with `drawn` are read by painting only: the look of iOS 13 to 17, from the
/// measurements in open-source replicas of the controls (Flutter's Cupertino widgets), and from tools 24 on that of iOS
/// 26, from published measurements of UIKit's own views in a simulator of iOS 26.5; a second table, for iOS 26.1, only
/// confirms the switch's size. Where drawing does not match layout yet, both figures are listed next to each other.
/// "Not verified" figures were chosen by eye.
public struct EraTable: Sendable {
  static let rows = EraTable()

  // MARK: Switches

  /// Width of a switch's alignment rectangle: 31 frames in 4 projects from tools 24000 on, at 2 × and at 3 ×. Of the two
  /// projects at 3 ×, one also has 14 old ones, in cells that were not laid out again.
  public let switchWidth: Steps<Double> = [0: 49, 24_000: 61]
  /// Height of a switch's alignment rectangle.
  public let switchHeight: Steps<Double> = [0: 31, 24_000: 28]
  /// Width of a switch as drawn: two points more than its alignment rectangle.
  public let drawnSwitchWidth: Steps<Double> = [0: 51, 24_000: 63]
  /// Height of a switch as drawn.
  public let drawnSwitchHeight: Steps<Double> = [0: 31, 24_000: 28]
  /// Width of a switch's thumb.
  public let drawnSwitchThumbWidth: Steps<Double> = [0: 27, 24_000: 37]
  /// Height of a switch's thumb.
  public let drawnSwitchThumbHeight: Steps<Double> = [0: 27, 24_000: 24]

  // MARK: Sliders and progress

  /// Distance from a slider's alignment rectangle to its frame at the sides: none from tools 24000 on, 6 of 6 in 2
  /// projects.
  public let sliderSideInset: Steps<Double> = [0: 2, 24_000: 0]
  /// The same at the bottom.
  public let sliderBottomInset: Steps<Double> = [0: 1, 24_000: 0]
  /// Height of a slider's alignment rectangle.
  public let sliderHeight: Steps<Double> = [0: 30, 24_000: 34]
  /// Height of a slider's track: iOS 14 to 17, and 26.
  public let drawnSliderTrack: Steps<Double> = [0: 4, 24_000: 6]
  /// Width of a slider's thumb: iOS 14 to 17, and 26.
  public let drawnSliderThumbWidth: Steps<Double> = [0: 28, 24_000: 37]
  /// Height of a slider's thumb.
  public let drawnSliderThumbHeight: Steps<Double> = [0: 28, 24_000: 24]
  /// Height of a progress view.
  public let progressHeight: Steps<Double> = [0: 2, 17_500: 4]

  // MARK: Segmented controls

  /// Height of a segmented control's alignment rectangle.
  public let segmentedControlHeight: Steps<Double> = [0: 28, 15_000: 31]
  /// The width of a segment beyond its title, which is rounded up to whole points; a separator of a point is between two
  /// segments. 16 of 18 controls in 13 projects.
  public let segmentPadding: Steps<Double> = [0: 14, 15_000: 19]
  /// Radius of a segmented control's corners; from tools 24 on its ends are round.
  public let drawnSegmentedControlRadius: Steps<Double> = [0: 8, 24_000: 16]
  /// Radius of the selected segment's corners.
  public let drawnSegmentRadius: Steps<Double> = [0: 6.93, 24_000: 14]

  // MARK: Steppers

  /// Width of a stepper, for layout and drawing.
  public let stepperWidth: Steps<Double> = [0: 94]
  /// Height of a stepper.
  public let stepperHeight: Steps<Double> = [0: 29, 15_000: 32]
  /// The minimum height of a stepper as drawn: documents from before iOS 13 recorded it.
  public let drawnStepperLeastHeight: Steps<Double> = [0: 29]
  /// The maximum height of a stepper as drawn, whatever its frame: that of iOS 13 to 17.
  public let drawnStepperHeight: Steps<Double> = [0: 32]
  /// Radius of a stepper's corners; from tools 24 on its ends are round.
  public let drawnStepperRadius: Steps<Double> = [0: 8, 24_000: 16]
  /// Space above and below the separator of a stepper; not verified.
  public let drawnStepperDividerInset: Steps<Double> = [0: 7]
  /// Length of a stepper's signs.
  public let drawnStepperSignLength: Steps<Double> = [0: 13]
  /// Width of the lines of a stepper's signs.
  public let drawnStepperSignWidth: Steps<Double> = [0: 1.5]

  // MARK: Page controls

  /// Height of a page control: 3 of 3 in 2 projects for the tools of the first iOS 14.
  public let pageControlHeight: Steps<Double> = [0: 37, 17_000: 27.5, 17_500: 26]
  /// The distance between dots in layout: dots of 7 with gaps of 9 before iOS 14.
  public let pageDotPitch: Steps<Double> = [0: 16, 17_000: 18]
  /// The width of a page control beyond one pitch for each dot: before iOS 14 it ended with the last dot.
  public let pageControlPadding: Steps<Double> = [0: -9, 17_000: 20]
  /// The distance between dots as drawn: iOS 14 to 17, whichever tools saved the document.
  public let drawnPageDotPitch: Steps<Double> = [0: 18]
  /// Diameter of a dot.
  public let drawnPageDotDiameter: Steps<Double> = [0: 7.6]
  /// Height of the capsule behind prominent dots.
  public let drawnPageCapsuleHeight: Steps<Double> = [0: 26]
  /// The width of the capsule beyond one pitch for each dot.
  public let drawnPageCapsulePadding: Steps<Double> = [0: 20]

  // MARK: Text fields

  /// Height of a text field with a rounded or bezelled border.
  public let borderedTextFieldHeight: Steps<Double> = [0: 30, 14_800: 34]
  /// The height of a text field without a border beyond its line.
  public let plainTextFieldPadding: Steps<Double> = [0: 0, 17_000: 1.5]
  /// The same for a password field.
  public let securePlainTextFieldPadding: Steps<Double> = [0: 0, 17_000: 1.5, 24_000: 0]
  /// The minimum height of a text field without a border.
  public let plainTextFieldLeastHeight: Steps<Double> = [0: 0, 24_700: 22]
  /// Radius of a rounded text field's corners.
  public let drawnTextFieldRadius: Steps<Double> = [0: 5]

  // MARK: Buttons

  /// Side of a button with an info or add sign.
  public let infoButtonSide: Steps<Double> = [0: 22, 15_000: 24, 22_000: 25]
  /// Side of the square in which the sign of such a button is drawn, independent of layout.
  public let drawnInfoSignSide: Steps<Double> = [0: 22]
  /// Side of a close button, for layout and drawing.
  public let closeButtonSide: Steps<Double> = [0: 30]

  // MARK: Search bars

  /// Height of a search bar without scopes.
  public let searchBarHeight: Steps<Double> = [0: 44, 13_000: 56, 24_000: 64]
  /// Height of the scopes below a search field; not verified.
  public let scopeBarHeight: Steps<Double> = [0: 44]
  /// Height of a search bar without scopes, by which painting decides whether scopes fit.
  public let drawnSearchBarHeight: Steps<Double> = [0: 56, 24_000: 64]
  /// Height of the field in a search bar.
  public let drawnSearchFieldHeight: Steps<Double> = [0: 36, 24_000: 44]
  /// Margin beside the field in a search bar.
  public let drawnSearchFieldMargin: Steps<Double> = [0: 8]
  /// Radius of the corners of the field in a search bar.
  public let drawnSearchFieldRadius: Steps<Double> = [0: 10, 24_000: 22]
  /// Point size of the text in a search bar.
  public let drawnSearchFieldFontSize: Steps<Double> = [0: 17]

  // MARK: Labels

  /// Whether an empty label is one line high, as long as nothing else decides.
  public let emptyLabelHasLine: Steps<Bool> = [0: true, 14_000: false]

  /// Whether the canvas records labels whose edges are between two pixels from the pixel above to the one below: 30
  /// labels in 6 documents from tools 14000 on; labels in 14 older documents contradict it.
  public let labelsRoundOutward: Steps<Bool> = [0: false, 14_000: true]

  /// Pixels per point to which the canvas of a 3 × device rounds heights of labels up: 3 projects from tools 24000 on.
  public let canvasLineScaleAt3x: Steps<Double> = [0: 3, 24_000: 2]

  /// Whether text in the system font has the spacing of iOS 13 and earlier.
  public let hasEarlierSystemFont: Steps<Bool> = [0: true, 17_000: false]

  // MARK: Indicators, pickers, color wells

  /// Side of an activity indicator.
  public let activityIndicatorSide: Steps<Double> = [0: 20]
  /// Side of a large activity indicator.
  public let largeActivityIndicatorSide: Steps<Double> = [0: 37]
  /// The blades of an activity indicator.
  public let drawnSpinner: Steps<Spinner> = [0: Spinner(innerRadius: 3.5, outerRadius: 10, bladeWidth: 2.5)]
  /// The blades of a large activity indicator.
  public let drawnLargeSpinner: Steps<Spinner> = [
    0: Spinner(innerRadius: 5.5, outerRadius: 17.5, bladeWidth: 4.5)
  ]
  /// Height of a compact date picker's plates, for layout and drawing: 3 of 3 in 2 projects from tools 24000 on, not
  /// verified before.
  public let datePlateHeight: Steps<Double> = [0: 34, 24_000: 36]
  /// Whether a date picker without a style is compact on the canvas: 3 of 3 in 2 projects from tools 24000 on, 0 of 9 before.
  public let automaticDatePickersAreCompact: Steps<Bool> = [0: false, 24_000: true]
  /// Whether a running app shows such a date picker as compact: from iOS 14 on (Apple's documentation of
  /// `UIDatePickerStyle.automatic`, and the applications of 2020 that lost their wheels).
  public let shownAutomaticDatePickersAreCompact: Steps<Bool> = [0: false, 17_000: true]
  /// Radius of the corners of a compact date picker's plates: capsules in 1 picture of iOS 26, with SwiftUI; not verified before.
  public let drawnDatePlateRadius: Steps<Double> = [0: 8, 24_000: 18]
  /// Height of a picker or of a date picker with wheels: 15 of 15 before tools 9000, 7 of 7 from then on.
  public let pickerHeight: Steps<Double> = [0: 162, 9_000: 216]
  /// The same on the canvas of an iPad: 2 of 2, in one project.
  public let padPickerHeight: Steps<Double> = [0: 216]
  /// Height of the band behind the selected row of a picker.
  public let drawnWheelBandHeight: Steps<Double> = [0: 34]
  /// Margin beside the band behind the selected row of a picker.
  public let drawnWheelBandInset: Steps<Double> = [0: 9]
  /// Radius of the corners of that band.
  public let drawnWheelBandRadius: Steps<Double> = [0: 8]
  /// Point size of a picker's rows.
  public let drawnWheelFontSize: Steps<Double> = [0: 20.3]
  /// Point size of a picker's selected row.
  public let drawnWheelChosenFontSize: Steps<Double> = [0: 23]
  /// A picker's rows from the band outwards.
  ///
  /// Rows of 32 points on a drum of a radius of 85.5 points, seen from the front: at R · sin(k · 32/R), cos(k · 32/R)
  /// as high. Both figures and the widths are from a simulator of iOS 14.
  public let drawnWheelRows: Steps<[WheelRow]> = [
    0: [
      WheelRow(distance: 0, width: 1, height: 1, alpha: 1),
      WheelRow(distance: 31.3, width: 1, height: 0.931, alpha: 0.5),
      WheelRow(distance: 58.2, width: 0.95, height: 0.733, alpha: 0.45),
      WheelRow(distance: 77.1, width: 0.945, height: 0.433, alpha: 0.4),
      WheelRow(distance: 85.3, width: 0.94, height: 0.074, alpha: 0.3),
    ]
  ]
  /// Diameter of a color well.
  public let drawnColorWellDiameter: Steps<Double> = [0: 28]

  // MARK: Bars

  /// Height of a navigation bar around a screen, without large title.
  public let navigationBarHeight: Steps<Double> = [0: 44, 24_000: 54]
  /// The same on an iPad.
  public let padNavigationBarHeight: Steps<Double> = [0: 44, 14_000: 50, 24_000: 54]
  /// Whether a navigation bar begins at the safe area of a device, as in 9 pictures of iOS 26; below an island it began where the
  /// status bar ends, above the end of the safe area, in a picture of iOS 16.
  public let navigationBarBeginsInSafeArea: Steps<Bool> = [0: false, 24_000: true]
  /// By how much a sheet is lower than the canvas of a device with a notch; 0 where the canvas shows a lower root at the
  /// screen's top.
  public let sheetGap: Steps<Double> = [0: 54, 22_000: 0]
  /// Whether a root that is lower than the canvas of a device with a notch ends above the home indicator: 2 projects.
  public let lowRootEndsAboveIndicator: Steps<Bool> = [0: false, 22_000: true]
  /// The same on a device with a home button; 0 before sheets were cards.
  public let homeButtonSheetGap: Steps<Double> = [0: 0, 14_800: 20]
  /// Height of a navigation bar or toolbar that is a view, the same in every version.
  public let barViewHeight: Steps<Double> = [0: 44]
  /// Height of a toolbar on a phone with a home indicator in portrait: simulators of iOS 14 (5 pictures; iOS 13 has 44
  /// in 3).
  public let toolbarHeightOverHomeIndicator: Steps<Double> = [0: 49]
  /// The height from which the buttons of a toolbar are at its top, leaving space for the home indicator below them.
  public let leastBarOfTwoRows: Steps<Double> = [0: 60]
  /// Height of a toolbar that is a view on the canvas of a device with a home indicator: 109 of 114 in documents.
  public let canvasToolbarViewHeight: Steps<Double> = [0: 44, 17_156: 49, 20_038: 44]
  /// The height that a large title adds to a navigation bar, for layout and drawing.
  public let largeTitleHeight: Steps<Double> = [0: 52]
  /// Height of a toolbar around a screen: 49 in 3 projects.
  public let toolbarHeight: Steps<Double> = [0: 44, 22_000: 49]
  /// Height of a tab bar, for layout and drawing.
  public let tabBarHeight: Steps<Double> = [0: 49]
  /// Height of a tab bar on an iPad: a published comparison of iOS 11 and 12.
  public let padTabBarHeight: Steps<Double> = [0: 49, 14_000: 50]
  /// Height of a tab bar around the canvas of a phone with a notch in landscape: 11 roots of one document.
  public let turnedCanvasTabBarHeight: Steps<Double> = [0: 49, 24_000: 52]
  /// Height of the bars around a phone's screen with compact height and width: phones in landscape except for the
  /// largest sizes.
  public let compactBarHeight: Steps<Double> = [0: 32]
  /// Height of the row of buttons in a navigation bar or toolbar: iOS 7 to 17, also in the taller bars of tools 24.
  public let drawnBarRowHeight: Steps<Double> = [0: 44]
  /// Height of a prompt's row in a navigation bar.
  public let drawnPromptHeight: Steps<Double> = [0: 30]
  /// Gap between neighboring buttons of a bar; not verified.
  public let drawnBarGap: Steps<Double> = [0: 18]
  /// The minimum gap between the title of a back button and that of the bar: a device with iOS 17.
  public let drawnBackGap: Steps<Double> = [0: 13]
  /// Side of the square for a sign in a bar: measured on a trash can in a simulator of iOS 13.
  public let drawnBarSignSide: Steps<Double> = [0: 27]
  /// Side of the square for a tab's image.
  public let drawnTabImageSide: Steps<Double> = [0: 25]
  /// The same in a compact bar; not verified.
  public let drawnCompactTabImageSide: Steps<Double> = [0: 18]
  /// How far below the safe area of a phone with a home indicator a page sheet begins on a device: 54 of 44 in Interface
  /// Builder's records, 69 of 59 in logs of one project; none in a picture of iOS 26.
  public let sheetTopBelowSafeArea: Steps<Double> = [0: 10, 24_000: 0]
  /// Size of a form sheet on an iPad: from UIKit's header, then in a picture of iPadOS 18; a report calls it larger from iPadOS 16 on.
  public let padFormSheetWidth: Steps<Double> = [0: 540, 20_000: 580]
  /// The same, its height.
  public let padFormSheetHeight: Steps<Double> = [0: 620, 20_000: 640]
  /// Corner radius of a sheet; that of iOS 26 is seen in a picture.
  public let drawnSheetRadius: Steps<Double> = [0: 10, 24_000: 38]
  /// Whether the corners of a sheet are continuous curves, as in that picture; not verified for earlier systems.
  public let drawnSheetIsContinuous: Steps<Bool> = [0: false, 24_000: true]
  /// Whether the screen behind a page sheet is pushed back on a phone; in the picture of iOS 26 none is seen.
  public let drawnSheetPushesBack: Steps<Bool> = [0: true, 24_000: false]
  /// Height of a navigation bar at the top of a sheet: simulators of iOS 13 and 14; on iOS 26 its buttons are 16 lower than a
  /// screen's: 1 picture, with SwiftUI.
  public let sheetBarHeight: Steps<Double> = [0: 56, 24_000: 70]
  /// The maximum width of a tab on a wide bar; not verified.
  public let drawnWidestTab: Steps<Double> = [0: 110]
  /// The minimum width of a wide tab bar.
  public let drawnWideTabBar: Steps<Double> = [0: 700]
  /// Whether a navigation bar over an empty area shows neither background nor hairline, as from iOS 15 on.
  public let hidesIdleBarGround: Steps<Bool> = [0: false, 19_000: true]

  // MARK: Glass

  // Figures of bars on glass, of iOS 26: 12 pictures of an application with UIKit and storyboards on phones of 390 and 440
  // points, in light and dark, and where these show none, pictures of applications with SwiftUI, whose bars are UIKit's.

  /// Whether the buttons of bars are on glass, and bars have neither ground nor hairline.
  public let drawnBarsAreGlass: Steps<Bool> = [0: false, 24_000: true]
  /// Point size of a symbol without one in a bar on glass: 8 symbols.
  public let drawnGlassSymbolSize: Steps<Double> = [0: 22.5]
  /// The space beside each item of a group of several in a navigation bar, whose glass is `drawnBarRowHeight` high: 3 pictures.
  public let drawnGlassPadding: Steps<Double> = [0: 9.8]
  /// The space between two such items with their spaces.
  public let drawnGlassSpacing: Steps<Double> = [0: 8]
  /// The same in a toolbar: 4 pictures.
  public let drawnToolbarGlassPadding: Steps<Double> = [0: 13.2]
  /// The space between two such items of a toolbar.
  public let drawnToolbarGlassSpacing: Steps<Double> = [0: 3.7]
  /// The space between two pieces of glass, that beside a search field in a toolbar: 1 picture.
  public let drawnGlassGap: Steps<Double> = [0: 12]
  /// Height of the glass in a toolbar: 8 pictures.
  public let drawnToolbarGlassHeight: Steps<Double> = [0: 48]
  /// The distance of the glass in a toolbar from the sides and the bottom of a screen with a home indicator: 8 pictures.
  public let drawnToolbarGlassInset: Steps<Double> = [0: 28]
  /// By how much the title of a navigation bar is below the middle of its buttons: 1 picture, with SwiftUI.
  public let drawnBarTitleDrop: Steps<Double> = [0: 0, 24_000: 1]
  /// The distance of a large title's baseline from the lower end of its bar: 1 picture, with SwiftUI.
  public let drawnLargeTitleDescent: Steps<Double> = [0: 15.7]

  /// Height of a tab bar's glass: 1 picture in light, with SwiftUI; 3 in the dark have 60.7.
  public let drawnTabPillHeight: Steps<Double> = [0: 62]
  /// The distance of a tab bar's glass from the sides and the bottom of a screen with a home indicator.
  public let drawnTabBarInset: Steps<Double> = [0: 21]
  /// The distance of the selected tab's capsule from the edge of the glass: 4 pictures.
  public let drawnTabPillInset: Steps<Double> = [0: 4]
  /// By how much the capsule of a selected tab is wider than the distance between tabs.
  public let drawnTabPillOverlap: Steps<Double> = [0: 7.4]
  /// The space between a tab bar's glass and that of its search tab: 1 picture.
  public let drawnTabGlassGap: Steps<Double> = [0: 8]
  /// The distance of the middle of a tab's image from the top of the glass.
  public let drawnTabImageCenter: Steps<Double> = [0: 24]
  /// The distance of the baseline of a tab's title from the top of the glass.
  public let drawnTabBaseline: Steps<Double> = [0: 48.7]
  /// Point size of a symbol without one in a tab on glass.
  public let drawnTabSymbolSize: Steps<Double> = [0: 23.5]

  // MARK: Margins

  /// The maximum width of a screen with the narrow system margin on the canvas: 16 of 16 rows on canvases of 390 and 393
  /// points have the wide one.
  public let widestNarrowScreen: Steps<Double> = [0: 375]
  /// The same on a device: pictures of phones of 390 points (simulators of iOS 17 to 26, 2 projects), 393 (iOS 17, 1
  /// project) and 402 (iOS 26, 1 project) have the narrow one, and those of 414, 430 and 440 the wide one.
  public let widestNarrowDevice: Steps<Double> = [0: 402]
  /// The system's margin at the sides of a narrow screen, for layout and drawing.
  public let narrowMargin: Steps<Double> = [0: 16]
  /// The system's margin at the sides of a wider screen, for layout and drawing.
  public let wideMargin: Steps<Double> = [0: 16, 6_500: 20]
  /// Whether the content of a table view cell has special margins rather than those of any view.
  public let hasCellMargins: Steps<Bool> = [0: false, 13_123: true]
  /// Margin at top and bottom of a cell's content.
  public let cellEndMargin: Steps<Double> = [0: 8, 13_500: 11, 24_000: 15]
  /// Margin at the sides of a cell's content on a screen of at most `widestNarrowScreen`.
  public let cellSideMargin: Steps<Double> = [0: 16]
  /// The same on Interface Builder's canvas at 2 ×, except at the leading side of a row with an accessory.
  public let cellSideMarginOnCanvasAt2x: Steps<Double> = [0: 16, 14_868: 15, 16_098: 16]
  /// Margin at the sides of a cell's content on a wider screen: 79 of 79 in documents.
  public let cellSideMarginOnWideScreen: Steps<Double> = [0: 16, 14_000: 20]
  /// The minimum height of a self-sizing row of a built-in style, with the line below it: 43.5 to 44 points without that on 64
  /// of 66 rows of one line that documents up to tools 23 record, 51 on 17 of 17 rows of one project from tools 24000 on.
  public let styledRowHeight: Steps<Double> = [0: 44, 24_000: 52]
  /// The least height of the line below a self-sizing row, at least a pixel, which makes the row higher than its content needs: a
  /// pixel in 77 rows of 13 projects up to tools 23, a point in 13 of 2 projects from tools 24000 on, none in tables without
  /// separators.
  public let rowLineHeight: Steps<Double> = [0: 0, 24_000: 1]
  /// Whether the content of rows below the canvas' screen has the side margins of any view: 13 of 13 rows in 3 documents of
  /// 2 projects up to tools 19455, 0 of 3 from 24765 on.
  public let unseenRowsHavePlainMargins: Steps<Bool> = [0: false, 13_123: true, 24_000: false]
  /// The maximum width of a screen whose rows have the margins of a narrow one on the canvas: 6 of 6 rows in 2 projects from tools 23727
  /// on, 16 of 16 in 2 projects before.
  public let widestScreenOfNarrowRows: Steps<Double> = [0: 375, 23_727: 390]
  /// The maximum width of a row in a xib whose content has the margins of a narrow screen, on any device.
  public let widestNarrowRow: Steps<Double> = [0: 330]

  /// The height of a section header's row in a plain table.
  public let plainHeaderHeight: Steps<Double> = [0: 28]
  /// The space above such a header in a running app: `sectionHeaderTopPadding`, from iOS 15 on (Apple's documentation;
  /// its value is published by many who set it to 0).
  public let plainHeaderPadding: Steps<Double> = [0: 0, 19_000: 22]

  /// Radius of the outer corners of a section in an inset table, which are at most half as high as its row: 8 pictures of iOS 26
  /// in 3 projects.
  public let drawnCardRadius: Steps<Double> = [0: 10, 24_000: 26]
  /// The least height of a separator in such a section, at least a pixel: 4 pictures of iOS 26 in 3 projects.
  public let drawnCardSeparatorHeight: Steps<Double> = [0: 0, 24_000: 1]

  /// How strong the system's separator color is in such a section, 0 … 1: the same pictures have 232 on white.
  public let drawnCardSeparatorShare: Steps<Double> = [0: 1, 24_000: 0.41]
  /// The same in the dark: 56 on 28.
  public let drawnDarkCardSeparatorShare: Steps<Double> = [0: 1, 24_000: 0.83]

  /// Whether the headers of sections in grouped tables are in capitals of 13 points; else they are semibold at 17 points: 4
  /// pictures of iOS 26 in 3 projects. Their gray is that of those with SwiftUI.
  public let drawnHeadersAreCapital: Steps<Bool> = [0: true, 24_000: false]
  /// The distance of the baseline of such a header from the rows below it: the same pictures.
  public let drawnHeaderDescent: Steps<Double> = [0: 12]

  // MARK: Layers

  /// Whether the rounded corners of a layer are continuous curves: simulators of iOS 18.2 and 26.1, but not of iOS 17.0, 2
  /// documents of one project.
  public let drawnLayerCornersAreContinuous: Steps<Bool> = [0: false, 23_000: true]

  // MARK: Interface Builder's canvas

  /// The inset for the status bar on the canvas of a device with a home button.
  public let canvasStatusBar: Steps<Double> = [0: 20, 14_800: 0, 21_701: 20]
  /// The same if the root is a freeform view in a xib.
  public let freeformCanvasStatusBar: Steps<Double> = [0: 0, 21_701: 20]
  /// The inset for the status bar in a running app on a device with a home button, if shown on the canvas' own device.
  /// It equals the canvas', so that recorded frames can be compared with it, except in the versions right before 21701.
  public let ownDeviceStatusBar: Steps<Double> = [0: 20, 14_800: 0, 21_000: 20]
  /// The same if the root is a freeform view in a xib.
  public let freeformOwnDeviceStatusBar: Steps<Double> = [0: 0, 21_000: 20]
  /// The inset for the status bar on the canvas of an iPad without a home button.
  public let roundPadCanvasStatusBar: Steps<Double> = [0: 24, 16_000: 0, 18_000: 24]
  /// Whether the canvas of a phone with a notch has its insets of portrait in landscape too: 13 roots of one document.
  public let turnedCanvasHasUprightInsets: Steps<Bool> = [0: false, 24_000: true]
  /// The factor by which the canvas multiplies the insets of notch and home indicator in portrait.
  public let canvasInsetFactor: Steps<Double> = [0: 1, 23_727: 2]
  /// The content size category for which text styles are recorded on the 4-inch canvas if a document sets none.
  public let fourInchTextSize: Steps<TextSizeCategory> = [0: .l, 17_000: .xS, 20_038: .l]
  /// The same on every other canvas.
  public let canvasTextSize: Steps<TextSizeCategory> = [0: .l, 18_122: .xS, 20_038: .l]
  /// Whether the constant of a symbolic constraint to a safe area counts as 0, whatever is written: 56 of 56.
  public let ignoresSymbolicSafeAreaConstants: Steps<Bool> = [0: false, 13_000: true, 15_000: false]
  /// Whether Interface Builder calls the content of a scroll view without subviews ambiguous: 8 of 17 in 6 projects are
  /// marked from tools 16086 on, 0 of 25 before.
  public let reportsEmptyScrollViews: Steps<Bool> = [0: false, 16_000: true]
}

extension EraTable {
  /// The blades of an activity indicator, from an inner to an outer radius, in points.
  public struct Spinner: Hashable, Sendable {
    /// The inner radius.
    public let innerRadius: Double
    /// The outer radius.
    public let outerRadius: Double
    /// Width of a blade.
    public let bladeWidth: Double
  }

  /// A row of a picker outside the band of the selected one.
  public struct WheelRow: Hashable, Sendable {
    /// Distance from the middle of the picker, in points.
    public let distance: Double
    /// The horizontal scale of the font.
    public let width: Double
    /// The vertical scale of the font.
    public let height: Double
    /// The opacity, 0 … 1.
    public let alpha: Double
  }
}
