extension SymbolCatalog {
  /// Sound, pictures, and playback controls.
  static let media = SymbolRow.table(
    """
    play 18 | body poly 2 3 2 16.8 10 3 18
    pause 16 | body box 2 2.4 4 15.2 1.4 | body box 10 2.4 4 15.2 1.4
    stop 18 | body box 1.8 2.8 14.4 14.4 2.6
    record.circle 20 | body circle 10 10 9.1 | dot circle 10 10 5
    playpause 24 | body poly 1.6 1.6 3.6 11.2 10 1.6 16.4 | body box 14.6 3.6 2 12.8 1
      | body box 20.2 3.6 2 12.8 1
    forward 26 | body poly 1.4 1.6 4 12.6 10 1.6 16 | body poly 1.4 13.8 4 24.8 10 13.8 16
    forward.end 18 | body poly 1.6 1.8 3.6 12.6 10 1.8 16.4 | pen*1.3 line 15.8 3.8 15.8 16.2
    eject 20 | body poly 1.6 10 2.4 18.6 11.4 1.4 11.4 | body box 1.6 14.8 16.8 2.6 1.2
    goforward 20 | pen arc 10 11.4 7.6 -75 -360 | pen line 9.4 1.2 12.6 4.2 9.4 7.2
    gobackward 20 | pen arc 10 11.4 7.6 -105 180 | pen line 10.6 1.2 7.4 4.2 10.6 7.2
    speaker 15
      | body path M 2.6 6.8 L 5.8 6.8 L 10.6 2.6 C 11.6 1.8 12.8 2.2 12.8 3.6 L 12.8 16.4 C 12.8 17.8 11.6 18.2 10.6 17.4 L 5.8 13.2 L 2.6 13.2 C 1.8 13.2 1.2 12.6 1.2 11.8 L 1.2 8.2 C 1.2 7.4 1.8 6.8 2.6 6.8 Z
    speaker.wave.1 20 | use speaker | pen arc 11.6 10 6 -45 45
    speaker.wave.2 24 | use speaker.wave.1 | pen arc 11.6 10 10 -45 45
    speaker.wave.3 28 | use speaker | pen arc 12.4 10 5.4 -45 45 | pen arc 12.4 10 9.2 -45 45
      | pen arc 12.4 10 13 -45 45
    music.note 16 | ink oval 1.6 13 6.8 5.6 | pen line 7.6 15.6 7.6 2.6
      | ink path M 7 2.2 L 14.4 4.6 L 14.4 8.4 L 7 6 Z
    music.note.list 22 | ink oval 10.6 13.4 6 5 | pen line 15.8 15.8 15.8 4.4
      | ink path M 15.2 3.6 L 20.8 5.4 L 20.8 8.8 L 15.2 7 Z | pen line 1.4 4 11.6 4 | pen line 1.4 9 11.6 9
      | pen line 1.4 14 8 14
    headphones 20
      | pen path M 2.2 13 L 2.2 9.4 C 2.2 4.8 5.4 1.6 10 1.6 C 14.6 1.6 17.8 4.8 17.8 9.4 L 17.8 13
      | ink box 1.4 10.6 5 8 2.2 | ink box 13.6 10.6 5 8 2.2
    mic 15 | body box 4.4 1.2 6.2 11 3.1
      | pen path M 1.6 9.2 C 1.6 13 4 15.2 7.5 15.2 C 11 15.2 13.4 13 13.4 9.2 | pen line 7.5 15.2 7.5 18.6
      | pen line 4.4 18.7 10.6 18.7
    waveform 24 | pen line 1.6 8.8 1.6 11.2 | pen line 5.8 5.8 5.8 14.2 | pen line 9.9 2 9.9 18
      | pen line 14.1 5 14.1 15 | pen line 18.2 7.2 18.2 12.8 | pen line 22.4 8.8 22.4 11.2
    waveform.path.ecg 24 | pen line 1.2 10.6 6 10.6 9 3 14.4 17 17.2 10.6 22.8 10.6
    video 25 | body box 1.2 3.8 15 12.4 3 | body poly 1.4 18.8 8.6 23.8 4.8 23.8 15.2 18.8 11.4
    camera 24
      | body path M 4 5 L 6.4 5 L 7.8 2.9 C 8.2 2.3 8.8 2 9.6 2 L 14.4 2 C 15.2 2 15.8 2.3 16.2 2.9 L 17.6 5 L 20 5 C 21.8 5 22.8 6 22.8 7.8 L 22.8 15.2 C 22.8 17 21.8 18 20 18 L 4 18 C 2.2 18 1.2 17 1.2 15.2 L 1.2 7.8 C 1.2 6 2.2 5 4 5 Z
      | mark circle 12 11.2 3.9 | mark line 19.4 8.4
    camera.rotate 24
      | body path M 4 5 L 6.4 5 L 7.8 2.9 C 8.2 2.3 8.8 2 9.6 2 L 14.4 2 C 15.2 2 15.8 2.3 16.2 2.9 L 17.6 5 L 20 5 C 21.8 5 22.8 6 22.8 7.8 L 22.8 15.2 C 22.8 17 21.8 18 20 18 L 4 18 C 2.2 18 1.2 17 1.2 15.2 L 1.2 7.8 C 1.2 6 2.2 5 4 5 Z
      | mark arc 12 11.2 4.2 -165 -15 | mark line 16.6 7 16.2 10.2 13.2 9.4
      | mark arc 12 11.2 4.2 15 165 | mark line 7.4 15.4 7.8 12.2 10.8 13
    livephoto 22 | ink circle 11 10 2 | pen circle 11 10 5.2
      | ink circle 20.0 10.0 0.8 | ink circle 19.3 13.4 0.8 | ink circle 17.4 16.4 0.8 | ink circle 14.4 18.3 0.8
      | ink circle 11.0 19.0 0.8 | ink circle 7.6 18.3 0.8 | ink circle 4.6 16.4 0.8 | ink circle 2.7 13.4 0.8
      | ink circle 2.0 10.0 0.8 | ink circle 2.7 6.6 0.8 | ink circle 4.6 3.6 0.8 | ink circle 7.6 1.7 0.8
      | ink circle 11.0 1.0 0.8 | ink circle 14.4 1.7 0.8 | ink circle 17.4 3.6 0.8 | ink circle 19.3 6.6 0.8
    photo 24 | body box 1.2 2.6 21.6 14.8 2.8 | dot circle 7 7.4 1.9
      | mark bend 1.2 2 15.6 8 10.4 11.2 13.4 16.4 8 22.2 13.4
    photo.on.rectangle 26 | body bend 2.4 4.2 13.4 1.2 13.4 1.2 1.6 19 1.6 19 3.6
      | gap*3 box 6.4 6.2 18.4 12.2 2.6 | body box 6.4 6.2 18.4 12.2 2.6 | dot circle 11 10 1.6
      | mark bend 1 7.2 16.8 12 12.6 15 15.2 19.4 10.8 24.4 15
    film 22 | body box 1.4 2.6 19.2 14.8 2.4 | mark line 6 3 6 17 | mark line 16 3 16 17
      | mark line 6 10 16 10 | mark*0.85 line 2 7.4 6 7.4 | mark*0.85 line 2 12.6 6 12.6
      | mark*0.85 line 16 7.4 20 7.4 | mark*0.85 line 16 12.6 20 12.6
    tv 24 | body box 1.2 2.4 21.6 13 2.4 | pen line 7.6 18.2 16.4 18.2
    play.rectangle 24 | body box 1.2 3 21.6 14 2.8 | dot poly 0.8 9.6 6.6 15.6 10 9.6 13.4
    airplayvideo 24 | pen bend 2.4 5.4 14.6 1.2 14.6 1.2 2 22.8 2 22.8 14.6 18.6 14.6
      | ink poly 0.8 12 11.6 18 19 6 19
    airplayaudio 22 | pen arc 11 9.6 8.8 135 405 | pen arc 11 9.6 5 150 390
      | ink poly 0.8 11 11.6 17 19 5 19
    """)
}
