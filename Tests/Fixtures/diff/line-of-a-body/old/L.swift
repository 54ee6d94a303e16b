import UIKit

class ItemCell: UITableViewCell {
  @IBOutlet weak var titleLabel: UILabel!
}

class ListController: UITableViewController {
  func formatMeetingTime(time: MeetingTime) -> String {
    let returnString = time.day ?? ""
    return returnString == " " ? "TBD" : returnString
  }

  func formatRoomAndBuilding(time: MeetingTime) -> String {
    let building = time.buildingCode ?? ""
    let room = time.roomNumber ?? ""
    let returnString = building + " " + room
    return returnString
  }

  func configure(cell: ItemCell, time: MeetingTime) {
    cell.titleLabel.text = formatRoomAndBuilding(time: time)
  }
}
