/// What a run of the tool may take.
struct Limits {
  /// Processor time, in seconds.
  var seconds = 20
  /// Resident memory, in bytes. Address space is limited to four times as much, so that the machine survives.
  var memory = 1 << 30
  /// Time on the clock, in seconds: for runs that wait for ever. A busy machine makes others wait for minutes.
  var patience = 900
}
