extension FeedViewController {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    var newPlayingIndex: Int? = nil
    for cell in visibleCells {
      if distanceFromCenter < minDistanceFromCenter {
        newPlayingIndex = cell.indexPath?.row
      }
    }
    guard let newPlayingIndex = newPlayingIndex,
      let currentCell = collectionNode.nodeForItem(at: IndexPath(item: currentIndex ?? 0, section: 0))
        as? OriginalNode,
      let newPlayingCell = collectionNode.nodeForItem(at: IndexPath(item: newPlayingIndex, section: 0))
        as? OriginalNode
    else {
    }
    if !newPlayingCell.posts[newPlayingCell.currentIndex!].muxPlaybackId.isEmpty {
    }
    if foundVisibleVideo {
      if currentIndex != newPlayingIndex {
        newPlayingCell.playVideo(index: newPlayingCell.currentIndex ?? 0)
      }
    }
    if let currentIndex = newPlayingCell.currentIndex,
      let cell = newPlayingCell.collectionNode.nodeForItem(at: IndexPath(row: currentIndex, section: 0))
        as? ReelNode
    {
    }
  }
}
