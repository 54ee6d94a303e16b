import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var noteLabel: UILabel!
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var infoView: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    model.load()
    model.$isFree.map { !$0 }.assign(to: \.isHidden, on: infoView).store(in: &bag)
    model.note.asDriver().drive(noteLabel.rx.text).disposed(by: bag)
  }
}
