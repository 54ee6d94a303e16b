import UIKit

class ScheduleViewController: UIViewController {
  @IBOutlet weak var scheduleTable: UITableView!
  var rows: ScheduleDelegate!
  override func viewDidLoad() {
    super.viewDidLoad()
    rows = ScheduleDelegate()
    scheduleTable.delegate = rows
  }
}
class LectureCell: UITableViewCell {
}
