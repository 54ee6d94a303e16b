import UIKit

class VC: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var field: UITextField!
  @IBOutlet weak var button: UIButton!
  @IBOutlet weak var imageView: UIImageView!
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var height: NSLayoutConstraint!
  override func viewDidLoad() { super.viewDidLoad(); bind() }
  func bind() {
    items.bind(to: tableView.rx.items(cellIdentifier: "Cell", cellType: Cell.self)) { row, model, cell in
      cell.nameLabel.text = model.title
    }.disposed(by: bag)
  }

}
class Cell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!

}
