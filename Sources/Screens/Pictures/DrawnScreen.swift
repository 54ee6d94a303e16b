import Diagnostics
import Painting
import Typography
import Views

/// A laid-out screen with its drawing: the result of `Renderer.drawing(of:)`.
package struct DrawnScreen: Sendable {
  package let laidOut: LaidOutScreen
  /// The drawing, including highlights: a value that can be rasterized on any thread.
  package let drawing: Drawing
  /// The highlights in the drawing; their rectangles are in points, in window coordinates.
  package var highlights: [Highlight] { marks.highlights }
  /// The highlights, and the findings made while computing them.
  package let marks: ScreenMarks
  /// The bars around the screen.
  package let surroundings: Surroundings
  /// The substitutions made for fonts, characters and symbols that the document asks for.
  package let texts: [TextFinding]
  /// The painter that produced the drawing.
  package let painter: TreePainter
}

extension DrawnScreen {
  /// The findings about fonts of packages that are not here, one for each package: what is drawn of them are boxes.
  package var missingFonts: [Finding] {
    var packages: Set<String> = []
    return texts.map(\.finding).filter { finding in
      finding.category == .font && finding.missingPackage.map { packages.insert($0).inserted } ?? false
    }
  }

  /// What the device shows over the screen, on a clear canvas.
  package var device: Drawing {
    painter.device(
      over: laidOut.tree, frames: laidOut.frames, around: laidOut.surroundings(showsDevice: true))
  }

  /// Returns the drawing with the device around it; the drawing itself if it is not of a device's whole screen.
  package func inFrame(_ fonts: FontLibrary) -> Drawing {
    let traits = laidOut.traits
    guard let device = traits.device ?? (traits.screen == nil ? laidOut.screen.canvas.knownDevice : nil),
      drawing.canvas == device.size(in: traits.orientation)
    else { return drawing }
    return DeviceFrame(device, traits.orientation).drawing(around: drawing, fonts)
  }
}
