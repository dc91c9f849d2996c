/// The kinds of events that are written to the log.
public enum AgoraRtmLogFilter: Int, Sendable {
  /// Nothing.
  case off = 0
  /// Everything.
  case info = 15
  /// Warnings and worse.
  case warn = 14
  /// Errors and worse.
  case error = 12
  /// Events that end a login.
  case critical = 8
  /// Reserved by the vendor; everything.
  case mask = 2063
}
