/// A place in an input file.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it.
  public var file: String
  /// The line, from 1; 0 stands for the file as a whole.
  public var line: Int
  /// The column in bytes, from 1; 0 stands for the line as a whole.
  public var column: Int

  /// A place from its file, line and column; without line and column the file as a whole.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// How much a finding weighs.
public enum Severity: String, Hashable, Sendable, Comparable {
  /// Explains another finding.
  case note
  /// The result stands, but something in it is not as its author may think.
  case warning
  /// Something could not be done.
  case error

  /// Notes weigh less than warnings, and these less than errors.
  public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The kind of a finding: the word in brackets in its printed form.
public enum Category: String, Hashable, Sendable, CaseIterable {
  /// An element or attribute that layoutshot does not understand and leaves out.
  case ignored
  /// A view without a counterpart in a layout.
  case unmatched
  /// A live view that two template views claim.
  case shared
  /// A layout that does not come back after there and back again.
  case roundTrip = "round-trip"
  /// An outlet that is missing, doubled or leads nowhere.
  case outlet
  /// A reference to an object that is not in the file.
  case reference
  /// A value that cannot be what it is said to be.
  case value
  /// Constraints that cannot hold together.
  case conflict
  /// A view whose place or size the constraints leave open.
  case ambiguous
  /// A view whose text is cut, or that stands outside what shows it.
  case clipped
  /// A view that the file recorded elsewhere than layout puts it.
  case misplaced
  /// A font or glyph that is not to be had.
  case font
  /// An image or colour of the project that is missing or cannot be read.
  case asset
  /// A device or canvas that is not known.
  case device
  /// Two views that lie over each other on the way between two layouts only.
  case overlap
  /// A view that leaves the screen or the safe area on the way.
  case outside
  /// Something visible that changes at once where all else moves.
  case jump
  /// A view that goes too far in one frame.
  case teleport
  /// Siblings that change places.
  case crossing
  /// A text that is cut on the way only.
  case truncated
  /// A size that goes through zero.
  case collapse
  /// An image out of proportion on the way.
  case bent
  /// A motion whose first or last frame is not the still picture.
  case end
  /// Something asked for on the command line that the input does not hold.
  case request
}

/// Something worth telling about an input that did not stop the work.
public struct Finding: Hashable, Sendable {
  /// A line below a finding, with a place of its own.
  public struct Note: Hashable, Sendable {
    /// The sentence, without a full stop.
    public var message: String
    /// The place it speaks of.
    public var location: SourceLocation?

    /// A note from its sentence and place.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// How much it weighs.
  public var severity: Severity
  /// Its kind.
  public var category: Category
  /// The sentence, without a full stop.
  public var message: String
  /// The place it speaks of.
  public var location: SourceLocation?
  /// What explains it.
  public var notes: [Note]

  /// A finding from its parts.
  public init(
    _ severity: Severity, _ category: Category, _ message: String, at location: SourceLocation? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.category = category
    self.message = message
    self.location = location
    self.notes = notes
  }
}

/// An error that stops a stage and knows where: its cases are data, its English is one property.
public protocol LocatedError: Error {
  /// The place in the input, where there is one.
  var location: SourceLocation? { get }
  /// The sentence, without a full stop.
  var message: String { get }
  /// What explains it.
  var notes: [Finding.Note] { get }
}

extension LocatedError {
  /// Nothing more to say.
  public var notes: [Finding.Note] { [] }
}
