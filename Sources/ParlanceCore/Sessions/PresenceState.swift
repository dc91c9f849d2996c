/// The presence of an account.
public enum PresenceState: UInt8, Hashable, Sendable {
  /// A device of the account is connected.
  case online = 0
  /// The last device lost the link a few seconds ago and may come back (`HubSettings.unreachableAfter`).
  case unreachable = 1
  /// No device is connected.
  case offline = 2
}
