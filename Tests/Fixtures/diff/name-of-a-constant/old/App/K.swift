import UIKit

enum Keys {
  static let PAGE_TITLE: String = "page_title"
}
extension String { var localizedString: String { NSLocalizedString(self, comment: "") } }
