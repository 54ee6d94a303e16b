import Synchronization

/// The fonts of a project, by the names in their files. Files are opened when the first name is looked up.
final class ProjectFonts: Sendable {
  /// The index of the first face; faces of the library have lower indices.
  private let firstFace: Int
  private let files: @Sendable () -> [String]
  /// Called each time that texts request a face of an installed font.
  let asksForInstalled: @Sendable (_ file: String) -> Void
  private let state = Mutex<State?>(nil)

  private struct State {
    var faces: [(names: FontFileNames, face: ShapingFace)] = []
    var unreadable: [String] = []
  }

  /// The maximum number of files that are opened.
  private static let mostFiles = 512

  init(
    firstFace: Int, files: @escaping @Sendable () -> [String],
    asksForInstalled: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.firstFace, self.files, self.asksForInstalled) = (firstFace, files, asksForInstalled)
  }

  /// The files that turned out not to be fonts, among those read so far.
  var unreadableFiles: [String] { state.withLock { $0?.unreadable ?? [] } }

  /// Returns the opened face; nil for an invalid index.
  func face(_ index: Int) -> ShapingFace? {
    withState { $0.faces.indices.contains(index - firstFace) ? $0.faces[index - firstFace].face : nil }
  }

  /// Returns the family and style of a face.
  func name(of index: Int) -> String? {
    withState {
      $0.faces.indices.contains(index - firstFace) ? $0.faces[index - firstFace].names.full : nil
    }
  }

  /// Returns the face with a PostScript or full name, or of a family in the requested weight and slope.
  func choose(_ name: String, _ request: FontRequest) -> FontTable.Choice? {
    withState { state in
      let key = FontTable.key(name)
      let exact = state.faces.firstIndex {
        FontTable.key($0.names.postScript) == key || FontTable.key($0.names.full) == key
      }
      let family = state.faces.indices.filter { FontTable.key(state.faces[$0].names.family) == key }
      func distance(_ index: Int) -> Int {
        let style = state.faces[index].names.style
        return abs(style.weight.rawValue - request.weight.rawValue)
          + (style.isItalic == request.isItalic ? 0 : 1000)
      }
      guard let index = exact ?? family.min(by: { distance($0) < distance($1) }) else { return nil }
      return FontTable.Choice(
        face: firstFace + index, style: [], metrics: state.faces[index].face.metrics)
    }
  }

  private func withState<Result>(_ body: (State) -> Result) -> Result {
    state.withLock { state in
      if let state { return body(state) }
      let opened = open()
      state = opened
      return body(opened)
    }
  }

  private func open() -> State {
    var result = State()
    for path in files().prefix(Self.mostFiles) {
      guard let file = FontFile(path: path), file.hasFontSignature, let names = FontFileNames(file) else {
        result.unreadable.append(path)
        continue
      }
      let index = firstFace + result.faces.count
      result.faces.append((names, ShapingFace(index: index, file: file)))
    }
    return result
  }
}
