/// Something worth writing down, for whoever runs the engine: paths and causes that clients are not told. Never a message's
/// text, a token, or media.
public struct EngineLogEntry: Hashable, Sendable {
  /// How much it matters.
  public enum Level: Sendable { case notice, error }
  /// How much it matters.
  public var level: Level
  /// The event, in a word that programs can look for, such as `storage.failed`.
  public var event: String
  /// The details.
  public var detail: String

  /// An entry.
  public init(level: Level, event: String, detail: String) {
    self.level = level
    self.event = event
    self.detail = detail
  }
}

/// Takes entries of the log, on the engine's thread; it must not block.
public typealias EngineLog = @Sendable (_ entry: EngineLogEntry) -> Void
