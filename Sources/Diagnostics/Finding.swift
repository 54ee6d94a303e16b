/// A location in an input file.
public struct SourceLocation: Hashable, Sendable {
  /// The file as given by the user.
  public var file: String
  /// The line, from 1; 0 for the file as a whole.
  public var line: Int
  /// The column in bytes, from 1; 0 for the line as a whole.
  public var column: Int

  /// Creates a location; without line and column, the file as a whole.
  ///
  /// - Parameters:
  ///   - file: The file as given by the user.
  ///   - line: The line, from 1; 0 for the file as a whole.
  ///   - column: The column in bytes, from 1; 0 for the line as a whole.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// The severity of a finding.
public enum Severity: String, Hashable, Sendable, Comparable {
  /// Explains another finding.
  case note
  /// There is a result, but it may not be what the author expects.
  case warning
  /// Something could not be done.
  case error

  /// Notes are less severe than warnings, and these less than errors.
  public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A message about an input that did not stop the work.
public struct Finding: Hashable, Sendable {
  /// An additional line below a finding, with its own location.
  public struct Note: Hashable, Sendable {
    /// The sentence, without a full stop.
    public var message: String
    /// The location it refers to.
    public var location: SourceLocation?

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - message: The sentence, without a full stop.
    ///   - location: The location it refers to; nil for the finding's own.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = PrintedText.sentence(message)
      self.location = location
    }
  }

  /// The severity.
  public var severity: Severity
  /// The category.
  public var category: Category
  /// The sentence, without a full stop.
  public var message: String
  /// The location it refers to.
  public var location: SourceLocation?
  /// Additional explanations.
  public var notes: [Note]
  /// The Debian package whose installation removes the cause; nil if there is none.
  public var missingPackage: String?
  /// Where it occurs, if it is about a layout; equal findings may occur in several places.
  public var occurrences: [Occurrence] = []

  /// A screen as it was laid out.
  public struct Occurrence: Hashable, Sendable {
    /// The name of the screen.
    public var screen: String
    /// Which way the screen is held: `portrait` or `landscape`.
    public var orientation: String
    /// The device's name; nil for a canvas that is no device's.
    public var device: String?

    /// Creates an occurrence.
    ///
    /// - Parameters:
    ///   - screen: The name of the screen.
    ///   - orientation: Which way the screen is held: `portrait` or `landscape`.
    ///   - device: The device's name; nil for a canvas that is no device's.
    public init(screen: String, orientation: String, device: String?) {
      (self.screen, self.orientation, self.device) = (screen, orientation, device)
    }
  }

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - category: The category, the word in brackets.
  ///   - message: The sentence, without a full stop; long quoted texts are shortened.
  ///   - location: The location it refers to; nil if there is none.
  ///   - notes: Additional explanations, one per line.
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

extension Finding {
  /// Whether both say the same at the same place, wherever it occurs.
  public static func == (left: Finding, right: Finding) -> Bool {
    left.location == right.location && left.message == right.message && left.severity == right.severity
      && left.category == right.category && left.notes == right.notes
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(message)
    hasher.combine(severity)
    hasher.combine(category)
    hasher.combine(notes)
  }

  /// Adds the occurrences of an equal finding.
  package mutating func occur(in others: [Occurrence]) {
    for other in others where occurrences.count < Self.mostOccurrences && !occurrences.contains(other) {
      occurrences.append(other)
    }
  }

  /// More are not named.
  private static let mostOccurrences = 16

  /// Where it occurs, as a part of the sentence: `, in "Login" in portrait and landscape on iphone-15`; empty for a finding
  /// that is not about a layout.
  package var occurrencePhrase: String {
    var screens: [(name: String, devices: [(name: String?, orientations: [String])])] = []
    for occurrence in occurrences {
      if screens.last?.name != occurrence.screen { screens.append((occurrence.screen, [])) }
      let last = screens.count - 1
      let known = screens[last].devices.firstIndex { $0.name == occurrence.device }
      if let known {
        screens[last].devices[known].orientations.append(occurrence.orientation)
      } else {
        screens[last].devices.append((occurrence.device, [occurrence.orientation]))
      }
    }
    return screens.map { screen in
      let devices = screen.devices.map { device in
        "in \(device.orientations.joined(separator: " and "))" + (device.name.map { " on \($0)" } ?? "")
      }
      return ", in \"\(PrintedText.shortened(screen.name))\" " + devices.joined(separator: ", ")
    }.joined()
  }
}

/// An error with a location that stops a stage: its cases are data, its message is one property.
public protocol LocatedError: Error {
  /// The location in the input, if there is one.
  var location: SourceLocation? { get }
  /// The sentence, without a full stop.
  var message: String { get }
  /// Additional explanations.
  var notes: [Finding.Note] { get }
}

extension LocatedError {
  /// No notes.
  public var notes: [Finding.Note] { [] }
}

extension Finding {
  /// The finding for an error that ended the work on a file. `path`: the file, for an error without a location.
  package init(_ error: any LocatedError, at path: String) {
    self.init(
      .error, .request, error.message, at: error.location ?? SourceLocation(file: path), notes: error.notes)
  }
}
