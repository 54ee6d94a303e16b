import UIKit

enum Keys {
  static let pageTitle: String = "page_title"
}
extension String { var localizedString: String { NSLocalizedString(self, comment: "") } }
