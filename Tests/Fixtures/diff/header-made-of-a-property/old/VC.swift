import UIKit

class SettingsVC: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "HeaderCell", bundle: nil), forHeaderFooterViewReuseIdentifier: "headerCell")
  }
  static var getHeaders: [String] {
    var header = [String]()
    header.append("Subscriptions")
    return header
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let headers = SettingsVC.getHeaders
    guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "headerCell") as? HeaderCell
    else { return nil }
    header.setHeader(headers[section])
    return header
  }
}
