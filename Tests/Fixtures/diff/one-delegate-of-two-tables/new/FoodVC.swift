import UIKit

class FoodVC: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet weak var tableDetails: UITableView!
  @IBOutlet weak var tableReview: UITableView!
  var details = [String]()
  var reviews = [String]()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if tableView == tableReview {
      return reviews.count + 1
    }
    return details.count
  }
  func numberOfSections(in tableView: UITableView) -> Int {
    if tableView == tableReview {
      return 3
    }
    return 1
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}
