import UIKit

class NoticeBoard {
  static let shared = NoticeBoard()
  weak var noteLabel: NoteLabel! {
    didSet {
      noteLabel.isHidden = true
    }
  }
}
