import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var note: UITextView!
  @IBOutlet weak var count: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
  }

  private func show(_ text: String) {
    count.text = "\(text.count) of 120"
  }
}

extension HomeController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { show(textView.text) }
}
