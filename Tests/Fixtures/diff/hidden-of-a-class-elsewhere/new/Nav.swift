import UIKit

final class NavigationTitleView: UIStackView {
  private(set) weak var subtitleLabel: InsetLabel!
  private func layoutLabels(subtitle: String?) {
    if let subtitle, !subtitle.isEmpty {
      subtitleLabel.text = subtitle
      subtitleLabel.isHidden = false
    } else {
      subtitleLabel.isHidden = true
    }
  }
}
