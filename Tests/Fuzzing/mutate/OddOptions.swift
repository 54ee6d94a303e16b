/// Command lines with rarely used options.
enum OddOptions {
  private static let devices = [
    "iphone-4s", "iphone-se", "iphone-8", "iphone-8-plus", "iphone-14", "iphone-16-pro-max", "ipad-mini",
    "ipad-11",
    "ipad-13", "no-such-device",
  ]
  private static let sizes = [
    "1x1", "1x2000", "2000x1", "320.5x480.25", "0.1x0.1", "1200x1200", "16384x1", "1x16384", "2000x2000",
    "375x667", "nanx1",
  ]
  private static let locales = [
    "en", "de", "ar", "he", "ja", "zh-Hans", "pt-BR", "pseudo-double", "pseudo-accented", "x",
  ]
  private static let curves = [
    "linear", "ease-in", "ease-out", "ease-in-out", "bezier(0,9,1,-9)", "bezier(1,0,0,1)", "spring(0.01)",
    "spring(0.1,50)",
    "spring(1,-1000)", "spring(2)", "bezier(nan,0,0,0)",
  ]
  private static let changes = [
    "x.text=y", "title.text=\u{202E}long\n\u{1B}[31m", "1.hidden=true", "view.alpha=nan",
    "label.numberOfLines=-1", "a.b.c=d",
    "button.title=", "view.hidden=YES", "Label.text=" + String(repeating: "wide ", count: 300),
  ]

  /// Returns a command and its options; the input follows them.
  static func commandLine(_ random: inout SeededRandom) -> [String] {
    switch random.index(20) {
    case 0..<8: ["render", "-o", "out"] + screens(&random) + look(&random) + jobs(&random)
    case 8..<11: ["match"] + match(&random)
    case 11..<16: inspect(&random)
    default:
      ["frames", "-o", "out"] + frames(&random) + screens(&random, ofFrames: true) + look(&random)
        + jobs(&random)
    }
  }

  private static func match(_ random: inout SeededRandom) -> [String] {
    maybe(&random, 2, "--format=json") + maybe(&random, 8, "--ignore-class=UILabel")
      + maybe(&random, 8, "--locale=" + random.pick(locales)) + maybe(&random, 8, "--strict")
  }

  private static func inspect(_ random: inout SeededRandom) -> [String] {
    let stage = random.pick(["document", "tree", "frames", "frames", "drawing"])
    var line = ["inspect", "--stage=" + stage] + maybe(&random, 2, "--format=json")
    if stage == "frames" || stage == "drawing" { line += screens(&random) + look(&random) }
    return line
  }

  private static func screens(_ random: inout SeededRandom, ofFrames: Bool = false) -> [String] {
    var line: [String] = []
    switch random.index(6) {
    case 0: line.append("--device=" + random.pick(devices))
    case 1: line.append("--size=" + random.pick(sizes))
    case 2 where !ofFrames: return ["--as-designed"]
    default: break
    }
    line += maybe(
      &random, 8, "--safe-area=" + random.pick(["none", "0,0,0,0", "1000,1000,1000,1000", "44,0,34,0"]))
    line += maybe(&random, 10, "--no-assumed-bars")
    line += maybe(&random, 4, "--scale=" + random.pick(["1", "2", "3"]))
    line += maybe(&random, 12, "--ignore-class=" + random.pick(["UILabel", "UIView", "\u{202E}"]))
    line += maybe(&random, 6, "--set", random.pick(changes))
    if !ofFrames {
      line += maybe(&random, 10, "--orientation=" + random.pick(["portrait", "landscape"]))
      line += maybe(&random, 12, "--state=" + random.pick(["all", "auto", "initial", "x"]))
    }
    return line
  }

  private static func look(_ random: inout SeededRandom) -> [String] {
    var line = maybe(&random, 6, "--appearance=dark") + maybe(&random, 10, "--contrast=high")
    line += maybe(&random, 6, "--system=" + random.pick(["15", "16", "17", "18", "26"]))
    line += maybe(&random, 6, "--text-size=" + random.pick(["xS", "xxxL", "AX1", "AX5"]))
    line += maybe(&random, 5, "--locale=" + random.pick(locales))
    line += maybe(&random, 6, "--layout-direction=rtl") + maybe(&random, 8, "--chrome")
    line += maybe(
      &random, 4, "--highlight=" + random.pick(["all", "none", "ambiguous", "clipped,misplaced"]))
    return line
  }

  private static func frames(_ random: inout SeededRandom) -> [String] {
    var line = maybe(&random, 2, "--canvas=" + random.pick(["content", "device", "fixed"]))
    line += maybe(&random, 2, "--curve=" + random.pick(curves))
    switch random.index(4) {
    case 0: line.append("--keyframes=" + random.pick(["0,1", "0.5", "0,.25,.5,1", "1,0,1"]))
    case 1: line.append("--frame=" + random.pick(["0", "1", "4", "99999"]))
    default: line.append("--fps=" + random.pick(["0.01", "1", "7.5", "12"]))
    }
    line += maybe(&random, 6, "--duration=" + random.pick(["0", "1ms", "0.7", "1"]))
    line += maybe(&random, 8, "--delay=" + random.pick(["0.1", "10ms"]))
    line += maybe(&random, 8, random.pick(["--reverse", "--there-and-back"]))
    line += maybe(
      &random, 3, "--format=" + random.pick(["all", "json", "text", "paths", "onion", "filmstrip,gif"]))
    line += maybe(&random, 3, "--check") + maybe(&random, 10, "--max-step=0.01")
    line += maybe(
      &random, 5, "--from=" + random.pick(["portrait", "landscape", "initial", "x", "portrait/x"]))
    return line
  }

  private static func jobs(_ random: inout SeededRandom) -> [String] {
    maybe(&random, 2, "--jobs=" + random.pick(["1", "3"])) + maybe(&random, 12, "--strict")
  }

  private static func maybe(_ random: inout SeededRandom, _ times: Int, _ words: String...) -> [String] {
    random.happens(oneIn: times) ? words : []
  }
}
