import Diagnostics
import GoldenRuns
import Reports
import TerminalPictures
import Views

/// The completions offered by shells after an option.
enum OptionChoices: Equatable {
  /// One of some words.
  case words([String])
  case file
  case folder
  /// A free text that cannot be completed.
  case text

  /// The completions for an option of a command. Words are those accepted by the command; `CompletionTests` compares
  /// them.
  init(of option: Option, in command: Command) {
    switch (command.name, option.name) {
    case (_, "orientation"): self = .words(["portrait", "landscape", "both"])
    case (_, "appearance"): self = .words(["light", "dark"])
    case (_, "contrast"): self = .words(["normal", "high"])
    case (_, "presented"): self = .words(PresentationStyle.words)
    case (_, "layout-direction"): self = .words(["ltr", "rtl"])
    case (_, "scale"): self = .words(["1", "2", "3"])
    case (_, "color"): self = .words(["auto", "always", "never"])
    case (_, "device"): self = .words(Device.all.map(\.name))
    case (_, "stage"): self = .words(InspectReport.Stage.allCases.map(\.rawValue))
    case (_, "template-rules"): self = .words(["complete", "library"])
    case ("record", "mode"), ("verify", "record"): self = .words(["missing", "failed", "all", "never"])
    case (_, "reporter"): self = .words(["text", "github", "json", "sarif"])
    case ("match", "format"), ("inspect", "format"), ("compare", "format"), ("devices", "format"),
      ("fonts", "format"), ("agree", "format"), ("merge", "format"):
      self = .words(["text", "json"])
    case ("diff", "format"): self = .words(["text", "json", "markdown"])
    case ("merge", "take"): self = .words(["ours", "theirs"])
    case ("review", "pictures"), ("merge", "pictures"):
      self = .words(["auto"] + TerminalPicture.Form.allCases.map(\.rawValue))
    case (_, "warn"), (_, "no-warn"): self = .words(ReportedKinds.words)
    default:
      switch option.value {
      case "FILE", "PATH": self = .file
      case "DIR": self = .folder
      default: self = .text
      }
    }
  }
}
