extension SymbolCatalog {
  /// Lists, text and its styles, digits.
  static let text = SymbolRow.table(
    """
    list.bullet 22 | pen*1.5 line 2.4 4.2 | pen*1.5 line 2.4 10 | pen*1.5 line 2.4 15.8
      | pen line 7.2 4.2 20.6 4.2 | pen line 7.2 10 20.6 10 | pen line 7.2 15.8 20.6 15.8
    list.dash 22 | pen line 1.6 4.2 3.2 4.2 | pen line 1.6 10 3.2 10 | pen line 1.6 15.8 3.2 15.8
      | pen line 7.2 4.2 20.6 4.2 | pen line 7.2 10 20.6 10 | pen line 7.2 15.8 20.6 15.8
    list.number 22 | pen*0.8 line 1.4 3.2 2.8 2.4 2.8 6.6
      | pen*0.8 path M 1.4 9.2 C 2 7.8 4.2 8 4 9.6 C 3.9 10.6 2.2 11.2 1.4 12.2 L 4.2 12.2
      | pen*0.8 line 1.4 14.2 4 14.2 2.6 15.8 4 16.6 3.4 18 1.4 18 | pen line 8 4.4 20.6 4.4
      | pen line 8 10.2 20.6 10.2 | pen line 8 16 20.6 16
    list.number.rtl 22 | pen*0.8 line 18.2 3.2 19.6 2.4 19.6 6.6
      | pen*0.8 path M 18.2 9.2 C 18.8 7.8 21 8 20.8 9.6 C 20.7 10.6 19 11.2 18.2 12.2 L 21 12.2
      | pen*0.8 line 18.2 14.2 20.8 14.2 19.4 15.8 20.8 16.6 20.2 18 18.2 18 | pen line 1.4 4.4 14 4.4
      | pen line 1.4 10.2 14 10.2 | pen line 1.4 16 14 16
    line.3.horizontal 20 | pen line 1.6 4 18.4 4 | pen line 1.6 10 18.4 10 | pen line 1.6 16 18.4 16
    line.3.horizontal.decrease 20 | pen line 1.15 5.1 18.85 5.1 | pen line 3.25 10 16.75 10
      | pen line 5.3 14.9 14.7 14.9
    line.diagonal 18 | pen line 2 17 16 3
    text.alignleft 20 | pen line 1.6 2.8 18.4 2.8 | pen line 1.6 7.6 12 7.6 | pen line 1.6 12.4 18.4 12.4
      | pen line 1.6 17.2 12 17.2
    text.aligncenter 20 | pen line 1.6 2.8 18.4 2.8 | pen line 4.8 7.6 15.2 7.6
      | pen line 1.6 12.4 18.4 12.4 | pen line 4.8 17.2 15.2 17.2
    text.justify 20 | pen line 1.6 2.8 18.4 2.8 | pen line 1.6 7.6 18.4 7.6 | pen line 1.6 12.4 18.4 12.4
      | pen line 1.6 17.2 18.4 17.2
    increase.indent 20 | pen line 1.6 2.8 18.4 2.8 | pen line 9 7.6 18.4 7.6 | pen line 9 12.4 18.4 12.4
      | pen line 1.6 17.2 18.4 17.2 | ink poly 1 1.4 6.6 1.4 13.4 5.6 10
    checklist 22 | pen line 1.4 4.8 3.2 6.6 6 2.8 | pen line 1.4 14.4 3.2 16.2 6 12.4
      | pen line 10 4.8 20.6 4.8 | pen line 10 14.6 20.6 14.6
    checklist.rtl 22 | pen line 16 4.8 17.8 6.6 20.6 2.8 | pen line 16 14.4 17.8 16.2 20.6 12.4
      | pen line 1.4 4.8 12 4.8 | pen line 1.4 14.6 12 14.6
    slider.horizontal.3 22 | pen line 1.4 4 20.6 4 | pen line 1.4 10 20.6 10 | pen line 1.4 16 20.6 16
      | gap*1.6 circle 14.6 4 1.9 | pen circle 14.6 4 1.9 | gap*1.6 circle 6.6 10 1.9
      | pen circle 6.6 10 1.9 | gap*1.6 circle 14.6 16 1.9 | pen circle 14.6 16 1.9
    textformat.size 25 | pen line 1.4 17 7.8 2.8 14.2 17 | pen line 3.6 12.2 12 12.2
      | pen line 16.2 17 20 8.6 23.8 17 | pen line 17.6 14 22.4 14
    textformat 24 | pen line 1.4 16.8 7.2 3 13 16.8 | pen line 3.4 12 11 12 | pen circle 18.4 13 3.4
      | pen line 22 9.2 22 16.8
    a 17 | pen line 1.8 17 8.5 3 15.2 17 | pen line 4.2 12 12.8 12
    bold 15 | pen*1.45 path M 3 2.8 L 7.4 2.8 C 10 2.8 11.4 4.2 11.4 6.2 C 11.4 8.4 10 9.6 7.4 9.6 L 3 9.6 Z
      | pen*1.45 path M 3 9.6 L 8.2 9.6 C 11 9.6 12.6 11.2 12.6 13.4 C 12.6 15.8 11 17.2 8.2 17.2 L 3 17.2 Z
    italic 14 | pen line 5.4 2.8 12.2 2.8 | pen line 1.8 17.2 8.6 17.2 | pen line 8.8 2.8 5.2 17.2
    underline 16
      | pen path M 2.8 1.8 L 2.8 9 C 2.8 12.2 4.8 14.2 8 14.2 C 11.2 14.2 13.2 12.2 13.2 9 L 13.2 1.8
      | pen line 1.8 18.4 14.2 18.4
    strikethrough 18
      | pen path M 14 5.6 C 13.4 3.6 11.6 2.4 9 2.4 C 6.2 2.4 4.2 3.8 4.2 6 C 4.2 7.4 5 8.4 6.4 9
      | pen path M 3.8 14 C 4.2 16.2 6.2 17.6 9 17.6 C 12 17.6 14.2 16.2 14.2 13.8 C 14.2 13.2 14 12.6 13.6 12
      | pen line 1.4 10.4 16.6 10.4
    character.cursor.ibeam 22 | pen line 1.6 16 6.6 4.4 11.6 16 | pen line 3.4 12 9.8 12
      | pen line 17 3 17 17 | pen path M 14.4 1.4 C 16 1.4 17 2 17 3.4 C 17 2 18 1.4 19.6 1.4
      | pen path M 14.4 18.6 C 16 18.6 17 18 17 16.6 C 17 18 18 18.6 19.6 18.6
    quote.bubble 22 | use bubble.left | dot circle 8.1 7.8 1.7
      | mark*0.7 path M 9.8 8 C 10 9.8 9.2 11 7.6 11.8 | dot circle 14 7.8 1.7
      | mark*0.7 path M 15.2 8 C 15.4 9.8 14.6 11 13 11.8
    0 12 | pen oval 1.6 2.6 8.8 14.8
    1 9 | pen line 2 5.4 5.8 2.8 5.8 17.4
    2 12
      | pen path M 2 6.4 C 2.2 4 3.8 2.6 6.2 2.6 C 8.6 2.6 10.2 4 10.2 6.2 C 10.2 9.6 5.6 11.6 2 17.2 L 10.6 17.2
    3 12
      | pen path M 2 5.4 C 2.6 3.6 4 2.6 6 2.6 C 8.4 2.6 10 3.9 10 6 C 10 8.2 8.2 9.5 5.2 9.5 C 8.6 9.5 10.4 10.9 10.4 13.3 C 10.4 15.8 8.6 17.4 6 17.4 C 3.8 17.4 2.2 16.4 1.6 14.4
    4 13 | pen line 9 17.4 9 2.8 1.6 13 11.8 13
    5 12
      | pen path M 9.8 2.8 L 3.2 2.8 L 2.4 9.4 C 3.4 8.4 4.6 7.9 6 7.9 C 8.6 7.9 10.4 9.8 10.4 12.6 C 10.4 15.4 8.6 17.4 6 17.4 C 3.8 17.4 2.2 16.4 1.6 14.6
    6 12 | pen circle 6 12.8 4.5 | pen path M 1.5 12.6 C 1.5 8 4 4.2 8 2.6
    7 12 | pen line 1.8 2.8 10.4 2.8 4.4 17.4
    8 12 | pen circle 6 6.2 3.6 | pen circle 6 13.4 4.1
    9 12 | pen circle 6 7.2 4.5 | pen path M 10.5 7.4 C 10.5 12 8 15.8 4 17.4
    """)
}
