extension OriginalNode {
  func playVideo(index: Int) {
    guard let cell = self.mainCollectionNode.nodeForItem(at: IndexPath(row: index, section: 0)) as? ReelNode,
      !cell.videoNode.isPlaying()
    else {
    }
    if hasStitchChecked {
      delay(0.75) { [weak self] in
        if let sideButtonsView = cell.sideButtonsView {
          sideButtonsView.stitchCount.text = "\(index + 1)/\(posts.count)"
        }
      }
    }
  }
}
