import Diagnostics
import Files
import GoldenRuns
import Goldens

/// `layoutshot comment`: the Markdown of a comment that a job prepared which may be a stranger's.
struct CommentCommand {
  /// The first line, by which the comment is found again. A host does not show it.
  private static let marker = "<!-- layoutshot -->\n"

  private let options: CommonOptions
  private let folder: CommentFolder
  private let pictures: String?
  private let pictureURL: String?
  private let page: String?

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    guard parsed.inputs.count == 1 else { throw UsageError("'comment' takes one folder") }
    folder = CommentFolder(parsed.inputs[0])
    (pictures, page) = (parsed.value("pictures"), parsed.value("page-url"))
    pictureURL = parsed.value("picture-url")
    if pictureURL != nil, pictures == nil {
      throw UsageError("--picture-url needs --pictures, the folder of the pictures that will be there")
    }
    for name in ["pictures", "picture-url", "page-url"] where parsed.value(name) == "" {
      throw UsageError("--\(name) is empty")
    }
  }

  /// The exit status is 1 if the comment says that something looks different, or is wrong.
  func run() throws -> Int32 {
    var comment = try folder.comment()
    if let pictures {
      let redrawn = try folder.redraw(picturesOf: comment, to: pictures)
      comment = redrawn.comment
      options.report(redrawn.findings)
    }
    let base = pictureURL.map { ReviewComment.PictureBase.url($0) } ?? .none
    let text = Self.marker + comment.markdown(pictures: base, page: page)
    if let output = options.parsed.value("output"), output != "-" {
      try OutputFile.write(Array(text.utf8), to: output)
    } else {
      Terminal.print(text)
    }
    return comment.isQuiet ? 0 : 1
  }
}
