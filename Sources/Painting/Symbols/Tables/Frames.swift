extension SymbolCatalog {
  /// Plain shapes, which are also put around other signs.
  static let frames = SymbolRow.table(
    """
    circle 20 | body circle 10 10 9.1
    square 19 | body box 1.4 1.9 16.2 16.2 3.4
    app 20 | body box 1.4 1.4 17.2 17.2 5
    rectangle 24 | body box 1.2 3.2 21.6 13.6 2.8
    capsule 26 | body box 1.2 3.8 23.6 12.4 6.2
    oval 24 | body oval 1 3.4 22 13.2
    triangle 21 | body poly 2.6 10.5 1 20.8 18 0.2 18
    diamond 21 | body poly 2.4 10.5 0.4 20.1 10 10.5 19.6 0.9 10
    hexagon 19 | body poly 2 9.5 0.8 17.6 5.4 17.6 14.6 9.5 19.2 1.4 14.6 1.4 5.4
    octagon 20 | body poly 1.6 6.4 1.2 13.6 1.2 18.8 6.4 18.8 13.6 13.6 18.8 6.4 18.8 1.2 13.6 1.2 6.4
    shield 18
      | body path M 9 1.2 C 11 2.8 13.6 3.6 16.6 3.7 L 16.6 9.2 C 16.6 13.8 13.8 17 9 18.8 C 4.2 17 1.4 13.8 1.4 9.2 L 1.4 3.7 C 4.4 3.6 7 2.8 9 1.2 Z
    seal 20
      | body poly 1.5 10 0.9 12.75 3.36 16.43 3.57 16.64 7.25 19.1 10 16.64 12.75 16.43 16.43 12.75 16.64 10 19.1 7.25 16.64 3.57 16.43 3.36 12.75 0.9 10 3.36 7.25 3.57 3.57 7.25 3.36
    circle.dashed 20 | pen arc 10 10 9.1 0 30 | pen arc 10 10 9.1 60 90 | pen arc 10 10 9.1 120 150
      | pen arc 10 10 9.1 180 210 | pen arc 10 10 9.1 240 270 | pen arc 10 10 9.1 300 330
    circlebadge 14 | body circle 7 10 5.6
    smallcircle.filled.circle 20 | body circle 10 10 9.1 | dot circle 10 10 4.2
    largecircle.fill.circle 20 | pen circle 10 10 9.1 | ink circle 10 10 6
    circle.lefthalf.filled 20 | body circle 10 10 9.1 | ink path M 10 1 C 5 1 1 5 1 10 C 1 15 5 19 10 19 Z
    square.on.square 22 | body box 1.2 1.2 12.8 12.8 2.8 | gap*3 box 8 6 12.8 12.8 2.8
      | body box 8 6 12.8 12.8 2.8
    square.stack 20 | body box 2 7.2 16 11.6 2.6 | pen line 3.8 4.2 16.2 4.2 | pen line 5.6 1.2 14.4 1.2
    rectangle.stack 23 | body box 1.4 7.2 20.2 11.6 2.6 | pen line 3.4 4.2 19.6 4.2
      | pen line 5.4 1.2 17.6 1.2
    square.stack.3d.up 22 | body poly 1.4 11 1.2 21 6 11 10.8 1 6
      | pen bend 1.4 3.4 8.8 1.2 10 11 14.8 20.8 10 18.6 8.8
      | pen bend 1.4 3.4 12.8 1.2 14 11 18.8 20.8 14 18.6 12.8
    plus.square.on.square 22 | use square.on.square | mark line 14.4 9.2 14.4 15.6
      | mark line 11.2 12.4 17.6 12.4
    rectangle.on.rectangle 25 | body box 1.2 2 16 10.8 2.4 | gap*3 box 7.6 7.2 16 10.8 2.4
      | body box 7.6 7.2 16 10.8 2.4
    tablecells 24 | body box 1.2 3.2 21.6 13.6 2.8 | mark line 1.6 7.8 22.4 7.8 | mark line 1.6 12.2 22.4 12.2
      | mark line 8.4 3.6 8.4 16.4 | mark line 15.6 3.6 15.6 16.4
    rectangle.split.3x1 24 | body box 1.2 3.2 21.6 13.6 2.8 | mark line 8.4 3.6 8.4 16.4
      | mark line 15.6 3.6 15.6 16.4
    square.grid.2x2 19 | body box 1.4 1.9 6.6 6.6 1.6 | body box 11 1.9 6.6 6.6 1.6
      | body box 1.4 11.5 6.6 6.6 1.6 | body box 11 11.5 6.6 6.6 1.6
    square.grid.3x3 20 | body box 1.2 1.2 17.6 17.6 3 | mark line 7.1 1.4 7.1 18.6
      | mark line 12.9 1.4 12.9 18.6 | mark line 1.4 7.1 18.6 7.1 | mark line 1.4 12.9 18.6 12.9
    circle.grid.3x3 20 | body circle 3.4 3.4 1.7 | body circle 10 3.4 1.7 | body circle 16.6 3.4 1.7
      | body circle 3.4 10 1.7 | body circle 10 10 1.7 | body circle 16.6 10 1.7 | body circle 3.4 16.6 1.7
      | body circle 10 16.6 1.7 | body circle 16.6 16.6 1.7
    rectangle.grid.1x2 22 | body box 1.4 1.6 19.2 7 2 | body box 1.4 11.4 19.2 7 2
    sidebar.left 24 | body box 1.2 3 21.6 14 2.8 | mark line 8.6 3.4 8.6 16.6 | mark*0.8 line 4 6.6 5.8 6.6
      | mark*0.8 line 4 9.6 5.8 9.6
    viewfinder 20 | pen bend 3.4 1.4 6.2 1.4 1.4 6.2 1.4 | pen bend 3.4 13.8 1.4 18.6 1.4 18.6 6.2
      | pen bend 3.4 18.6 13.8 18.6 18.6 13.8 18.6 | pen bend 3.4 6.2 18.6 1.4 18.6 1.4 13.8
    app.badge 21 | body box 1.2 2.6 16 16 4.6 | gap circle 16.6 4 4.4 | ink circle 16.6 4 3.2
    apps.iphone 14 | body box 1.4 1 11.2 18 2.6 | mark line 4.8 5.6 | mark line 9.2 5.6 | mark line 4.8 9.8
      | mark line 9.2 9.8 | mark line 4.8 14 | mark line 9.2 14
    """)
}
