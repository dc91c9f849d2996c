/// The steps by which accounts become friends.
public enum NIMUserOperation: Int, Sendable {
  /// Makes the two friends at once.
  case add = 1
  /// Asks the other account.
  case request = 2
  /// Grants a request of the other account.
  case verify = 3
  /// Declines a request of the other account.
  case reject = 4
}
