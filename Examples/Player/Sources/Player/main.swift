import LayoutshotKit

// Draws the player in both orientations and states, and writes where everything stands and what a rotation looks like.
let folder = CommandLine.arguments.dropFirst().first ?? "Pictures"
let player = try Layoutshot.forPlayer().open(PlayerScreen.description())

var shown: [ScreenTraits] = []
for orientation in [Orientation.portrait, .landscape] {
  for state in ["initial"] + player.states {
    let traits = try player.traits(orientation, state: state)
    try player.picture(traits).write(to: "\(folder)/player.\(orientation.rawValue).\(state).png")
    shown.append(traits)
  }
}
try player.writeFrames(shown, to: "\(folder)/frames.json")

let rotation = try player.transition(from: player.traits(.portrait), to: player.traits(.landscape))
try rotation.writeFilmstrip(to: "\(folder)/rotation.png")
let singing = try player.transition(from: player.traits(), to: player.traits(state: "lyrics"))
try singing.writeAnimation(to: "\(folder)/lyrics.png")

for finding in player.findings { print(finding.message) }
print("The pictures are in \(folder)")
