/// A place in an input file.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it.
  public var file: String
  /// The line, from 1; 0 stands for the file as a whole.
  public var line: Int
  /// The column in bytes, from 1; 0 stands for the line as a whole.
  public var column: Int

  /// A place from its file, line and column; without line and column the file as a whole.
  ///
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - line: The line, from 1; 0 stands for the file as a whole.
  ///   - column: The column in bytes, from 1; 0 stands for the line as a whole.
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

/// Something worth knowing about an input that did not stop the work.
public struct Finding: Hashable, Sendable {
  /// A line below a finding, with a place of its own.
  public struct Note: Hashable, Sendable {
    /// The sentence, without a full stop.
    public var message: String
    /// The place it refers to.
    public var location: SourceLocation?

    /// A note from its sentence and place.
    ///
    /// - Parameters:
    ///   - message: The sentence, without a full stop.
    ///   - location: The place that it is about; nil for the finding's own.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = PrintedText.sentence(message)
      self.location = location
    }
  }

  /// How much it weighs.
  public var severity: Severity
  /// Its kind.
  public var category: Category
  /// The sentence, without a full stop.
  public var message: String
  /// The place it refers to.
  public var location: SourceLocation?
  /// What explains it.
  public var notes: [Note]

  /// A finding from its parts.
  ///
  /// - Parameters:
  ///   - severity: How much it weighs.
  ///   - category: Its kind, the word in brackets.
  ///   - message: The sentence, without a full stop; of long texts that it quotes the beginning is kept.
  ///   - location: The place that it is about; nil where there is none.
  ///   - notes: What explains it, a line each.
  public init(
    _ severity: Severity, _ category: Category, _ message: String, at location: SourceLocation? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.category = category
    self.message = PrintedText.sentence(message)
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
