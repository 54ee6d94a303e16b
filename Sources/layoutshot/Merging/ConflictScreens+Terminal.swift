import DocumentVersions
import ImageFile
import Merging
import TerminalPictures
import Typography

extension ConflictScreens {
  /// The picture of a conflict for the terminal; empty for one that is on no screen.
  func text(
    of conflict: MergeConflict, as form: TerminalPicture.Form, columns: Int, rows: Int, _ fonts: FontLibrary
  ) -> String {
    guard let figure = try? picture(of: conflict)?.figure(of: conflict, fonts),
      let png = try? PNGFile.encode(figure, scale: 1)
    else { return "" }
    return TerminalPicture.text(
      png: png, figure, as: form, columns: columns, rows: rows, hasTrueColor: Terminal.hasTrueColor)
  }
}
