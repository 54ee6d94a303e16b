import Assets
import Testing
import Views

/// The tint color of a project's views.
struct AccentColorTests {
  private let red = #"{ "color" : { "components" : { "red" : "1.0", "green" : "0.0", "blue" : "0.0" } } }"#
  private let blue = #"{ "color" : { "components" : { "red" : "0.0", "green" : "0.0", "blue" : "1.0" } } }"#

  private func project(setting: String) throws -> ProjectFolder {
    let project = try ProjectFolder()
    try project.write(
      """
      // !$*UTF8*$!
      { objects = { C = { isa = XCBuildConfiguration; buildSettings = {
          ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
      \(setting)
      }; }; }; }
      """, to: "App.xcodeproj/project.pbxproj")
    return project
  }

  @Test func colorSetFromBuildSetting() throws {
    let project = try project(
      setting: """
            ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME_NOT = AccentColor;
            ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = "Brand Red";
        """)
    try project.colorSet("A.xcassets/Brand Red", red)
    try project.colorSet("A.xcassets/AccentColor", blue)
    let assets = project.assets()
    #expect(assets.accentColor(for: AssetTraits()) == RGBA(red: 1, green: 0, blue: 0))
    #expect(assets.findings.isEmpty)
  }

  @Test(arguments: ["", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Missing;"])
  func noBuildSetting(_ setting: String) throws {
    let project = try project(setting: setting)
    try project.colorSet("A.xcassets/AccentColor", blue)
    #expect(project.assets().accentColor(for: AssetTraits()) == nil)
  }

  /// Every new project has such a set, which is not worth a report.
  @Test func setWithoutColor() throws {
    let project = try project(setting: "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;")
    try project.colorSet("A.xcassets/AccentColor", #"{ "idiom" : "universal" }"#)
    let assets = project.assets()
    #expect(assets.accentColor(for: AssetTraits()) == nil && assets.findings.isEmpty)
  }
}
