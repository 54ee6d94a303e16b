import UIKit

class Original: UIView {
  var box: Side!
  var list = UITableView()
  func setup() {
    box = Side()
    addSubview(box)
    box.status.addSubview(list)
  }
}
