extension SymbolCatalog {
  /// Paper, folders, boxes, and what is done with them.
  static let documents: [SymbolRow] = [
    SymbolRow(
      "doc", 17,
      "body path M 4.2 1.1 L 9.6 1.1 L 15.6 7.2 L 15.6 16.3 C 15.6 18 14.7 18.9 13 18.9 L 4.2 18.9 C 2.4 18.9 1.4 18 1.4 16.3 L 1.4 3.7 C 1.4 2 2.4 1.1 4.2 1.1 Z",
      "mark bend 1.4 9.6 1.4 9.6 7.2 15.4 7.2"),
    SymbolRow(
      "doc.text", 17, "use doc", "mark*0.85 line 4.8 11 12.2 11", "mark*0.85 line 4.8 14.8 12.2 14.8"),
    SymbolRow(
      "doc.plaintext", 17, "body box 1.4 1.1 14.2 17.8 2.6", "mark line 5 6 12 6", "mark line 5 10 12 10",
      "mark line 5 14 9.4 14"),
    SymbolRow(
      "doc.richtext", 17, "body box 1.4 1.1 14.2 17.8 2.6", "mark*0.8 box 4.8 4.4 7.4 4.6 0.6",
      "mark line 5 12 12 12", "mark line 5 15.2 9.4 15.2"),
    SymbolRow(
      "doc.on.doc", 20, "body bend 2.4 5.6 14.4 1.4 14.4 1.4 1.2 11.4 1.2 11.4 3.4",
      "gap*3 poly 2.4 7.6 5.8 13.6 5.8 18.6 10.8 18.6 18.8 7.6 18.8",
      "body poly 2.4 7.6 5.8 13.6 5.8 18.6 10.8 18.6 18.8 7.6 18.8", "mark bend 1.2 13.4 6 13.4 11 18.4 11"),
    SymbolRow(
      "doc.on.clipboard", 20, "body bend 2.4 6 16.8 1.4 16.8 1.4 3 12.6 3 12.6 5",
      "gap*2 box 4.8 1 4.4 3.2 1.4", "body box 4.8 1 4.4 3.2 1.4", "gap*3 box 8 7.2 10.6 11.6 2.2",
      "body box 8 7.2 10.6 11.6 2.2", "mark*0.8 line 10.8 11.2 15.8 11.2", "mark*0.8 line 10.8 14.8 15.8 14.8"
    ),
    SymbolRow(
      "clipboard", 17, "body box 1.4 2.8 14.2 16.1 2.6", "gap*2.6 box 5 1 7 3.6 1.4", "body box 5 1 7 3.6 1.4"
    ),
    SymbolRow(
      "list.clipboard", 17, "use clipboard", "mark*0.85 line 8 9.4 12.4 9.4",
      "mark*0.85 line 8 13.8 12.4 13.8", "mark line 4.9 9.4", "mark line 4.9 13.8"),
    SymbolRow(
      "note", 20,
      "body path M 4.4 1.4 L 15.6 1.4 C 17.6 1.4 18.6 2.4 18.6 4.4 L 18.6 12 L 12 18.6 L 4.4 18.6 C 2.4 18.6 1.4 17.6 1.4 15.6 L 1.4 4.4 C 1.4 2.4 2.4 1.4 4.4 1.4 Z",
      "mark bend 1.6 12 18.4 12 12 18.4 12"),
    SymbolRow(
      "note.text", 20, "body box 1.4 1.4 17.2 17.2 3.2", "mark line 5 6.4 15 6.4", "mark line 5 10 15 10",
      "mark line 5 13.6 10.6 13.6"),
    SymbolRow(
      "folder", 23,
      "body path M 4 3 L 8 3 C 9 3 9.5 3.2 10.2 3.8 L 11.4 4.9 L 19 4.9 C 20.8 4.9 21.8 5.9 21.8 7.7 L 21.8 14.4 C 21.8 16.2 20.8 17.2 19 17.2 L 4 17.2 C 2.2 17.2 1.2 16.2 1.2 14.4 L 1.2 5.8 C 1.2 4 2.2 3 4 3 Z",
      "mark line 1.4 8.4 21.6 8.4"),
    SymbolRow(
      "tray", 23,
      "body path M 6.6 3.6 L 16.4 3.6 C 17.6 3.6 18.2 4 18.8 5.2 L 21.8 11.4 L 21.8 14.6 C 21.8 16.4 20.8 17.4 19 17.4 L 4 17.4 C 2.2 17.4 1.2 16.4 1.2 14.6 L 1.2 11.4 L 4.2 5.2 C 4.8 4 5.4 3.6 6.6 3.6 Z",
      "mark path M 1.4 11.2 L 7.6 11.2 C 8 13.2 9.4 14.2 11.5 14.2 C 13.6 14.2 15 13.2 15.4 11.2 L 21.6 11.2"),
    SymbolRow(
      "tray.full", 23, "use tray", "mark*0.8 line 7.6 6.2 15.4 6.2", "mark*0.8 line 6.4 8.6 16.6 8.6"),
    SymbolRow(
      "archivebox", 22, "body box 1.2 2.6 19.6 4.6 1.4", "body bend 2.4 2.8 8.4 2.8 17.4 19.2 17.4 19.2 8.4",
      "gap*0.8 line 2 8 20 8", "only line 2.8 7.4 2.8 9", "mark line 8.2 11 13.8 11"),
    SymbolRow(
      "shippingbox", 21, "body poly 1.2 10.5 1.1 19.2 5.2 19.2 14.8 10.5 18.9 1.8 14.8 1.8 5.2",
      "mark line 2.2 5.6 10.5 9.6 18.8 5.6", "mark line 10.5 9.6 10.5 18.6", "mark line 6.2 3.4 14.8 7.6"),
    SymbolRow(
      "square.and.pencil", 21, "pen bend 3.2 11.4 3 1.4 3 1.4 18.6 17 18.6 17 9.4",
      "body poly 0.8 8 12.4 8.6 9.2 16.6 1.2 19.4 4 11.4 12"),
    SymbolRow(
      "square.and.arrow.up", 18, "pen bend 3 5.4 6.8 1.6 6.8 1.6 18.8 16.4 18.8 16.4 6.8 12.6 6.8",
      "pen line 9 1.2 9 12.4", "pen line 4.9 4.8 9 0.9 13.1 4.8"),
    SymbolRow(
      "square.and.arrow.down", 18, "pen bend 3 5.4 6.8 1.6 6.8 1.6 18.8 16.4 18.8 16.4 6.8 12.6 6.8",
      "pen line 9 1 9 13", "pen line 4.9 9.2 9 13.2 13.1 9.2"),
    SymbolRow(
      "square.and.arrow.right", 22, "pen bend 3 12.6 4.6 12.6 1.4 1.4 1.4 1.4 18.6 12.6 18.6 12.6 15.4",
      "pen line 7 10 20.2 10", "pen line 16.2 6 20.4 10 16.2 14"),
    SymbolRow(
      "square.and.arrow.up.on.square", 21, "pen bend 2.4 6 7 4.4 7 4.4 18.8 19.6 18.8 19.6 7 15.6 7",
      "pen bend 2.4 3 13.6 1.2 13.6 1.2 4.2 5.4 4.2", "pen line 12 1.2 12 12.4",
      "pen line 8.6 4.4 12 0.9 15.4 4.4"),
    SymbolRow(
      "trash", 18,
      "body path M 2.9 4.6 L 3.9 16.6 C 4 18.2 4.9 19 6.4 19 L 11.6 19 C 13.1 19 14 18.2 14.1 16.6 L 15.1 4.6 Z",
      "gap*0.7 line 1.4 5.6 16.6 5.6", "pen line 1.2 4.4 16.8 4.4",
      "pen bend 1.6 5.9 4.2 5.9 1.1 12.1 1.1 12.1 4.2", "mark*0.85 line 6.4 8 6.8 15.6",
      "mark*0.85 line 9 8 9 15.6", "mark*0.85 line 11.6 8 11.2 15.6"),
    SymbolRow(
      "paperclip", 18,
      "pen path M 15.6 9.6 L 9.4 15.9 C 7 18.3 4.2 18.1 2.7 16.5 C 1.1 14.9 1 12.2 3.3 9.8 L 10.3 2.8 C 11.9 1.2 13.9 1.3 15 2.4 C 16.1 3.5 16.2 5.5 14.6 7.1 L 7.8 13.9 C 7 14.7 6 14.7 5.4 14.1 C 4.8 13.5 4.8 12.5 5.6 11.7 L 11.8 5.4"
    ),
    SymbolRow(
      "bookmark", 15,
      "body path M 4 1.2 L 11 1.2 C 12.8 1.2 13.6 2.1 13.6 3.8 L 13.6 18.6 L 7.5 13.2 L 1.4 18.6 L 1.4 3.8 C 1.4 2.1 2.2 1.2 4 1.2 Z"
    ),
    SymbolRow(
      "book", 24,
      "body path M 12 4.4 C 9.4 2.4 5.6 2 1.4 3 L 1.4 16.2 C 5.6 15.2 9.4 15.6 12 17.6 C 14.6 15.6 18.4 15.2 22.6 16.2 L 22.6 3 C 18.4 2 14.6 2.4 12 4.4 Z",
      "mark line 12 4.6 12 17"),
    SymbolRow(
      "book.closed", 17,
      "body path M 15.4 15 L 15.4 3.4 C 15.4 2 14.7 1.2 13.2 1.2 L 4.6 1.2 C 2.6 1.2 1.6 2.2 1.6 4.2 L 1.6 16.4 C 1.6 18 2.6 18.8 4.2 18.8 L 15.4 18.8",
      "mark path M 1.8 16.8 C 2 15.6 2.8 15 4.2 15 L 15.2 15", "mark line 5.2 1.6 5.2 14.6"),
    SymbolRow(
      "books.vertical", 20, "body box 1.2 3.6 4.6 15.2 1.2", "gap*1.4 line 5.8 1.2 5.8 18.8",
      "body box 6.2 1.2 4.4 17.6 1.2", "gap*1.4 line 10.8 5 13.6 18.8",
      "body poly 1 11.8 4.6 15.2 3.6 19 18 15.6 19", "only line 1.4 14.6 5 14.6"),
    SymbolRow(
      "magazine", 18, "body box 1.4 1.2 15.2 17.6 2.6", "mark line 5 5.6 13 5.6", "mark line 5 9.2 13 9.2"),
    SymbolRow(
      "newspaper", 23,
      "body path M 3.6 2.6 L 15.4 2.6 C 16.6 2.6 17.4 3.4 17.4 4.6 L 17.4 15 C 17.4 16.6 18.2 17.4 19.6 17.4 L 3.6 17.4 C 2 17.4 1.2 16.6 1.2 15 L 1.2 4.8 C 1.2 3.4 2 2.6 3.6 2.6 Z",
      "pen bend 2.2 17.4 6.4 21.8 6.4 21.8 17.4 19.4 17.4", "mark*0.8 box 4.4 5.8 4.6 4.4 0.5",
      "mark*0.8 line 11.6 6.4 14.2 6.4", "mark*0.8 line 11.6 9.8 14.2 9.8", "mark*0.8 line 4.6 13.8 14.2 13.8"
    ),
    SymbolRow(
      "calendar", 21, "body box 1.4 2.2 18.2 16.4 3.2", "mark line 1.6 7.2 19.4 7.2", "pen line 6 1 6 3",
      "pen line 15 1 15 3", "mark*1.2 line 6 11", "mark*1.2 line 10.5 11", "mark*1.2 line 15 11",
      "mark*1.2 line 6 14.8", "mark*1.2 line 10.5 14.8"),
    SymbolRow(
      "ticket", 24,
      "body path M 3.8 4 L 20.2 4 C 21.8 4 22.8 4.8 22.8 6.4 L 22.8 7.8 C 21.4 8 20.6 8.8 20.6 10 C 20.6 11.2 21.4 12 22.8 12.2 L 22.8 13.6 C 22.8 15.2 21.8 16 20.2 16 L 3.8 16 C 2.2 16 1.2 15.2 1.2 13.6 L 1.2 12.2 C 2.6 12 3.4 11.2 3.4 10 C 3.4 8.8 2.6 8 1.2 7.8 L 1.2 6.4 C 1.2 4.8 2.2 4 3.8 4 Z",
      "mark*0.8 line 15.4 6.2 15.4 7.4", "mark*0.8 line 15.4 9.4 15.4 10.6",
      "mark*0.8 line 15.4 12.6 15.4 13.8"),
  ]
}
