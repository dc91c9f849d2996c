/// A chat app that its user drives with the commands that all samples have. Everything happens on the main queue.
@MainActor
public protocol SampleApp: AnyObject, Sendable {
  /// Logs the app's account in.
  func logIn()
  /// Logs out.
  ///
  /// - parameter completion: Runs when that is done.
  func logOut(_ completion: @escaping () -> Void)
  /// Shows the conversations and how many messages are unread in each.
  func listConversations()
  /// Opens a conversation and shows its newest messages.
  func open(_ place: Place)
  /// Creates a team with other accounts and opens it.
  func createTeam(_ name: String, members: [String])
  /// Sends a text to the open conversation.
  func send(text: String)
  /// Sends a picture to the open conversation.
  func send(pictureAt path: String)
  /// Sends a file to the open conversation.
  func send(fileAt path: String)
  /// Marks the open conversation as read and notifies those who wrote there.
  func markRead()
  /// Takes back the last message that this app sent.
  func revoke()
}

/// A conversation as the user names it.
public enum Place: Hashable, CustomStringConvertible, Sendable {
  /// The conversation with an account.
  case person(String)
  /// The conversation of a team, by its id.
  case team(String)

  public var description: String {
    switch self {
    case .person(let account): account
    case .team(let id): "team \(id)"
    }
  }
}
