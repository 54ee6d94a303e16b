import Foundation

extension String {
  func appLocalized() -> String {
    return NSLocalizedString(self, tableName: "AppStrings", comment: "")
  }
}
enum AppStrings {
  enum Welcome {
    static let Version = "App.Welcome.Version".appLocalized()
  }
}
