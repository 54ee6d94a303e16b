import UIKit

class FoodVC: UIViewController, UITableViewDataSource {
  @IBOutlet weak var tableReview: UITableView!
  var reviews = [String]()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if reviews.count > 0 {
      return reviews.count
    }
    return 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}
