import UIKit

class ItemController: UIViewController {
  @IBOutlet weak var name: UILabel!
  var item = Item()
  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = item.name
  }
}
class Item { var name = Store.load() }
