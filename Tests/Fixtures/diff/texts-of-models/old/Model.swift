import Foundation

final class LoginModel {
  let title = "login.title".localized()
  let note: String = NSLocalizedString("login.note", comment: "")
}
extension String { func localized() -> String { return NSLocalizedString(self, comment: "") } }
