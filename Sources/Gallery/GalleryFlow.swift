import FlowExport
import JSON

/// What leads from screen to screen: the walks, and the map with its arrows.
struct GalleryFlow: Sendable {
  /// nil if there are no controllers to walk through.
  var walk: JSONValue?
  var map: JSONValue
  /// What the budget left out: the number of transitions that have no frames.
  var framesLeftOut = 0
  /// The errors of scripts that cannot be played, as text without colors.
  var errors: [String] = []
  /// The files of its pictures, relative to the gallery, with their numbers of bytes.
  var files: [String: Int] = [:]
}

/// What draws the states of walks.
package struct GalleryStages {
  /// The controllers of all documents; nil if there are none to walk through.
  package var stage: FlowStage?
  /// The walks of scripts, which know rules that documents do not say.
  package var scripts: [GalleryWalk.Start] = []
  /// The errors of scripts that cannot be played, as text without colors.
  package var errors: [String] = []

  /// Stages without anything to walk through.
  package init() {}
}
