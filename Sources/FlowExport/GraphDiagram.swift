import Diagnostics
import Flows
import Geometry
import Numerals
import Painting

/// Lays out a graph of states: one column for each number of steps from the start.
package struct GraphDiagram {
  private let graph: FlowGraph
  private let world: FlowWorld
  private let faulty: Set<Int>

  private static let box = Size(width: 190, height: 48)
  private static let gap = Size(width: 150, height: 34)
  private static let head = 40.0

  package init(_ graph: FlowGraph, _ world: FlowWorld, faulty: Set<Int>) {
    (self.graph, self.world, self.faulty) = (graph, world, faulty)
  }

  /// The diagram under a title.
  package func diagram(title: String) -> FlowDiagram {
    var counts: [Int: Int] = [:]
    let boxes = graph.nodes.enumerated().map { index, node in
      let row = counts[node.depth, default: 0]
      counts[node.depth] = row + 1
      let place = Point(
        x: 20 + Double(node.depth) * (Self.box.width + Self.gap.width),
        y: Self.head + Double(row) * (Self.box.height + Self.gap.height))
      return FlowDiagram.Box(
        rect: Rect(origin: place, size: Self.box), lines: lines(node.state), isFaulty: faulty.contains(index),
        isStart: index == 0)
    }
    let arrows = merged.map { arrow(from: boxes[$0.from].rect, to: boxes[$0.to].rect, $0.label) }
    let columns = (graph.nodes.map(\.depth).max() ?? 0) + 1
    let rows = counts.values.max() ?? 1
    let size = Size(
      width: Double(columns) * (Self.box.width + Self.gap.width) + 20,
      height: Self.head + Double(rows) * (Self.box.height + Self.gap.height) + 30)
    return FlowDiagram(size: size, title: title, boxes: boxes, arrows: arrows)
  }

  private func lines(_ state: FlowState) -> [String] {
    let bar = state.navigation(world) == nil ? "" : state.showsBar(world) ? ", bar" : ", no bar"
    let values = state.alive.flatMap(\.model).count
    return [
      world[state.visible(world).controller].name, state.stackText(world),
      state.orientation.rawValue + bar + (values > 0 ? ", \(values) set" : ""),
    ]
  }

  /// The edges between different nodes, with parallel edges combined.
  private var merged: [(from: Int, to: Int, label: String)] {
    var places: [Int: Int] = [:]
    var result: [(from: Int, to: Int, label: String)] = []
    for edge in graph.edges where edge.from != edge.to {
      let key = edge.from * graph.nodes.count + edge.to
      if let place = places[key] {
        result[place].label += ", " + edge.step.caption
      } else {
        places[key] = result.count
        result.append((edge.from, edge.to, edge.step.caption))
      }
    }
    return result
  }

  private func arrow(from: Rect, to: Rect, _ label: String) -> FlowDiagram.Arrow {
    if to.minX > from.minX {
      let (start, end) = (Point(x: from.maxX, y: from.midY - 6), Point(x: to.minX, y: to.midY - 6))
      let reach = (end.x - start.x) / 2
      return .init(
        from: start, to: end, Point(x: start.x + reach, y: start.y), Point(x: end.x - reach, y: end.y),
        label: label)
    }
    if to.minX == from.minX {
      let side = to.minY > from.minY ? 14.0 : 0
      let (start, end) = (Point(x: from.maxX, y: from.midY + 4), Point(x: to.maxX, y: to.midY + 10))
      let reach = 40 + side * 2
      return .init(
        from: start, to: end, Point(x: start.x + reach, y: start.y), Point(x: end.x + reach, y: end.y),
        label: label)
    }
    // Backward edges, below the boxes.
    let (start, end) = (Point(x: from.minX + 30, y: from.maxY), Point(x: to.maxX - 30, y: to.maxY))
    let drop = 26.0 + abs(from.minX - to.minX) / 40
    return .init(
      from: start, to: end, Point(x: start.x - 40, y: start.y + drop), Point(x: end.x + 40, y: end.y + drop),
      label: label)
  }
}

extension FlowDiagram {
  /// The diagram as SVG, in points.
  package var svg: String {
    func number(_ value: Double) -> String { Numeral.text((value * 10).rounded() / 10) }
    func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(size.width))" height="\(number(size.height))" \
      font-family="sans-serif" font-size="10">
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="16" y="22" font-size="13" font-weight="600">\(Self.escaped(title))</text>

      """
    for arrow in arrows {
      text +=
        "<path d=\"M\(point(arrow.start)) C\(point(arrow.control1)) \(point(arrow.control2)) \(point(arrow.end))\""
        + " fill=\"none\" stroke=\"#0a60d0\" stroke-width=\"1.2\"/>\n"
      text += "<polygon points=\"\(arrow.head.map(point).joined(separator: " "))\" fill=\"#0a60d0\"/>\n"
    }
    for box in boxes {
      let fill = box.isFaulty ? "#ffe5e5" : box.isStart ? "#e3f0ff" : "#f2f2f7"
      text +=
        "<rect x=\"\(number(box.rect.minX))\" y=\"\(number(box.rect.minY))\" width=\"\(number(box.rect.width))\""
        + " height=\"\(number(box.rect.height))\" rx=\"6\" fill=\"\(fill)\""
        + " stroke=\"\(box.isFaulty ? "#d70015" : "#8e8e93")\"/>\n"
      for (index, line) in box.lines.enumerated() {
        text +=
          "<text x=\"\(number(box.rect.minX + 6))\" y=\"\(number(box.rect.minY + 15 + Double(index) * Self.line))\""
          + "\(index == 0 ? " font-weight=\"600\"" : "")>\(Self.escaped(line))</text>\n"
      }
    }
    for arrow in arrows {
      let middle = arrow.point(at: 0.5)
      text +=
        "<text x=\"\(number(middle.x))\" y=\"\(number(middle.y + 3))\" text-anchor=\"middle\" font-size=\"9\""
        + " fill=\"#0a60d0\" stroke=\"#fff\" stroke-width=\"3\" paint-order=\"stroke\">"
        + "\(Self.escaped(arrow.label))</text>\n"
    }
    return text + "</svg>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintedText.oneLine(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML allows no other control characters.
      case _ where scalar.value < 0x20 && scalar != "\t" && scalar != "\n": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
