import UIKit

class Original: NSObject {
  func show(index: Int, cell: Node) {
    cell.side.count.text = "\(index + 1)"
    cell.side.status.isHidden = false
    if let s = cell.side {
      s.status.backgroundColor = .red
    }
  }
}
