extension SymbolCatalog {
  /// Everyday objects: time, keys, shopping, prizes.
  static let objects = SymbolRow.table(
    """
    clock 20 | body circle 10 10 9.1 | mark line 10 4.4 10 10.4 13.8 12.4
    clock.arrow.circlepath 22 | pen arc 12.4 10 8.4 180 510 | pen line 1.2 7.4 4 10.6 7 7.6
      | pen line 12.4 5 12.4 10.4 15.8 12.2
    alarm 20 | body circle 10 11 7.4 | mark line 10 6.6 10 11.2 13 13
      | pen path M 1.2 6 C 1.2 3.4 3.2 1.4 5.8 1.4 | pen path M 18.8 6 C 18.8 3.4 16.8 1.4 14.2 1.4
      | pen line 4.6 16.6 3 18.6 | pen line 15.4 16.6 17 18.6
    timer 20 | pen arc 10 10 9.1 -90 210 | pen line 10 1 10 4.4 | pen*1.3 line 10 10 | pen line 5.8 6 10 10
    stopwatch 18 | body circle 9 11.6 7.2 | mark line 9 7.2 9 11.8 | pen line 6.8 1.3 11.2 1.3
      | pen line 9 1.4 9 4.2 | pen line 14.4 4.4 15.8 5.8
    hourglass 16 | pen line 2.4 1.4 13.6 1.4 | pen line 2.4 18.6 13.6 18.6
      | body path M 3.6 1.6 L 3.6 4.6 C 3.6 7.4 7 8.4 7 10 C 7 11.6 3.6 12.6 3.6 15.4 L 3.6 18.4 L 12.4 18.4 L 12.4 15.4 C 12.4 12.6 9 11.6 9 10 C 9 8.4 12.4 7.4 12.4 4.6 L 12.4 1.6 Z
    star 21
      | body poly 1 10.5 0.6 13.26 7.1 20.3 7.72 14.97 12.35 16.56 19.24 10.5 15.6 4.44 19.24 6.03 12.35 0.7 7.72 7.74 7.1
    star.leadinghalf.filled 21 | use star
      | ink poly 0.4 10.5 0.6 10.5 15.6 4.44 19.24 6.03 12.35 0.7 7.72 7.74 7.1
    flag 18 | pen line 2.4 1.4 2.4 18.8
      | body path M 2.4 2.8 C 4 2 5.8 1.8 8 2.4 C 11 3.3 13 4 16.4 2.6 L 16.4 11.4 C 13 12.8 11 12.1 8 11.2 C 5.8 10.6 4 10.8 2.4 11.6 Z
    tag 21
      | body path M 11.2 1.4 L 17.4 1.4 C 18.8 1.4 19.6 2.2 19.6 3.6 L 19.6 9.8 C 19.6 10.6 19.4 11 18.8 11.6 L 12.4 18 C 11.4 19 10.2 19 9.2 18 L 3 11.8 C 2 10.8 2 9.6 3 8.6 L 9.4 2.2 C 10 1.6 10.4 1.4 11.2 1.4 Z
      | dot circle 15.2 5.8 1.5
    gift 20 | body box 1.2 5.4 17.6 4.4 1.2 | body bend 2 2.6 9.8 2.6 18.8 17.4 18.8 17.4 9.8
      | mark line 10 5.6 10 18.6 | mark line 1.8 9.8 18.2 9.8
      | pen path M 10 5.2 C 8.8 2.4 7.4 1.2 5.8 1.2 C 4.4 1.2 3.6 2 3.6 3.2 C 3.6 4.4 4.4 5.2 5.8 5.2 L 14.2 5.2 C 15.6 5.2 16.4 4.4 16.4 3.2 C 16.4 2 15.6 1.2 14.2 1.2 C 12.6 1.2 11.2 2.4 10 5.2
    cart 22
      | body path M 5.2 4.8 L 20.2 4.8 C 20.9 4.8 21.2 5.2 21 5.9 L 19.4 11.6 C 19.1 12.6 18.4 13 17.4 13 L 6.6 13 Z
      | pen bend 1 1.2 1.8 4.4 1.8 6.8 15 18.6 15 | ink circle 8.4 17.8 1.6 | ink circle 17 17.8 1.6
    bag 18
      | body path M 4.2 5.4 L 13.8 5.4 C 15 5.4 15.7 6 15.8 7.2 L 16.6 16.4 C 16.7 18 15.9 18.8 14.4 18.8 L 3.6 18.8 C 2.1 18.8 1.3 18 1.4 16.4 L 2.2 7.2 C 2.3 6 3 5.4 4.2 5.4 Z
      | pen path M 5.6 5 C 5.6 2.8 6.8 1.2 9 1.2 C 11.2 1.2 12.4 2.8 12.4 5
      | mark path M 5.6 8.6 C 5.6 10.8 6.8 12 9 12 C 11.2 12 12.4 10.8 12.4 8.6
    basket 22
      | body path M 1.6 7.6 L 20.4 7.6 L 18.6 15.8 C 18.3 17.4 17.3 18.2 15.8 18.2 L 6.2 18.2 C 4.7 18.2 3.7 17.4 3.4 15.8 Z
      | pen line 5.8 7.2 10 1.6 | pen line 16.2 7.2 12 1.6 | mark*0.85 line 8 10.8 8 14.8
      | mark*0.85 line 11 10.8 11 14.8 | mark*0.85 line 14 10.8 14 14.8
    creditcard 24 | body box 1.2 2.8 21.6 14.4 2.8 | mark*1.4 line 1.6 7.6 22.4 7.6 | mark line 5 13 9 13
    wallet.pass 20 | body box 1.4 1.8 17.2 16.4 2.6 | mark line 1.6 5.6 18.4 5.6 | mark line 1.6 9 18.4 9
      | mark path M 1.6 12.4 L 6.4 12.4 C 6.6 14.4 8 15.4 10 15.4 C 12 15.4 13.4 14.4 13.6 12.4 L 18.4 12.4
    banknote 25 | body box 1.2 4 22.6 12 2.4 | mark circle 12.5 10 2.9 | mark line 5.4 10
      | mark line 19.6 10
    lock 16 | body box 1.8 8.4 12.4 10.4 2.4
      | pen path M 4.4 8 L 4.4 5.2 C 4.4 2.8 5.8 1.2 8 1.2 C 10.2 1.2 11.6 2.8 11.6 5.2 L 11.6 8
    lock.open 21 | body box 1.8 8.4 12.4 10.4 2.4
      | pen path M 12 8 L 12 5.2 C 12 2.8 13.4 1.2 15.6 1.2 C 17.8 1.2 19.2 2.8 19.2 5.2 L 19.2 7.6
    lock.rotation 20 | use goforward | ink box 7 11 6 4.6 1.2
      | pen*0.75 path M 8.2 11.2 L 8.2 10 C 8.2 8.8 8.9 8 10 8 C 11.1 8 11.8 8.8 11.8 10 L 11.8 11.2
    key 20 | body circle 5.8 14.2 4.4 | pen line 9 11 18 2 | pen line 14 6 17.2 9.2 | pen line 17 3 18.8 4.8
      | dot circle 4.9 15.1 1.1
    lightbulb 15
      | body path M 4.8 14.6 C 4.6 12.6 1.4 11 1.4 7.2 C 1.4 3.6 4 1.2 7.5 1.2 C 11 1.2 13.6 3.6 13.6 7.2 C 13.6 11 10.4 12.6 10.2 14.6 Z
      | pen line 5.2 17 9.8 17 | pen line 6.6 19 8.4 19
    graduationcap 25 | body poly 1 12.5 3 23.6 8 12.5 13 1.4 8
      | pen path M 5.8 10.6 L 5.8 14.6 C 7.4 16.4 9.8 17.2 12.5 17.2 C 15.2 17.2 17.6 16.4 19.2 14.6 L 19.2 10.6
      | pen line 23.2 8.4 23.2 14
    rosette 16 | body circle 8 7 5.7 | pen line 4.6 12 3 18.6 8 15.8 13 18.6 11.4 12
    trophy 21
      | body path M 5.4 1.6 L 15.6 1.6 L 15.6 6.8 C 15.6 10.6 13.6 12.6 10.5 12.6 C 7.4 12.6 5.4 10.6 5.4 6.8 Z
      | pen path M 5 3.4 L 1.6 3.4 C 1.6 7 3 8.8 5.8 9 | pen path M 16 3.4 L 19.4 3.4 C 19.4 7 18 8.8 15.2 9
      | pen line 10.5 12.8 10.5 16 | pen line 6.6 18.4 14.4 18.4
      | pen line 7.8 18.2 8.6 16.2 12.4 16.2 13.2 18.2
    crown 23 | body poly 1 2.4 17 1.6 5.4 7.4 10.4 11.5 2.6 15.6 10.4 21.4 5.4 20.6 17
    puzzlepiece 20
      | body path M 2 6 L 6.4 6 C 5 3.4 6 1.4 8 1.4 C 10 1.4 11 3.4 9.6 6 L 14 6 L 14 10.2 C 16.6 8.8 18.6 9.8 18.6 11.8 C 18.6 13.8 16.6 14.8 14 13.4 L 14 18 L 2 18 L 2 13.6 C 4.6 14.8 6 13.8 6 12 C 6 10.2 4.6 9 2 10.4 Z
    gamecontroller 25
      | body path M 7.6 4.6 L 17.4 4.6 C 21.2 4.6 22.2 7.2 23.2 11.4 C 24 14.8 23.2 16.8 21.2 16.8 C 19 16.8 18 13.2 16 13.2 L 9 13.2 C 7 13.2 6 16.8 3.8 16.8 C 1.8 16.8 1 14.8 1.8 11.4 C 2.8 7.2 3.8 4.6 7.6 4.6 Z
      | mark*0.9 line 8 6.8 8 11 | mark*0.9 line 5.9 8.9 10.1 8.9 | mark*1.2 line 15.4 10
      | mark*1.2 line 18.2 7.8
    die.face.1 19 | body box 1.4 1.9 16.2 16.2 3.6 | dot circle 9.5 10 1.8
    die.face.2 19 | body box 1.4 1.9 16.2 16.2 3.6 | dot circle 13.3 6.2 1.7 | dot circle 5.7 13.8 1.7
    die.face.3 19 | body box 1.4 1.9 16.2 16.2 3.6 | dot circle 13.5 6 1.6 | dot circle 9.5 10 1.6
      | dot circle 5.5 14 1.6
    die.face.4 19 | body box 1.4 1.9 16.2 16.2 3.6 | dot circle 13.3 6.2 1.6 | dot circle 5.7 13.8 1.6
      | dot circle 5.7 6.2 1.6 | dot circle 13.3 13.8 1.6
    die.face.5 19 | body box 1.4 1.9 16.2 16.2 3.6 | dot circle 13.6 5.9 1.6 | dot circle 5.4 14.1 1.6
      | dot circle 5.4 5.9 1.6 | dot circle 13.6 14.1 1.6 | dot circle 9.5 10 1.6
    die.face.6 19 | body box 1.4 1.9 16.2 16.2 3.6 | dot circle 13 5.4 1.5 | dot circle 13 10 1.5
      | dot circle 13 14.6 1.5 | dot circle 6 5.4 1.5 | dot circle 6 10 1.5 | dot circle 6 14.6 1.5
    pills 21
      | body path M 10.4 3 C 12.6 0.8 15.8 0.8 17.8 2.8 C 19.8 4.8 19.8 8 17.6 10.2 L 10.2 17.4 C 8 19.4 4.8 19.4 2.8 17.2 C 0.8 15.2 1 12.2 3 10.2 Z
      | mark line 6.8 6.8 13.8 13.8
    cross.case 22 | body box 1.2 5 19.6 13.6 2.6 | pen bend 1.6 7 4.8 7 1.4 15 1.4 15 4.8
      | mark line 11 8.4 11 15.2 | mark line 7.6 11.8 14.4 11.8
    briefcase 22 | body box 1.2 5 19.6 13.2 2.6 | pen bend 1.6 7 4.8 7 1.6 15 1.6 15 4.8
      | mark line 1.4 11 20.6 11 | mark line 11 10.2 11 12.4
    suitcase 22 | body box 1.2 5 19.6 13.2 2.6 | pen bend 1.6 7.4 4.8 7.4 1.6 14.6 1.6 14.6 4.8
      | mark line 5.6 5.4 5.6 17.8 | mark line 16.4 5.4 16.4 17.8
    """)
}
