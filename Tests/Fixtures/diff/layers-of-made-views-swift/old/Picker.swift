import UIKit

class Picker: UITableViewController {
  override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "Cell")
    let icon = MediaView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    icon.layer.cornerRadius = 10
    icon.layer.masksToBounds = true
    let other: MediaView = MediaView(frame: .zero)
    other.layer.cornerRadius = 3
    other.layer.borderWidth = 3
    cell.contentView.addSubview(icon)
    return cell
  }
}
