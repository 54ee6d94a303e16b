import UIKit

class PanelController: UIViewController {
  @IBOutlet var caption: UILabel!
  var choices: [String]?
  convenience init(with choices: [String]) {
    self.init()
    run({ [weak self] done in
      guard let choices = self?.choices else {
        done([])
        return
      }
      for choice in choices {
        let item = UIAction(title: choice) { [weak self] _ in
          self?.pick(choice)
        }
      }
    })
  }
}
