import UIKit

class VC: UIViewController, UITableViewDataSource {
  @IBOutlet weak var first: UILabel!
  @IBOutlet weak var second: UILabel!
  @IBOutlet weak var dial: Dial!
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var grid: UICollectionView!
  @IBOutlet weak var pic: UIImageView!
  @IBOutlet weak var box: UIView!
  var flag = Store.shared.flag
  override func viewDidLoad() {
    super.viewDidLoad()
    print(box.subviews.count)
  }

}
