import UIKit

class ItemCell: UITableViewCell {
  @IBOutlet weak var campusCode1: UILabel!
}

class ListController: UITableViewController {
  func configure(cell: ItemCell, section: Section, times: [Time]) {
    if let time = section.times.get(2) {
      cell.campusCode1.backgroundColor = CampusColor.from(string: time.campus)
    }
  }
}
