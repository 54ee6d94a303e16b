import Geometry
import Testing

@testable import Raster

/// Edges of pictures drawn over another one.
struct EdgeTrailTests {
  /// A white picture with a black square.
  private func picture(_ size: Int = 8, squareAt x: Int, _ y: Int) -> Pixmap {
    let pixmap = Pixmap(width: size, height: size)
    pixmap.fill(.white)
    let square = Pixmap(width: 2, height: 2)
    square.fill(.black)
    pixmap.place(square, x: x, y: y)
    return pixmap
  }

  private func traced(_ pictures: [(Pixmap, Int)], over ground: Pixmap) -> [String] {
    var trail = EdgeTrail(width: ground.width, height: ground.height)
    for (picture, strength) in pictures { trail.add(picture, butOf: ground, reach: 1, strength: strength) }
    let result = Pixmap(width: ground.width, height: ground.height)
    result.fill(.black)
    trail.draw(over: result, in: .white)
    return (0..<result.height).map { y in
      String(
        (0..<result.width).map { x in
          let share = result.words[y * result.width + x] & 0xFF
          return share == 0 ? "." : share > 200 ? "#" : "+"
        })
    }
  }

  @Test func outlines() {
    let ground = picture(squareAt: 5, 5)
    // A step is drawn where it ends, to the right and below; the square that is also in the background leaves nothing.
    #expect(
      traced([(picture(squareAt: 1, 1), 255)], over: ground) == [
        "........", ".###....", ".#.#....", ".##.....", "........", "........", "........", "........",
      ])
    #expect(traced([(ground, 255)], over: ground) == [String](repeating: "........", count: 8))
  }

  /// The stronger of two overlapping edges is visible; a picture smaller than the background has an edge at its end.
  @Test func strengthsAndEnds() {
    let ground = Pixmap(width: 8, height: 8)
    ground.fill(.black)
    let small = Pixmap(width: 4, height: 4)
    small.fill(.white)
    let found = traced([(small, 100), (small, 255), (small, 50)], over: ground)
    #expect(
      found == [
        "....#...", "....#...", "....#...", "....#...", "####....", "........", "........", "........",
      ])
    #expect(traced([(small, 100)], over: ground)[0] == "....+...")
  }

  /// Only edges that begin inside the rectangles are drawn, whatever else differs.
  @Test func onlyInPlaces() {
    let ground = picture(squareAt: 5, 5)
    var trail = EdgeTrail(width: 8, height: 8)
    let square = PixelRect(x: 1, y: 1, width: 2, height: 2)
    trail.add(
      picture(squareAt: 1, 1), butOf: ground, reach: 1, strength: 255,
      within: [square, PixelRect(x: -4, y: 6, width: 6, height: 90)])
    let seen = Pixmap(width: 8, height: 8)
    seen.fill(.black)
    trail.draw(over: seen, in: .white)
    var whole = EdgeTrail(width: 8, height: 8)
    whole.add(picture(squareAt: 1, 1), butOf: ground, reach: 1, strength: 255)
    let all = Pixmap(width: 8, height: 8)
    all.fill(.black)
    whole.draw(over: all, in: .white)
    #expect((0..<64).allSatisfy { seen.words[$0] == all.words[$0] })
    var none = EdgeTrail(width: 8, height: 8)
    none.add(
      picture(squareAt: 1, 1), butOf: ground, reach: 1, strength: 255,
      within: [PixelRect(x: 4, y: 0, width: 4, height: 4)])
    let empty = Pixmap(width: 8, height: 8)
    empty.fill(.black)
    none.draw(over: empty, in: .white)
    #expect((0..<64).allSatisfy { empty.words[$0] == empty.words[0] })
  }

  @Test func outlinesOfRectangles() {
    let ground = Pixmap(width: 12, height: 8)
    ground.fill(.white)
    var trail = EdgeTrail(width: 12, height: 8)
    // One inside, one that reaches out of the picture, one thinner than its outline, and an empty one.
    let places = [
      PixelRect(x: 1, y: 1, width: 5, height: 5), PixelRect(x: 9, y: -3, width: 9, height: 6),
      PixelRect(x: 1, y: 7, width: 5, height: 1), PixelRect(x: 7, y: 1, width: 0, height: 5),
    ]
    trail.addOutlines(of: places, thickness: 1, strength: 255)
    trail.draw(over: ground, in: .black)
    let rows = (0..<8).map { y in (0..<12).map { ground[$0, y] == .black ? "#" : "." }.joined() }
    #expect(
      rows == [
        ".........#..", ".#####...#..", ".#...#...###", ".#...#......", ".#...#......", ".#####......",
        "............", ".#####......",
      ])
  }
}
