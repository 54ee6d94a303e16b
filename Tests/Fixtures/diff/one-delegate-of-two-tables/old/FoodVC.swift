import UIKit

class FoodVC: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet weak var tableDetails: UITableView!
  @IBOutlet weak var tableReview: UITableView!
  var details = [String]()
  var reviews = [String]()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if tableView == tableReview {
      return reviews.count
    }
    return details.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}
