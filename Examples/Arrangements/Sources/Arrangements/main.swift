import LayoutshotKit

// Draws the screen in both orientations and its named layout, and how it rotates.
let folder = CommandLine.arguments.dropFirst().first ?? "Pictures"
let screen = try Layoutshot().open(WeatherScreen.description)

for orientation in Orientation.allCases {
  try screen.picture(screen.traits(orientation)).write(to: "\(folder)/weather.\(orientation.rawValue).png")
}
try screen.picture(screen.traits(state: "dial")).write(to: "\(folder)/weather.dial.png")

let rotation = try screen.transition(from: screen.traits(scale: 1), to: screen.traits(.landscape, scale: 1))
try rotation.writeFilmstrip(to: "\(folder)/weather.rotation.png", framesPerSecond: 15)

for finding in screen.findings { print(finding.message) }
print("The pictures are in \(folder)")
