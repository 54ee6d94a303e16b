class ReelNode: ASCellNode, ASVideoNodeDelegate {
  var sideButtonsView: ButtonSideList!
}
