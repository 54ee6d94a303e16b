import Geometry

extension Canvas {
  /// Draws the whole of `image` into `rect`, in user coordinates.
  ///
  /// An image drawn at its pixel size on the pixel grid is copied exactly. Otherwise it is filtered by area averaging
  /// when shrinking and bilinearly when enlarging; axis-aligned images use integer weights. `image`: the picture; one
  /// without pixels draws nothing. `rect`: the rectangle of the whole picture, in user coordinates; an empty one draws
  /// nothing.
  package func draw(_ image: Pixmap, in rect: Rect) {
    guard image.width > 0, image.height > 0, !rect.isEmpty else { return }
    if transform.isUpright {
      drawUpright(image, in: rect)
    } else {
      drawTurned(image, in: rect)
    }
  }

  private func drawUpright(_ image: Pixmap, in rect: Rect) {
    guard let shape = RectCoverage(rect, transform) else { return }
    let place = shape.pixelBounds
    let isMirrored = transform.a < 0 || transform.d < 0
    if shape.isAligned, !isMirrored, place.width == image.width, place.height == image.height {
      let source = Surface(pixmap: image, originX: place.x, originY: place.y)
      return paint(shape, RowPainter(surface: surface, source: SurfaceSource(surface: source)))
    }
    let area = place.intersection(clip.bounds)
    guard !area.isEmpty else { return }
    let (left, right) = transform.a < 0 ? (shape.maxX, shape.minX) : (shape.minX, shape.maxX)
    let (top, bottom) = transform.d < 0 ? (shape.maxY, shape.minY) : (shape.minY, shape.maxY)
    let stretched = image.resampled(
      ResamplingTaps(count: image.width, from: left, to: right, range: area.x..<area.maxX),
      ResamplingTaps(count: image.height, from: top, to: bottom, range: area.y..<area.maxY))
    let source = Surface(pixmap: stretched, originX: area.x, originY: area.y)
    paint(shape, RowPainter(surface: surface, source: SurfaceSource(surface: source)))
  }

  /// Shrinks the image first, if necessary, and then interpolates bilinearly.
  private func drawTurned(_ image: Pixmap, in rect: Rect) {
    let edges = EdgeList(.rect(rect), transform)
    let scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let scaleY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let image = image.shrunk(width: rect.width * scaleX, height: rect.height * scaleY)
    let toRect = AffineTransform(
      a: rect.width / Double(image.width), b: 0, c: 0, d: rect.height / Double(image.height),
      tx: rect.minX, ty: rect.minY)
    guard let toImage = toRect.then(transform).inverse else { return }
    let source = TurnedSource(image: image, toImage: toImage, longestRun: clip.bounds.width)
    paint(edges, rule: .nonZero, RowPainter(surface: surface, source: source))
  }
}

extension Pixmap {
  /// Returns the image reduced to at most `width` × `height` pixels, rounded; the image itself if it is no larger.
  fileprivate func shrunk(width wantedWidth: Double, height wantedHeight: Double) -> Pixmap {
    func pixels(_ wanted: Double, _ limit: Int) -> Int {
      wanted < Double(limit) ? max(1, Int(wanted.rounded())) : limit
    }
    let newWidth = pixels(wantedWidth, width)
    let newHeight = pixels(wantedHeight, height)
    guard newWidth < width || newHeight < height else { return self }
    return resampled(
      ResamplingTaps(count: width, from: 0, to: Double(newWidth), range: 0..<newWidth),
      ResamplingTaps(count: height, from: 0, to: Double(newHeight), range: 0..<newHeight))
  }
}

/// The pixels of an image under any map, interpolated bilinearly, with its outermost pixels extended indefinitely.
private struct TurnedSource: PixelSource {
  let image: Pixmap
  /// From pixels of the canvas to pixels of the image.
  let toImage: AffineTransform
  let run: RunBuffer

  init(image: Pixmap, toImage: AffineTransform, longestRun: Int) {
    self.image = image
    self.toImage = toImage
    run = RunBuffer(capacity: longestRun)
  }

  func pixels(y: Int, x: Int, count: Int) -> UnsafePointer<UInt32> {
    for index in 0..<count {
      let place = toImage.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
      run.words[index] = pixel(steps(place.x, image.width), steps(place.y, image.height))
    }
    return UnsafePointer(run.words)
  }

  /// Returns a position, clamped to the centers of the first and the last pixel, in 1/256 pixel.
  private func steps(_ position: Double, _ count: Int) -> Int {
    let fromCenter = (position - 0.5) * 256
    return fromCenter > 0 ? Int(min(fromCenter, Double((count - 1) * 256)) + 0.5) : 0
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let (left, top) = (x &>> 8, y &>> 8)
    let right = min(left + 1, image.width - 1)
    let upper = image.words + top * image.width
    let lower = image.words + min(top + 1, image.height - 1) * image.width
    let (across, down) = (UInt32(x & 255), UInt32(y & 255))
    let above = mix(Pixmap.channels(upper[left]), Pixmap.channels(upper[right]), across)
    let below = mix(Pixmap.channels(lower[left]), Pixmap.channels(lower[right]), across)
    let sum = mix(above, below, down) &+ SIMD4(repeating: 1 << 15)
    let mean = sum &>> 16
    return mean.x | mean.y &<< 8 | mean.z &<< 16 | mean.w &<< 24
  }

  private func mix(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ part: UInt32) -> SIMD4<UInt32> {
    a &* (256 &- part) &+ b &* part
  }
}
