/// The resource limits of a run of the tool.
struct Limits {
  /// Processor time, in seconds.
  var seconds = 20
  /// Resident memory, in bytes. Address space is limited to four times as much, so that the machine survives.
  var memory = 1 << 30
  /// Elapsed time, in seconds: for runs that hang. On a busy machine others can take minutes.
  var patience = 900
}
