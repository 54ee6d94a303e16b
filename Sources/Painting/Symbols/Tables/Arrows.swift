extension SymbolCatalog {
  /// Arrows and pointers; other directions are in `turns`.
  static let arrows = SymbolRow.table(
    """
    chevron.right 11 | pen line 2.3 2.6 8.9 10 2.3 17.4
    chevron.right.2 18 | pen line 2.3 2.6 8.9 10 2.3 17.4 | pen line 9.2 2.6 15.8 10 9.2 17.4
    chevron.compact.down 26 | pen line 2 8 13 12 24 8
    chevron.up.chevron.down 13 | pen line 2 7.4 6.5 2.4 11 7.4 | pen line 2 12.6 6.5 17.6 11 12.6
    chevron.left.forwardslash.chevron.right 28 | pen line 7 4 1.6 10 7 16 | pen line 21 4 26.4 10 21 16
      | pen line 16.4 2.6 11.6 17.4
    arrow.right 20 | pen line 1.6 10 18 10 | pen line 11.4 3.4 18 10 11.4 16.6
    arrow.up.right 17 | pen line 2.2 16.3 14.6 3.9 | pen line 5.4 3.6 14.9 3.6 14.9 13.1
    arrow.right.to.line 20 | pen line 1.4 10 14.6 10 | pen line 8.8 4.2 14.6 10 8.8 15.8
      | pen line 18.4 3 18.4 17
    arrow.left.and.right 25 | pen line 1.6 10 23.4 10 | pen line 6.8 4.8 1.6 10 6.8 15.2
      | pen line 18.2 4.8 23.4 10 18.2 15.2
    arrow.up.and.down.and.arrow.left.and.right 20 | pen line 1.4 10 18.6 10 | pen line 10 1.4 10 18.6
      | pen line 4.2 7.2 1.4 10 4.2 12.8 | pen line 15.8 7.2 18.6 10 15.8 12.8
      | pen line 7.2 4.2 10 1.4 12.8 4.2 | pen line 7.2 15.8 10 18.6 12.8 15.8
    arrow.left.arrow.right 22 | pen line 2 5.6 20 5.6 | pen line 15.6 1.4 20 5.6 15.6 9.8
      | pen line 2 14.4 20 14.4 | pen line 6.4 10.2 2 14.4 6.4 18.6
    arrow.clockwise 18 | pen arc 9 11.6 7.2 -75 -360 | pen line 8.2 1.2 11.6 4.6 8.2 8
    arrow.2.circlepath 23 | pen arc 11.5 10 8 -150 -15 | pen line 19.9 2.2 19.3 7.9 13.7 7.3
      | pen arc 11.5 10 8 30 165 | pen line 3.1 17.8 3.7 12.1 9.3 12.7
    arrow.uturn.left 19
      | pen path M 2 6.8 L 11.6 6.8 C 15.4 6.8 17.6 9.2 17.6 12.2 C 17.6 15.4 15.4 17.6 11.6 17.6 L 9 17.6
      | pen line 6.4 2.2 1.8 6.8 6.4 11.4
    arrow.turn.down.right 19 | pen bend 3.4 2 2.4 2 12 17 12 | pen line 12 7 17.2 12 12 17
    arrow.turn.right.down 17 | pen bend 3.4 1.6 3.4 10.6 3.4 10.6 17 | pen line 5.6 12.2 10.6 17.2 15.6 12.2
    arrowtriangle.right 17 | body poly 2 2.4 3 2.4 17 15.6 10
    arrowshape.right 22 | body poly 1.4 1.6 6.8 11 6.8 11 2 20.4 10 11 18 11 13.2 1.6 13.2
    arrowshape.turn.up.left 22
      | body path M 9.4 2.8 L 1.6 9.2 L 9.4 15.6 L 9.4 12 C 14.4 11.8 17.8 13.4 20.2 17.4 C 20 11 15.8 6.8 9.4 6.5 Z
    arrow.up.left.and.arrow.down.right 18 | pen line 2 9 2 3 8 3 | pen line 2.6 3.6 7.6 8.6
      | pen line 16 11 16 17 10 17 | pen line 15.4 16.4 10.4 11.4
    arrow.down.right.and.arrow.up.left 18 | pen line 2.4 8.4 7.6 8.4 7.6 3.2 | pen line 1.6 2.4 7 7.8
      | pen line 15.6 11.6 10.4 11.6 10.4 16.8 | pen line 16.4 17.6 11 12.2
    arrow.triangle.branch 18 | pen line 3.6 17.6 3.6 5.6 | pen bend 5 3.6 14.4 9.4 14.4 14.4 10.6 14.4 5.6
      | ink poly 0.6 1 6.2 3.6 1.4 6.2 6.2 | ink poly 0.6 11.8 6.2 14.4 1.4 17 6.2
    repeat 22 | pen bend 4 2 9 2 4.8 19.6 4.8 | pen line 16.4 1.4 19.8 4.8 16.4 8.2
      | pen bend 4 20 11 20 15.2 2.4 15.2 | pen line 5.6 11.8 2.2 15.2 5.6 18.6
    repeat.1 22 | pen bend 4 2 9 2 4.8 14 4.8 | pen line 11.6 1.4 15 4.8 11.6 8.2
      | pen bend 4 20 11 20 15.2 2.4 15.2 | pen line 5.6 11.8 2.2 15.2 5.6 18.6
      | pen line 17.6 2.4 19.6 1.4 19.6 7.6
    shuffle 23 | pen path M 1.6 4.8 L 4.6 4.8 C 9.6 4.8 11.6 15.2 16.8 15.2 L 21 15.2
      | pen line 17.6 11.8 21 15.2 17.6 18.6 | pen path M 1.6 15.2 L 4.6 15.2 C 6.6 15.2 8.2 13.4 9.6 11.6
      | pen path M 12.4 8.2 C 13.6 6.4 15 4.8 16.8 4.8 L 21 4.8 | pen line 17.6 1.4 21 4.8 17.6 8.2
    """)
}
