extension SymbolCatalog {
  static let places = SymbolRow.table(
    """
    house 23
      | body path M 3.8 9 L 3.8 16.2 C 3.8 17.8 4.6 18.6 6.2 18.6 L 16.8 18.6 C 18.4 18.6 19.2 17.8 19.2 16.2 L 19.2 9 L 11.5 2.4 Z
      | gap*2.8 line 1.4 9.9 11.5 1.4 21.6 9.9 | pen line 1.4 9.6 11.5 1.3 21.6 9.6
      | mark bend 0.8 9 18.4 9 12.4 14 12.4 14 18.4
    building 16 | body box 2 1.2 12 17.6 1.6 | mark line 5.8 5.2 | mark line 10.2 5.2 | mark line 5.8 9
      | mark line 10.2 9 | mark bend 0.6 6 18.4 6 13.4 10 13.4 10 18.4
    building.2 24 | body bend 1.6 13 6.8 22.6 6.8 22.6 18.8 13 18.8 | gap*2.6 box 1.4 1.2 11.4 17.6 1.6
      | body box 1.4 1.2 11.4 17.6 1.6 | mark line 5 5.2 | mark line 9.2 5.2 | mark line 5 9
      | mark line 9.2 9 | mark line 5 12.8 | mark line 9.2 12.8 | mark line 18.6 10.4 | mark line 18.6 14.4
    building.columns 22 | body poly 1 11 1.2 20.2 6.4 1.8 6.4 | pen line 4.4 7.4 4.4 15
      | pen line 8.8 7.4 8.8 15 | pen line 13.2 7.4 13.2 15 | pen line 17.6 7.4 17.6 15
      | pen line 1.4 18 20.6 18
    map 24 | body poly 1.2 1.4 4.2 8.2 1.8 15.8 4.4 22.6 2 22.6 15.8 15.8 18.2 8.2 15.6 1.4 18
      | mark line 8.2 2.4 8.2 15.4 | mark line 15.8 4.6 15.8 17.6
    mappin 12 | body circle 6 5 3.8 | pen line 6 9 6 18.8
    mappin.and.ellipse 19 | body circle 9.5 4.6 3.4 | pen line 9.5 8 9.5 14.4
      | pen path M 5.6 12.4 C 3 13 1.4 14 1.4 15.2 C 1.4 17.2 5 18.7 9.5 18.7 C 14 18.7 17.6 17.2 17.6 15.2 C 17.6 14 16 13 13.4 12.4
    location 20 | body poly 1.2 18.6 1.4 11.4 18.4 9.6 10.4 1.6 8.6
    location.north 18 | body poly 1.2 9 1.2 16.6 18.6 9 14.8 1.4 18.6
    safari 20 | body circle 10 10 9.1 | dot path M 14.8 5.2 L 11.6 11.6 L 5.2 14.8 L 8.4 8.4 Z
      | gap*0.6 circle 10 10 0.5
    scope 20 | pen circle 10 10 7 | pen line 10 1 10 6.4 | pen line 10 13.6 10 19 | pen line 1 10 6.4 10
      | pen line 13.6 10 19 10
    signpost.right 20 | body poly 1.4 2.4 3.4 14.6 3.4 18.4 7.4 14.6 11.4 2.4 11.4 | pen line 9 1.2 9 3
      | pen line 9 12 9 18.8
    car 24
      | body path M 3.4 9.6 L 5.2 5 C 5.7 3.8 6.5 3.2 7.8 3.2 L 16.2 3.2 C 17.5 3.2 18.3 3.8 18.8 5 L 20.6 9.6 C 21.8 10.2 22.4 11.2 22.4 12.6 L 22.4 15 L 1.6 15 L 1.6 12.6 C 1.6 11.2 2.2 10.2 3.4 9.6 Z
      | mark line 4.6 9.2 19.4 9.2 | mark*1.2 line 5.6 12 | mark*1.2 line 18.4 12
      | pen*1.8 line 4.2 15.4 4.2 16.6 | pen*1.8 line 19.8 15.4 19.8 16.6
    bus 18 | body box 1.8 1.6 14.4 14.8 2.8 | mark line 2 10 16 10 | mark line 2.4 4.8 15.6 4.8
      | mark*1.2 line 5.2 13.2 | mark*1.2 line 12.8 13.2 | pen*1.6 line 4.6 17 4.6 17.9
      | pen*1.6 line 13.4 17 13.4 17.9
    tram 16 | body box 1.6 3.6 12.8 12 3 | mark line 2 10 14 10 | mark*1.2 line 5 12.8
      | mark*1.2 line 11 12.8 | pen line 5.4 1.2 10.6 1.2 | pen line 8 1.4 8 3.4 | pen line 4.6 16 2.6 18.8
      | pen line 11.4 16 13.4 18.8
    bicycle 27 | pen circle 6 13.2 4.6 | pen circle 21 13.2 4.6
      | pen line 6 13.2 9.6 5.8 17.8 5.8 13 13.2 6 13.2 | pen line 21 13.2 16.6 3.4 19 3.4
      | pen line 13 13.2 9 4 | pen line 7.4 3.8 10.8 3.8
    airplane 21
      | solid path M 19.8 10 C 19.8 8.9 18.6 8.4 17.2 8.4 L 13 8.4 L 8.2 1.4 L 5.8 1.4 L 8 8.4 L 4.4 8.4 L 2.6 6.2 L 1.2 6.2 L 2.2 10 L 1.2 13.8 L 2.6 13.8 L 4.4 11.6 L 8 11.6 L 5.8 18.6 L 8.2 18.6 L 13 11.6 L 17.2 11.6 C 18.6 11.6 19.8 11.1 19.8 10 Z
    bed.double 24 | pen line 1.4 18 1.4 12.4 | pen line 22.6 18 22.6 12.4 | body box 1.4 10.2 21.2 5 1.6
      | body bend 1.6 3.4 10 3.4 3.4 20.6 3.4 20.6 10 | mark bend 1 5.8 10 5.8 7.2 11 7.2 11 10
      | mark bend 1 13 10 13 7.2 18.2 7.2 18.2 10 | mark line 2 10.2 22 10.2
    fork.knife 16 | pen line 4.6 1.4 4.6 18.6
      | pen path M 1.4 1.4 L 1.4 5.6 C 1.4 7.4 2.6 8.4 4.6 8.4 C 6.6 8.4 7.8 7.4 7.8 5.6 L 7.8 1.4
      | pen path M 13.4 18.6 L 13.4 1.6 C 11.2 3 10.4 6 10.6 10.8 L 13.4 10.8
    cup.and.saucer 22
      | body path M 2.2 4.4 L 16.2 4.4 L 16.2 9 C 16.2 12.4 13.8 14.4 10.6 14.4 L 7.8 14.4 C 4.6 14.4 2.2 12.4 2.2 9 Z
      | pen path M 16.4 5.6 L 17.8 5.6 C 19.6 5.6 20.6 6.6 20.6 8.2 C 20.6 10 19.2 11 16.4 11
      | pen line 1.4 17.8 17.6 17.8
    """)
}
