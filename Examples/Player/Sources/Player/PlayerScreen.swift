import LayoutshotKit

/// The screen of a music player: an artwork and a panel, placed differently in each orientation, and a state in which
/// the panel shows the lyrics.
enum PlayerScreen {
  static func description() throws(DescriptionError) -> ScreenDescription {
    var screen = ScreenDescription("Player", view: live)
    screen.portraitView = template(
      artwork: Rect(x: 32, y: 92, width: 329, height: 329), cornerRadius: 20,
      panel: Rect(x: 32, y: 461, width: 329, height: 310))
    screen.landscapeView = template(
      artwork: Rect(x: 83, y: 44, width: 288, height: 288), cornerRadius: 144,
      panel: Rect(x: 419, y: 40, width: 350, height: 310))
    screen.states = [.init("lyrics", view: try lyricsState())]
    return screen
  }

  // MARK: The live view

  /// The one view that is drawn.
  private static let live = ViewDescription.view(
    id: "player", color: .systemBackground, subviews: [artwork, panel]
  ).with { $0.tintColor = .systemIndigo }

  /// A record with a note on it, which grows and shrinks with its frame.
  private static var artwork: ViewDescription {
    let groove = disc("groove", .hex(0xFFFFFF, alpha: 0.14))
    let record = disc("record", .hex(0xFFFFFF, alpha: 0.18))
    let note = ViewDescription.image(symbol("music.note", size: 88), id: "note").with {
      $0.tintColor = .white
    }
    let noteSize = [
      note.widthAnchor.constraint(equalToConstant: 96), note.heightAnchor.constraint(equalToConstant: 96),
    ]
    var view = ViewDescription.view(id: "artwork", color: .systemIndigo, subviews: [groove, record, note])
    view.runtimeAttributes = [.role("artwork")]
    view.layer.cornerRadius = 20
    (view.layer.shadow.opacity, view.layer.shadow.radius) = (0.25, 16)
    view.layer.shadow.offset = Size(width: 0, height: 8)
    view.constraints = noteSize
    for (disc, diameter) in [(groove, 232.0), (record, 168)] {
      view.constraints += [
        disc.widthAnchor.constraint(equalToConstant: diameter),
        disc.heightAnchor.constraint(equalToConstant: diameter),
      ]
    }
    for inside in [groove, record, note] {
      view.constraints += [
        inside.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        inside.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ]
    }
    return view
  }

  private static func disc(_ id: String, _ color: Color) -> ViewDescription {
    .view(id: id, color: color).with { $0.layer.cornerRadius = id == "groove" ? 116 : 84 }
  }

  private static let title = ViewDescription.label(
    "Harbour Lights", id: "title", font: FontDescription(systemSize: 26, weight: .bold))
  private static let artist = ViewDescription.label(
    "The Tidal Index · North Sea", id: "artist", font: FontDescription(systemSize: 17), color: .secondaryLabel
  )
  private static let like = ViewDescription.button(nil, image: symbol("heart", size: 24), id: "like")
  private static let lyrics = ViewDescription.label(
    "Count the lanterns, one by one,\nhalf the harbour’s gone to sleep;\nwhat the tide has lent, it keeps.",
    id: "lyrics", font: FontDescription(systemSize: 19, weight: .semibold), lines: 0
  ).with { $0.alpha = 0 }
  private static let progress = ViewDescription.slider(0.38, id: "progress")
  private static let elapsed = time("1:32", "elapsed")
  private static let remaining = time("−2:31", "remaining")
  private static let transport = ViewDescription.stack(
    .horizontal, spacing: 44, alignment: .center, id: "transport",
    subviews: [
      square(.button(nil, image: symbol("backward.fill", size: 28), id: "back"), 44),
      square(.button(nil, image: symbol("play.fill", size: 44), id: "play"), 56),
      square(.button(nil, image: symbol("forward.fill", size: 28), id: "forward"), 44),
    ])
  private static let volume = ViewDescription.stack(
    .horizontal, spacing: 12, alignment: .center, id: "volume",
    subviews: [
      square(.image(symbol("speaker.fill", size: 15), id: "quiet"), 20).with { $0.tintColor = .systemGray },
      .slider(0.6, id: "level"),
      square(.image(symbol("speaker.wave.3.fill", size: 15), id: "loud"), 24).with {
        $0.tintColor = .systemGray
      },
    ])

  private static var panel: ViewDescription {
    var view = ViewDescription.view(
      id: "panel", subviews: [title, artist, like, lyrics, progress, elapsed, remaining, transport, volume])
    view.runtimeAttributes = [.role("panel")]
    view.constraints = constraints(of: view, showsLyrics: false)
    return view
  }

  private static func constraints(of panel: ViewDescription, showsLyrics: Bool) -> [ConstraintDescription] {
    [
      title.topAnchor.constraint(equalTo: panel.topAnchor),
      title.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: like.leadingAnchor, constant: -12),
      artist.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      artist.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      like.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      like.widthAnchor.constraint(equalToConstant: 32),
      like.heightAnchor.constraint(equalToConstant: 32),
      like.centerYAnchor.constraint(equalTo: title.bottomAnchor),
      lyrics.topAnchor.constraint(equalTo: artist.bottomAnchor, constant: 20),
      lyrics.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      lyrics.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      // The changes of the state: the lyrics push everything below them down, and replace the volume.
      progress.topAnchor.constraint(
        equalTo: showsLyrics ? lyrics.bottomAnchor : artist.bottomAnchor, constant: showsLyrics ? 16 : 28),
      progress.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      progress.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      elapsed.topAnchor.constraint(equalTo: progress.bottomAnchor, constant: 2),
      elapsed.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      remaining.firstBaselineAnchor.constraint(equalTo: elapsed.firstBaselineAnchor),
      remaining.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      transport.topAnchor.constraint(equalTo: elapsed.bottomAnchor, constant: showsLyrics ? 12 : 20),
      transport.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      volume.topAnchor.constraint(equalTo: transport.bottomAnchor, constant: 24),
      volume.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      volume.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
    ]
  }

  // MARK: Templates

  /// A layout template: it only has counterparts of the artwork and of the panel, identified by their roles.
  private static func template(artwork: Rect, cornerRadius: Double, panel: Rect) -> ViewDescription {
    .view(subviews: [
      .view(id: "artworkPlace", frame: artwork).with {
        $0.runtimeAttributes = [.role("artwork")]
        $0.layer.cornerRadius = cornerRadius
      },
      .view(id: "panelPlace", frame: panel).with { $0.runtimeAttributes = [.role("panel")] },
    ])
  }

  /// The constraint template: a copy of the live view with other constraints, a smaller note and visible lyrics.
  private static func lyricsState() throws(DescriptionError) -> ViewDescription {
    var state = live
    try state.edit("panel") { $0.constraints = constraints(of: $0, showsLyrics: true) }
    try state.edit("lyrics") { $0.alpha = 1 }
    try state.edit("volume") { $0.alpha = 0 }
    try state.edit("note") {
      ($0.layer.transform.scaleX, $0.layer.transform.scaleY) = (0.75, 0.75)
      $0.templateAttributes = ["zoom"]
    }
    return state
  }

  // MARK: Parts

  private static func symbol(_ name: String, size: Double) -> ImageReference {
    var image = ImageReference(name: name, isSystem: true)
    var configuration = SymbolConfiguration()
    configuration.pointSize = size
    image.symbolConfiguration = configuration
    return image
  }

  /// A view with constraints for its own width and height, in points.
  private static func square(_ view: ViewDescription, _ side: Double) -> ViewDescription {
    var view = view
    view.constraints += [
      view.widthAnchor.constraint(equalToConstant: side), view.heightAnchor.constraint(equalToConstant: side),
    ]
    return view
  }

  private static func time(_ text: String, _ id: String) -> ViewDescription {
    .label(text, id: id, font: FontDescription(systemSize: 12, weight: .medium), color: .secondaryLabel)
  }
}

extension RuntimeAttribute {
  /// The role of a view, which the app's own matching rule compares.
  static func role(_ name: String) -> RuntimeAttribute {
    RuntimeAttribute(keyPath: "role", value: .string(name))
  }
}
