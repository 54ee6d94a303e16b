import UIKit

class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet weak var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as? TokenCell else {
      return UITableViewCell()
    }
    cell.nameLabel.text = items[indexPath.row].name
    cell.nameLabel.textColor = .black
    return cell
  }
}
