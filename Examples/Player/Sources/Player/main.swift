import LayoutshotKit

// Draws the player in both orientations and states, and writes the positions of all views and the frames of a rotation.
let folder = CommandLine.arguments.dropFirst().first ?? "Pictures"
let player = try Layoutshot.forPlayer().open(PlayerScreen.description())

var shown: [ScreenTraits] = []
for orientation in [Orientation.portrait, .landscape] {
  for state in ["initial"] + player.states {
    let traits = try player.traits(orientation, state: state, scale: 1)
    try player.picture(traits).write(to: "\(folder)/player.\(orientation.rawValue).\(state).png")
    shown.append(traits)
  }
}
try player.writeFrames(shown, to: "\(folder)/frames.json")

let rotation = try player.transition(
  from: player.traits(.portrait, scale: 1), to: player.traits(.landscape, scale: 1))
try rotation.writeFilmstrip(to: "\(folder)/rotation.png", framesPerSecond: 20)
let singing = try player.transition(
  from: player.traits(scale: 1), to: player.traits(state: "lyrics", scale: 1))
try singing.writeAnimation(to: "\(folder)/lyrics.png", framesPerSecond: 20)

for finding in player.findings { print(finding.message) }
print("The pictures are in \(folder)")
