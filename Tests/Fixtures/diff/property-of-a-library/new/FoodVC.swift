import Cosmos
import UIKit

class FoodVC: UIViewController {
  @IBOutlet weak var viewRating: CosmosView!
  var average: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    viewRating.rating = Double(average ?? "0")!
  }
}
