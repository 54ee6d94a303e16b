extension SymbolCatalog {
  /// Devices and their parts.
  static let devices = SymbolRow.table(
    """
    iphone 13 | body box 1.6 1 9.8 18 2.6 | mark line 5.4 3.6 7.6 3.6 | mark*0.7 line 4.8 16.8 8.2 16.8
    ipad 17 | body box 1.6 1 13.8 18 2.4 | mark*0.7 line 6.4 16.8 10.6 16.8
    applewatch 15 | body box 2 4.6 10.6 10.8 3 | pen line 4.6 4.4 5.4 1.2 9.2 1.2 10 4.4
      | pen line 4.6 15.6 5.4 18.8 9.2 18.8 10 15.6 | pen line 13.9 8.6 13.9 10.6
    desktopcomputer 24 | body box 1.2 1.6 21.6 12.8 2.2 | mark line 1.6 11 22.4 11
      | pen line 10.4 14.8 9.8 18.2 | pen line 13.6 14.8 14.2 18.2 | pen line 7.6 18.6 16.4 18.6
    laptopcomputer 26 | body box 4 3 18 11.4 2 | pen line 1.2 17 24.8 17
    display 24 | body box 1.2 1.8 21.6 13 2.2 | pen line 12 15 12 18.2 | pen line 7.6 18.4 16.4 18.4
    keyboard 26 | body box 1.2 4 23.6 12 2.4 | mark line 5.4 8 | mark line 9.2 8 | mark line 13 8
      | mark line 16.8 8 | mark line 20.6 8 | mark line 5.4 12 | mark line 9.4 12 16.6 12
      | mark line 20.6 12
    keyboard.chevron.compact.down 26 | body box 1.2 1.6 23.6 11 2.4 | mark line 5.4 5.2 | mark line 9.2 5.2
      | mark line 13 5.2 | mark line 16.8 5.2 | mark line 20.6 5.2 | mark line 8.4 9 17.6 9
      | pen line 8.6 15.8 13 18.4 17.4 15.8
    externaldrive 22
      | body path M 5 4 L 17 4 C 18.2 4 18.8 4.4 19.3 5.4 L 20.8 10.6 L 20.8 13.6 C 20.8 15.2 19.8 16.2 18.2 16.2 L 3.8 16.2 C 2.2 16.2 1.2 15.2 1.2 13.6 L 1.2 10.6 L 2.7 5.4 C 3.2 4.4 3.8 4 5 4 Z
      | mark line 1.6 10.8 20.4 10.8 | mark line 17 13.6
    internaldrive 22 | body box 1.2 4.6 19.6 10.8 2.4 | mark line 17 11.8 | mark line 5 11.8 11 11.8
    server.rack 21 | body box 1.4 2.4 18.2 6.4 1.8 | body box 1.4 11.2 18.2 6.4 1.8 | mark line 15.8 5.6
      | mark line 15.8 14.4 | mark line 5 5.6 9 5.6 | mark line 5 14.4 9 14.4
    cpu 20 | body box 4 4 12 12 2 | mark box 7.6 7.6 4.8 4.8 0.8 | pen line 7 1.2 7 3.8
      | pen line 13 1.2 13 3.8 | pen line 7 16.2 7 18.8 | pen line 13 16.2 13 18.8 | pen line 1.2 7 3.8 7
      | pen line 1.2 13 3.8 13 | pen line 16.2 7 18.8 7 | pen line 16.2 13 18.8 13
    memorychip 22 | body box 1.4 5 19.2 9 1.6 | pen line 5 14.4 5 16.8 | pen line 9 14.4 9 16.8
      | pen line 13 14.4 13 16.8 | pen line 17 14.4 17 16.8 | mark line 5 8 17 8
    battery.100 28 | use battery.0 | ink box 3.8 7.4 17.2 5.2 1.2
    battery.50 28 | use battery.0 | ink box 3.8 7.4 8.6 5.2 1.2
    battery.25 28 | use battery.0 | ink box 3.8 7.4 4.8 5.2 1.2
    battery.0 28 | pen box 1.2 4.8 22.4 10.4 3
      | ink path M 25 8 C 26.4 8.4 27 9 27 10 C 27 11 26.4 11.6 25 12 Z
    qrcode 20 | pen box 1.4 1.4 6.2 6.2 1 | pen box 12.4 1.4 6.2 6.2 1 | pen box 1.4 12.4 6.2 6.2 1
      | ink box 3.6 3.6 1.9 1.9 0.2 | ink box 14.6 3.6 1.9 1.9 0.2 | ink box 3.6 14.6 1.9 1.9 0.2
      | ink box 11.4 11.4 2.6 2.6 0.2 | ink box 16.8 11.4 2.6 2.6 0.2 | ink box 14.1 14.1 2.6 2.6 0.2
      | ink box 11.4 16.8 2.6 2.6 0.2 | ink box 16.8 16.8 2.6 2.6 0.2
    barcode 24 | pen line 1.6 4 1.6 16 | pen*0.7 line 5 4 5 16 | pen*1.5 line 9 4 9 16
      | pen*0.7 line 12.8 4 12.8 16 | pen line 16 4 16 16 | pen*0.7 line 19.2 4 19.2 16
      | pen line 22.4 4 22.4 16
    barcode.viewfinder 20 | use viewfinder | pen line 5.4 6.2 5.4 13.8 | pen*0.7 line 8.4 6.2 8.4 13.8
      | pen*1.2 line 11.4 6.2 11.4 13.8 | pen*0.7 line 14.6 6.2 14.6 13.8
    qrcode.viewfinder 20 | use viewfinder | ink box 5.2 5.2 3.8 3.8 0.6 | ink box 11 5.2 3.8 3.8 0.6
      | ink box 5.2 11 3.8 3.8 0.6 | ink box 11 11 1.7 1.7 0.2 | ink box 13.1 13.1 1.7 1.7 0.2
    doc.text.viewfinder 20 | use viewfinder | pen line 6 7 14 7 | pen line 6 10 14 10
      | pen line 6 13 10.6 13
    simcard 16
      | body path M 4 1.2 L 9.2 1.2 L 14.4 6.4 L 14.4 16.2 C 14.4 17.8 13.4 18.8 11.8 18.8 L 4.2 18.8 C 2.6 18.8 1.6 17.8 1.6 16.2 L 1.6 3.8 C 1.6 2.2 2.4 1.2 4 1.2 Z
      | mark box 4.8 9.4 6.4 6 1 | mark*0.8 line 8 9.6 8 15.2
    terminal 23 | body box 1.2 2.6 20.6 14.8 2.8 | mark line 5.2 7 8.8 10 5.2 13
      | mark line 11 13.2 15.6 13.2
    cube 21 | body poly 1.2 10.5 1.1 19.2 5.4 19.2 14.6 10.5 18.9 1.8 14.6 1.8 5.4
      | mark line 2.2 5.8 10.5 10 18.8 5.8 | mark line 10.5 10 10.5 18.6
    bolt.horizontal 23 | body poly 0.8 21.4 9 11 3 12.4 8.4 1.6 11 12 17 10.6 11.6
    """)
}
