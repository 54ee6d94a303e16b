import Diagnostics
import Geometry
import Goldens
import JSON
import PictureComparison

extension Severity: CachedForm {}
extension Category: CachedForm {}
extension ChangeKind: CachedForm {}
extension TreeChange.Kind: CachedForm {}
extension GoldenFailure.Reason: CachedForm {}
extension FaultyMotion.Kind: CachedForm {}
extension GoldenFailure.Provenance: CachedForm {}

// MARK: Findings

extension SourceLocation: CachedRecord {
  static let blank = SourceLocation(file: "")
  static var members: CachedMembers<Self> { CachedMembers(\.file, \.line, \.column) }
}

extension Finding.Note: CachedRecord {
  static let blank = Finding.Note("")
  static var members: CachedMembers<Self> { CachedMembers(\.sentence, \.location) }

  /// Entries of a cache may be anybody's: what they say is printed like any other sentence.
  private var sentence: String {
    get { message }
    set { message = PrintedText.sentence(newValue) }
  }
}

extension Finding.Occurrence: CachedRecord {
  static let blank = Finding.Occurrence(screen: "", orientation: "", device: nil)
  static var members: CachedMembers<Self> { CachedMembers(\.screen, \.orientation, \.device) }
}

extension Finding: CachedRecord {
  static let blank = Finding(.note, .request, "")
  static var members: CachedMembers<Self> {
    CachedMembers(\.severity, \.category, \.sentence, \.location, \.notes, \.occurrences, \.package)
  }

  private var sentence: String {
    get { message }
    set { message = PrintedText.sentence(newValue) }
  }

  private var package: String? {
    get { missingPackage }
    set { missingPackage = newValue.map(PrintedText.shortened) }
  }
}

extension FaultyMotion.Fault: CachedRecord {
  static let blank = FaultyMotion.Fault(check: "", message: "", line: 0, subject: "")
  static var members: CachedMembers<Self> { CachedMembers(\.check, \.message, \.line, \.subject) }
}

extension FaultyMotion: CachedRecord {
  static let blank = FaultyMotion(motion: "", words: "", document: "", scene: "", faults: [])
  static var members: CachedMembers<Self> {
    CachedMembers(\.kind, \.motion, \.words, \.document, \.scene, \.faults)
  }
}

extension ScreenWords.Line: CachedRecord {
  static let blank = ScreenWords.Line("")
  static var members: CachedMembers<Self> { CachedMembers(\.sentence, \.isConsequence, \.file, \.line) }

  private var sentence: String {
    get { text }
    set { text = PrintedText.sentence(newValue) }
  }
}

extension ScreenWords: CachedRecord {
  static let blank = ScreenWords(document: "", scene: "")
  static var members: CachedMembers<Self> { CachedMembers(\.document, \.scene, \.lines) }
}

// MARK: Failures

extension GoldenMoment: CachedRecord {
  static let blank = GoldenMoment(motion: "", words: "", frame: 0, count: 0, recordedCount: 0, time: nil)
  static var members: CachedMembers<Self> {
    CachedMembers(\.motion, \.words, \.frame, \.count, \.recordedCount, \.time)
  }
}

extension PixelRect: CachedRecord {
  static let blank = PixelRect(x: 0, y: 0, width: 0, height: 0)
  static var members: CachedMembers<Self> { CachedMembers(\.x, \.y, \.width, \.height) }
}

extension DifferenceRegion: CachedRecord {
  static let blank = DifferenceRegion(box: .blank, pixelCount: 0, largestChannelDifference: 0)
  static var members: CachedMembers<Self> {
    CachedMembers(\.box, \.pixelCount, \.largestChannelDifference, \.owner, \.kind)
  }
}

extension TreeChange.Cells: CachedRecord {
  static let blank = TreeChange.Cells(table: "", count: 0)
  static var members: CachedMembers<Self> { CachedMembers(\.table, \.count) }
}

extension TreeChange: CachedRecord {
  static let blank = TreeChange(
    kind: .moved, viewID: "", view: "", path: "", property: "", old: "", new: "", line: 0)
  static var members: CachedMembers<Self> {
    CachedMembers(
      \.kind, \.viewID, \.viewSentence, \.path, \.propertySentence, \.old, \.new, \.line, \.oldLine, \.file,
      \.constraintID, \.root, \.isOfOwnFrame, \.isPaint, \.isWithoutPicture, \.isOfLayout,
      \.cells)
  }

  private var viewSentence: String {
    get { view }
    set { view = PrintedText.sentence(newValue) }
  }

  private var propertySentence: String {
    get { property }
    set { property = PrintedText.sentence(newValue) }
  }
}

extension KindPolicy: CachedRecord {
  static let blank = KindPolicy()
  static var members: CachedMembers<Self> { CachedMembers(\.failing, \.ignored) }
}

extension GoldenFailure: CachedRecord {
  static let blank = GoldenFailure(
    path: "", reason: .missing, document: "", scene: "", variant: "", actual: nil, tree: "", renderer: "")
  static var members: CachedMembers<Self> {
    CachedMembers(
      \.path, \.reason, \.document, \.scene, \.variant, \.actual, \.tree, \.renderer, \.differing, \.area,
      \.regions, \.changes, \.knowsTrees, \.moment, \.was, \.isOfWholeDocument, \.policy, \.unmatched,
      \.missingFonts, \.provenance, \.error, \.distance)
  }
}

/// Runs with a cache record nothing and remove nothing.
extension GoldenVerdict.Outcome: CachedForm {
  var form: JSONValue {
    switch self {
    case .passed: .flag(true)
    case .withinTolerance: .flag(false)
    case .failed(let failure): failure.form
    case .recorded, .removed: .null
    }
  }

  init(form json: JSONValue) throws(CachedFormError) {
    switch json.flag {
    case true?: self = .passed
    case false?: self = .withinTolerance
    case nil: self = .failed(try GoldenFailure(form: json))
    }
  }
}

extension GoldenVerdict: CachedRecord {
  static var blank: GoldenVerdict {
    var verdict = GoldenVerdict("", .passed)
    verdict.nanoseconds = nil
    return verdict
  }
  static var members: CachedMembers<Self> {
    CachedMembers(\.path, \.outcome, \.treeChange, \.oldRenderer, \.findings, \.masked, \.pixels, \.tree)
  }
}

// MARK: Documents

extension GoldenScene: CachedRecord {
  static let blank = GoldenScene(folder: "", name: "")
  static var members: CachedMembers<Self> { CachedMembers(\.folder, \.name) }
}

extension ConfigurationUse.Kind: CachedForm {}

extension ConfigurationUse: CachedRecord {
  static let blank = ConfigurationUse(.screen)
  static var members: CachedMembers<Self> { CachedMembers(\.kind, \.name, \.index) }
}

extension DocumentResult: CachedRecord {
  static let blank = DocumentResult()
  static var members: CachedMembers<Self> {
    CachedMembers(
      \.verdicts, \.findings, \.faults, \.faulty, \.words, \.foundFaults, \.uses, \.isComplete, \.expected,
      \.screens,
      \.lacksGoldens)
  }
}
