/// An entry of the log for the engine's operator: paths and causes that clients do not see. Never a message's text, a
/// token, or media.
public struct EngineLogEntry: Hashable, Sendable {
  /// The levels of importance.
  public enum Level: Sendable { case notice, error }
  /// The level of importance.
  public var level: Level
  /// The event, as a word that programs can look for, such as `storage.failed`.
  public var event: String
  /// The details.
  public var detail: String

  /// Creates an entry.
  public init(level: Level, event: String, detail: String) {
    self.level = level
    self.event = event
    self.detail = detail
  }
}

/// Takes entries of the log, on a thread of the engine or of its clock; it must not block.
public typealias EngineLog = @Sendable (_ entry: EngineLogEntry) -> Void
