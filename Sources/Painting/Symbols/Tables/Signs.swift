extension SymbolCatalog {
  /// Single-purpose marks: plus, checkmark, question mark.
  static let signs = SymbolRow.table(
    """
    plus 18 | pen line 9 2.2 9 17.8 | pen line 1.2 10 16.8 10
    minus 18 | pen line 1.2 10 16.8 10
    multiply 16 | pen line 1.8 3.8 14.2 16.2 | pen line 14.2 3.8 1.8 16.2
    divide 18 | pen line 1.2 10 16.8 10 | pen*1.5 line 9 4.4 | pen*1.5 line 9 15.6
    equal 18 | pen line 1.8 7 16.2 7 | pen line 1.8 13 16.2 13
    plusminus 18 | pen line 9 2 9 12.4 | pen line 2.4 7.2 15.6 7.2 | pen line 2.4 17 15.6 17
    lessthan 17 | pen line 14.8 3.6 2.4 10 14.8 16.4
    greaterthan 17 | pen line 2.2 3.6 14.6 10 2.2 16.4
    checkmark 18 | pen line 1.8 11.4 6.8 16.8 16 3.4
    questionmark 14
      | pen path M 2.4 6 C 2.4 3.4 4.4 1.8 7 1.8 C 9.8 1.8 11.6 3.4 11.6 5.8 C 11.6 9.2 7 9 7 12.8
      | pen*1.4 line 7 17.6
    exclamationmark 6 | pen*1.2 line 3 2.4 3 12.4 | pen*1.45 line 3 17.5
    info 9 | pen*1.5 line 4.3 2.8 | pen line 1.8 8 4.6 8 4.6 17.4 | pen line 1.4 17.4 7.6 17.4
    ellipsis 22 | pen*2.1 line 3 10 | pen*2.1 line 11 10 | pen*2.1 line 19 10
    number 18 | pen line 7.2 2.2 5 17.8 | pen line 13 2.2 10.8 17.8 | pen line 2.6 7.2 16.2 7.2
      | pen line 1.8 12.8 15.4 12.8
    percent 19 | pen circle 4.8 5.4 3 | pen circle 14.2 14.6 3 | pen line 15.4 3 3.6 17
    at 21 | pen circle 10.5 10 3.8
      | pen path M 14.3 6.4 L 14.3 11.4 C 14.3 13 15.2 14 16.5 14 C 18.4 14 19.6 12.4 19.6 10
      | pen arc 10.5 10 9.1 0 -300
    asterisk 17 | pen line 8.5 2.2 8.5 17.8 | pen line 1.8 6.1 15.2 13.9 | pen line 1.8 13.9 15.2 6.1
    cross 19
      | body poly 1 6.7 1.8 12.3 1.8 12.3 7.2 17.7 7.2 17.7 12.8 12.3 12.8 12.3 18.2 6.7 18.2 6.7 12.8 1.3 12.8 1.3 7.2 6.7 7.2
    infinity 26
      | pen path M 13 10 C 10.8 6.6 9 4.8 6.4 4.8 C 3.4 4.8 1.4 7.2 1.4 10 C 1.4 12.8 3.4 15.2 6.4 15.2 C 9 15.2 10.8 13.4 13 10 C 15.2 6.6 17 4.8 19.6 4.8 C 22.6 4.8 24.6 7.2 24.6 10 C 24.6 12.8 22.6 15.2 19.6 15.2 C 17 15.2 15.2 13.4 13 10 Z
    power 18 | pen line 9 1.6 9 9.4 | pen arc 9 10.6 7.6 -45 225
    command 19
      | pen path M 7 7 L 7 4.3 C 7 2.8 5.9 1.6 4.4 1.6 C 2.9 1.6 1.7 2.8 1.7 4.3 C 1.7 5.8 2.9 7 4.4 7 L 14.6 7 C 16.1 7 17.3 5.8 17.3 4.3 C 17.3 2.8 16.1 1.6 14.6 1.6 C 13.1 1.6 12 2.8 12 4.3 L 12 15.7 C 12 17.2 13.1 18.4 14.6 18.4 C 16.1 18.4 17.3 17.2 17.3 15.7 C 17.3 14.2 16.1 13 14.6 13 L 4.4 13 C 2.9 13 1.7 14.2 1.7 15.7 C 1.7 17.2 2.9 18.4 4.4 18.4 C 5.9 18.4 7 17.2 7 15.7 Z
    option 20 | pen line 1.6 4.4 6.4 4.4 13.4 15.6 18.4 15.6 | pen line 12.4 4.4 18.4 4.4
    shift 20 | body poly 1 10 2 18.4 11 13.8 11 13.8 17.6 6.2 17.6 6.2 11 1.6 11
    control 16 | pen line 2.4 9.4 8 3.6 13.6 9.4
    return 21 | pen bend 2 19 3.6 19 12 2.4 12 | pen line 7.4 7 2.2 12 7.4 17
    escape 20 | pen arc 10 10.6 8 -90 180 | pen line 10 10.6 3.2 3.8 | pen line 3.2 8.8 3.2 3.8 8.2 3.8
    delete.left 25 | body poly 1.8 8.2 3 23.4 3 23.4 17 8.2 17 1.4 10 | mark line 11.6 7 17.6 13
      | mark line 17.6 7 11.6 13
    dollarsign 14
      | pen path M 11.8 5.8 C 11.4 4 9.6 3 7 3 C 4.2 3 2.4 4.2 2.4 6.2 C 2.4 8.4 4.2 9.2 7 9.8 C 10.2 10.4 12 11.4 12 13.6 C 12 15.8 10 17 7 17 C 4.2 17 2.2 15.8 2 13.8
      | pen line 7 0.9 7 19.1
    eurosign 16
      | pen path M 14.2 4.6 C 13 3.2 11.6 2.6 10 2.6 C 6.4 2.6 4.2 5.6 4.2 10 C 4.2 14.4 6.4 17.4 10 17.4 C 11.6 17.4 13 16.8 14.2 15.4
      | pen line 1.6 8.2 11 8.2 | pen line 1.6 11.8 10.4 11.8
    sterlingsign 14
      | pen path M 12 6 C 11.6 3.8 10.2 2.6 8.2 2.6 C 5.8 2.6 4.4 4.2 4.4 6.6 C 4.4 9.4 6 10.6 6 13.2 C 6 15.2 4.6 16.6 2.4 17.2 L 12.2 17.2
      | pen line 2 10.4 9.8 10.4
    yensign 16 | pen line 2.2 2.6 8 10 13.8 2.6 | pen line 8 10 8 17.6 | pen line 3 10.2 13 10.2
      | pen line 3 13.8 13 13.8
    """)
}
