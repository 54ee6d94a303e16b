import UIKit

class NoticeBoard {
  static let shared = NoticeBoard()
  weak var noteLabel: UILabel! {
    didSet {
      noteLabel.isHidden = true
    }
  }
}
