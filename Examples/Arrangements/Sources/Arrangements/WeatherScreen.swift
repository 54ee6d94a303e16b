import LayoutshotKit

/// The weather of a place: today on top and the hours below, side by side in landscape.
enum WeatherScreen {
  private static let hours = [
    ("Now", "18°"), ("13", "19°"), ("14", "21°"), ("15", "21°"), ("16", "20°"), ("17", "19°"),
  ]
  private static let details = [("Wind", "14 km/h"), ("Humidity", "62 %"), ("Sunset", "20:41")]

  static var description: ScreenDescription {
    ScreenDescription("Weather", on: .device(Device(named: "iphone-15")!)) {
      Label("Ljubljana", font: FontDescription(systemSize: 28, weight: .bold)).id("place")
      Label("18°", font: FontDescription(systemSize: 72, weight: .thin)).id("now")
      Label("Partly cloudy, with a light wind from the south in the afternoon", alignment: .center, lines: 0)
        .id("text")
      hourCards
      detailTable
      Button("Refresh").id("refresh")
    }
    .layout(.portrait) {
      Arrangement.vertical(spacing: 16) {
        "place"
        "now"
        ArrangedItem(view: "text").aligned(.stretch, .center)
        ArrangedItem(view: "hours").aligned(.stretch, .center)
        ArrangedItem(view: "details").aligned(.stretch, .stretch)
        "refresh"
      }
      .padded(16, in: .safeArea)
      Arranged("hours", hourFlow)
    }
    .layout(.landscape) {
      Arrangement.grid(columns: [.star(2), .star(3)], rows: [.auto, .auto, .star(1)], spacing: 16) {
        "place"
        ArrangedItem(view: "hours").aligned(.stretch, .center).spanning(rows: 2)
        "now"
        ArrangedItem(view: "text").aligned(.stretch, .top)
        ArrangedItem(view: "details").aligned(.stretch, .stretch)
      }
      .padded(16, in: .safeArea)
      Arranged("hours", hourFlow)
      Hidden("refresh")
      LayoutAnimation(duration: 0.4, curve: .easeOut)
    }
    .layout("dial") {
      Arrangement.vertical(spacing: 16) {
        "place"
        ArrangedItem(view: "hours").aligned(.stretch, .stretch)
      }
      .padded(16, in: .safeArea)
      // The hours move with a spring, the rest of the screen with the default curve.
      Arranged(
        "hours",
        Arrangement.custom("circle", parameters: ["radius": 110]) { for (hour, _) in hours { "h\(hour)" } },
        animation: LayoutAnimation(duration: 0.6, curve: .spring(dampingRatio: 0.6, velocity: 0)))
      Hidden("now", "text", "details", "refresh")
    }
  }

  private static var hourFlow: Arrangement {
    Arrangement.flow(spacing: 8) { for (hour, _) in hours { "h\(hour)" } }
  }

  /// A card for each hour, with its labels one below the other.
  private static var hourCards: ViewDescription {
    ViewDescription.view(
      id: "hours",
      subviews: hours.map { hour, degrees in
        ViewDescription.view(
          id: "h\(hour)", color: .systemGray5,
          subviews: [Label(hour).id("h\(hour).time"), Label(degrees).id("h\(hour).degrees")]
        ).with {
          $0.layer.cornerRadius = 10
          $0.arrangement = Arrangement.vertical(spacing: 4) {
            "h\(hour).time"
            "h\(hour).degrees"
          }.padded(10)
        }
      })
  }

  /// Two columns: names at their natural width, values in the rest.
  private static var detailTable: ViewDescription {
    ViewDescription.view(
      id: "details",
      subviews: details.flatMap { [Label($0).id($0), Label($1, alignment: .right).id("\($0).value")] }
    ).with {
      $0.arrangement = Arrangement.grid(columns: [.auto, .star(1)], spacing: 12) {
        for (name, _) in details {
          ArrangedItem(view: name).aligned(.leading, .center)
          ArrangedItem(view: "\(name).value").aligned(.stretch, .center)
        }
      }
    }
  }
}
