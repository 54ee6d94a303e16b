import Diagnostics
import InterfaceFile
import SceneFile
import Testing
import Views

/// A scene file's document; `files` are its possible includes.
func read(_ text: String, files: [String: String] = [:]) throws -> InterfaceDocument {
  try SceneFormat.read(Array(text.utf8), file: "a.scene.json") { path throws(SceneFileError.Unreadable) in
    guard let text = files[path] else { throw SceneFileError.Unreadable("\(path): no such file") }
    return (Array(text.utf8), path)
  }
}

/// The error of an unreadable scene file, in one line.
func failure(_ text: String, files: [String: String] = [:]) -> String {
  do {
    _ = try read(text, files: files)
    return "none"
  } catch let error as SceneFileError {
    let place = error.location.map { "\($0.line):\($0.column): " } ?? ""
    return place + error.message
  } catch {
    return "\(error)"
  }
}

/// The only scene of a scene file.
func onlyScene(_ text: String) throws -> (scene: Views.Scene, findings: [Finding]) {
  let (scenes, findings) = try read(text).instantiate()
  return (try #require(scenes.first), findings)
}
