import UIKit

class FormController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "KnobCell", bundle: nil), forCellReuseIdentifier: "knob")
    tableView.rowHeight = UITableView.automaticDimension
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "knob", for: indexPath)
  }
}
