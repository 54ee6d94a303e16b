import UIKit

extension String {
  struct Constants {
    static let agree = "AGREE"
  }
  func localized() -> String { NSLocalizedString(self, comment: "") }
}
