import UIKit

class AVC: UIViewController {
  @IBOutlet weak var box: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    box.isHidden = true
    load()
  }
  func load() {
    URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { _, _, _ in
      self.box.isHidden = false
    }.resume()
  }
}
