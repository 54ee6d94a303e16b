import Geometry
import Views

/// The positions of cells, headers and footers in a flow layout.
///
/// Cells fill lines as long as the next one fits at the minimum spacing; the remaining space of a line is distributed
/// between its cells; the last line has the spacing of a full line. A line with room for a single cell centers it, unless
/// that is longer than the line: then it begins where the line does.
/// Source: Apple's Collection View Programming Guide; the centering is from recorded frames.
struct FlowArrangement {
  let flow: FlowLayout
  /// The collection view's own size, in points.
  let size: Size
  /// The reference for the section's insets, in points from the edges.
  var reference = EdgeInsets.zero

  /// One section: a header, cells, a footer.
  struct Section {
    var hasHeader = false
    var cells: [Size] = []
    var hasFooter = false
  }

  /// Frames in the collection view's content, in points.
  struct Frames: Equatable {
    var header: Rect?
    var cells: [Rect] = []
    var footer: Rect?
  }

  func frames(of section: Section) -> Frames {
    var frames = Frames()
    var place = 0.0
    if section.hasHeader {
      frames.header = strip(at: place, flow.headerReferenceSize)
      place += along(flow.headerReferenceSize)
    }
    place += start
    for line in lines(section.cells) {
      let depth = line.map(along).max() ?? 0
      frames.cells += self.frames(of: line, at: place, depth: depth)
      place += depth + flow.lineSpacing
    }
    if !section.cells.isEmpty { place -= flow.lineSpacing }
    place += end
    if section.hasFooter { frames.footer = strip(at: place, flow.footerReferenceSize) }
    return frames
  }

  // MARK: Axes

  private var inset: EdgeInsets {
    let own = flow.sectionInset
    return EdgeInsets(
      top: own.top + reference.top, left: own.left + reference.left, bottom: own.bottom + reference.bottom,
      right: own.right + reference.right)
  }
  private var start: Double { flow.isHorizontal ? inset.left : inset.top }
  private var end: Double { flow.isHorizontal ? inset.right : inset.bottom }
  private var lead: Double { flow.isHorizontal ? inset.top : inset.left }
  private var room: Double {
    flow.isHorizontal
      ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right
  }

  /// The length along the scrolling direction.
  private func along(_ size: Size) -> Double { flow.isHorizontal ? size.width : size.height }

  /// The length along a line.
  private func across(_ size: Size) -> Double { flow.isHorizontal ? size.height : size.width }

  private func rect(_ size: Size, across a: Double, along b: Double) -> Rect {
    Rect(origin: flow.isHorizontal ? Point(x: b, y: a) : Point(x: a, y: b), size: size)
  }

  private func strip(at place: Double, _ reference: Size) -> Rect {
    flow.isHorizontal
      ? Rect(x: place, y: 0, width: reference.width, height: size.height)
      : Rect(x: 0, y: place, width: size.width, height: reference.height)
  }

  // MARK: Lines

  /// The tolerance for a line that is too long, in points.
  private static let tolerance = 1e-6

  private func lines(_ cells: [Size]) -> [[Size]] {
    var lines: [[Size]] = []
    var length = 0.0
    for cell in cells {
      let longer = length + flow.interitemSpacing + across(cell)
      if lines.isEmpty || longer > room + Self.tolerance {
        lines.append([cell])
        length = across(cell)
      } else {
        lines[lines.count - 1].append(cell)
        length = longer
      }
    }
    return lines
  }

  private func frames(of line: [Size], at place: Double, depth: Double) -> [Rect] {
    var position = lead
    let gap: Double
    if line.count == 1, capacity(line[0]) < 2 {
      position += max(0, room - across(line[0])) / 2
      gap = 0
    } else {
      gap = spacing(line)
    }
    return line.map { cell in
      let frame = rect(cell, across: position, along: place + (depth - along(cell)) / 2)
      position += across(cell) + gap
      return frame
    }
  }

  /// The number of cells of a given size in a line.
  private func capacity(_ cell: Size) -> Int {
    let step = across(cell) + flow.interitemSpacing
    guard step > 0, room.isFinite else { return .max }
    return Int(min(max(0, (room + flow.interitemSpacing + Self.tolerance) / step), 1e6))
  }

  /// The spacing between the cells of a line as if it were full of cells like its last, in points.
  private func spacing(_ line: [Size]) -> Double {
    guard let last = line.last else { return flow.interitemSpacing }
    var count = line.count
    var used = line.map(across).reduce(0, +)
    let step = across(last) + flow.interitemSpacing
    if step > 0 {
      let left = room - used - Double(count - 1) * flow.interitemSpacing
      let more = min(max(0, ((left + Self.tolerance) / step).rounded(.down)), 1e6)
      count += Int(more)
      used += more * across(last)
    }
    return count > 1 ? max(flow.interitemSpacing, (room - used) / Double(count - 1)) : flow.interitemSpacing
  }
}
