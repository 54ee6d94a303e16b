import UIKit

class AVC: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet weak var table: UITableView!
  override func viewDidLoad() {
    super.viewDidLoad()
    table.registerNib(UINib(nibName: "TwoCell", bundle: nil), forCellReuseIdentifier: "TwoCell")
  }
  func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 1
  }
  func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
    return tableView.dequeueReusableCellWithIdentifier("TwoCell", forIndexPath: indexPath) as! TwoCell
  }
}
