/// One run of a process. What belongs to a run has no effect once the process is dead, even if the code that was running
/// when it died runs on to its end.
final class Life {
  private(set) var isAlive = true

  func end() { isAlive = false }
}
