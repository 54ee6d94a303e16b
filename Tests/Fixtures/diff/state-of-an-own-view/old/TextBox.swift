import UIKit

class TextBox: UIView {
  enum Status { case good, bad }
  var status: Status = .good {
    didSet {
      switch status {
      case .good:
        layer.borderColor = UIColor.green.cgColor
        statusIv.image = .init(systemName: "checkmark")
      case .bad:
        layer.borderColor = UIColor.red.cgColor
        statusIv.image = .init(systemName: "exclamationmark.circle")
      }
    }
  }
  private lazy var statusIv = UIImageView()
}
