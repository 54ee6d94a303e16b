import Assets
import Goldens
import Views

// What code does with views, as far as pictures do not have it.
extension TreeRecorder {
  /// Notes whether code fills a view, puts it elsewhere, hides or shows it.
  func addCode(_ code: ProjectAssets, of view: View, to node: inout TreeRecord.Node) {
    if recordsAccessibility {
      for owner in view.owners where !owner.isCollection {
        let values = code.startingValues(ofClass: owner.className)
        if let around = view.superview, let other = values.superviews[owner.outlet] {
          let own = around.outletNames + (around.superview == nil ? ["view", "self"] : [])
          if !own.contains(other) { node.isPlacedByCode = true }
        }
        if !view.isHidden, view.superview != nil, values.hides(owner.outlet) { node.isHiddenByCode = true }
        // What an image looks like that only code knows is not seen here.
        if values.isUnknown([owner.outlet, "image"])
          || view.content.imageView.map(\.image) == .some(nil)
            && values.assigned[[owner.outlet, "image"]] != nil
          || values.assigned[[owner.outlet, "numberOfPages"]] != nil
        {
          node.isFilledByCode = true
        }
        // The track of what code moves.
        let (progress, slider) = (view.content.progressView?.progress, view.content.slider)
        if progress == 0 && values.assigned[[owner.outlet, "progress"]] != nil
          || slider.map({ $0.value <= $0.minimum }) == true
            && values.assigned[[owner.outlet, "value"]] != nil
        {
          node.isFilledByCode = true
        }
        let isTitled = view.content.title.flatMap(\.self)?.isEmpty == false
        if values.isUnknown([owner.outlet, "title"])
          || !isTitled && view.content.button != nil && values.assigned[[owner.outlet, "title"]] != nil
        {
          node.isFilledByCode = true
        }
      }
      if view.isGivenText(by: code) { node.isFilledByCode = true }
    }
    if view.isHidden || view.alpha <= 0 {
      // What is hidden in a cell is often shown by the code of its table.
      let isInCell = !view.outletNames.isEmpty && (cellOrRoot(around: view)?.content.isCell ?? false)
      node.isShownByCode =
        isInCell
        || view.owners.contains { code.shows($0.outlet, ofClass: $0.className) }
        || view.customClass.map { code.startingValues(ofClass: $0).showsItself } ?? false
    }
  }
}
