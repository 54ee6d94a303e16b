import UIKit

class Trips: UITableViewController {
  var leaves = true

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if leaves {
      let row = tableView.dequeueReusableCell(withIdentifier: "Ferry") as! Ferry
      let format = DateFormatter()
      format.dateFormat = "HH:mm"
      row.timeLabel.text = format.string(from: trips[indexPath.row].start)
      return row
    } else {
      let row = tableView.dequeueReusableCell(withIdentifier: "Boat") as! Boat
      let format = DateFormatter()
      format.dateFormat = "d/M"
      row.nameLabel.text = format.string(from: trips[indexPath.row].start)
      return row
    }
  }
}
