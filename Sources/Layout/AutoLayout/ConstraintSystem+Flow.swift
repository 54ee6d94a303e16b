import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// Places a cell or header as the flow layout does at the collection view's last known size; false if no flow layout
  /// applies.
  func flow(_ view: View, in collection: View) -> Bool {
    guard collection.flowLayout != nil, let frame = flowFrame(of: view) else { return false }
    let (v, c) = (self[view], self[collection])
    require(Expression(v.x) - Expression(c.x) - (frame.minX - collection.boundsOrigin.x))
    require(Expression(v.y) - Expression(c.y) - (frame.minY - collection.boundsOrigin.y))
    require(Expression(v.width) - frame.width)
    require(Expression(v.height) - frame.height)
    return true
  }
}

extension ConstraintSystem {
  /// Places a view as the arrangement of its superview does at the superview's last known size; false if there is none.
  func arrange(_ view: View, in superview: View) -> Bool {
    guard arrangements.isArranged[view.id.index], let frame = arrangedFrame(of: view) else { return false }
    let (v, s) = (self[view], self[superview])
    require(Expression(v.x) - Expression(s.x) - (frame.minX - superview.boundsOrigin.x))
    require(Expression(v.y) - Expression(s.y) - (frame.minY - superview.boundsOrigin.y))
    require(Expression(v.width) - frame.width)
    require(Expression(v.height) - frame.height)
    return true
  }
}

extension View {
  /// The flow layout that places the subviews; nil if there is none.
  var flowLayout: FlowLayout? {
    guard case .collectionView(let collection) = content else { return nil }
    return collection.flow
  }

  /// Gives the cells of a collection view the frames that its flow layout gives them, as Interface Builder saves them.
  package func arrangeCells() {
    for (view, frame) in flowFrames(size: frame.size, safeArea: .zero, margins: .zero) {
      // What shows an item's content is as large as the item (Apple, `UICollectionViewCell.contentView`).
      for content in view.subviews where content.frame.size == view.frame.size {
        Autoresizing.resize(content, to: frame.size)
      }
      view.frame = frame
    }
  }

  /// The positions of a collection view's subviews in a flow layout, in points of its content, by `ViewID`.
  func flowFrames(size: Size, safeArea: EdgeInsets, margins: EdgeInsets) -> [(view: View, frame: Rect)] {
    guard case .collectionView(let collection) = content, let flow = collection.flow else { return [] }
    let reference: EdgeInsets
    switch flow.insetReference {
    case .contentInset: reference = .zero
    // A scroll view has its safe area at its sides only.
    case .safeArea: reference = EdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    case .layoutMargins: reference = EdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
    }
    let header = subviews.first { $0.objectID == collection.headerID }
    let footer = subviews.first { $0.objectID == collection.footerID }
    let cells = subviews.filter { $0.content == .container(.collectionViewCell) }
    let frames = FlowArrangement(flow: flow, size: size, reference: reference).frames(
      of: .init(
        hasHeader: header != nil, cells: cells.map { collection.size(of: $0, flow) }, hasFooter: footer != nil
      ))
    var placed: [(View, Rect)] = []
    if let header, let frame = frames.header { placed.append((header, frame)) }
    placed += zip(cells, frames.cells)
    if let footer, let frame = frames.footer { placed.append((footer, frame)) }
    return placed
  }
}

extension CollectionView {
  /// The size of a cell: the flow layout's, or that with which the document has it.
  fileprivate func size(of cell: View, _ flow: FlowLayout) -> Size {
    let isOfLayout = flow.itemSize != .zero && !customSizedCells.contains(cell.objectID)
    return isOfLayout ? flow.itemSize : cell.frame.size
  }
}
