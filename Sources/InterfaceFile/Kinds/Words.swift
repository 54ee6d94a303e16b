import Views

// Words shared by several kinds of view, as modern documents write them.

let alignmentWords: [(String, TextAlignment)] = [
  ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
]

let lineBreakWords: [(String, LineBreakMode)] = [
  ("wordWrap", .wordWrap), ("wordWrapping", .wordWrap), ("characterWrap", .characterWrap),
  ("charWrapping", .characterWrap), ("clip", .clip), ("clipping", .clip), ("headTruncation", .headTruncation),
  ("truncatingHead", .headTruncation), ("tailTruncation", .tailTruncation),
  ("truncatingTail", .tailTruncation),
  ("middleTruncation", .middleTruncation), ("truncatingMiddle", .middleTruncation),
]
