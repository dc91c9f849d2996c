import Foundation

/// The screen of a sample: the words that all samples use, so that their users need not care which app they have.
@MainActor
public final class Screen {
  /// The conversation that is open; nil if none is.
  public private(set) var place: Place?
  /// A Boolean value that indicates whether there was a login since the app began.
  private var hasLoggedIn = false
  /// The ids of the messages that it shows.
  private var shownIds: Set<String> = []

  /// Creates a screen on which no conversation is open.
  public init() {}

  /// A Boolean value that indicates whether a conversation is open; if not, prints how to open one.
  var hasOpenConversation: Bool {
    if place == nil { show("open a conversation first: /open ACCOUNT") }
    return place != nil
  }

  /// Prints a line without buffering, also if the output is not a terminal.
  public func show(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  // MARK: the login

  /// Shows the outcome of a login. The process ends with exit code 1 if the first one fails: there is nothing to chat with.
  ///
  /// - parameter problem: The error in the vendor's words; nil for success.
  public func loggedIn(_ account: String, problem: String?) {
    show(problem.map { "login failed: \($0)" } ?? "logged in as \(account)")
    if problem == nil { hasLoggedIn = true } else if !hasLoggedIn { exit(1) }
  }

  /// Shows that the connection was lost, or restored.
  public func connection(isUp: Bool) { show(isUp ? "online" : "offline") }

  // MARK: conversations

  /// Shows the list of conversations.
  public func list(_ conversations: [(place: Place, unread: Int, last: String?)]) {
    if conversations.isEmpty { show("no conversations") }
    for conversation in conversations {
      show("\(conversation.place): \(conversation.unread) unread\(conversation.last.map { ", last: \($0)" } ?? "")")
    }
  }

  /// Opens a conversation, to which further input is sent.
  public func open(_ place: Place) {
    self.place = place
    shownIds = []
    show("--- \(place) ---")
  }

  /// Shows the newest messages of the open conversation, oldest first.
  public func history(_ lines: [Line]) {
    for line in lines where isNew(line) { show(line.description) }
  }

  /// Shows a message that arrived, with the name of its conversation unless that is open.
  public func received(_ line: Line, in place: Place) {
    guard place == self.place else { return show("[\(place)] \(line)") }
    if isNew(line) { show(line.description) }
  }

  /// Returns whether the open conversation does not show a message yet: the history may have it before it is reported.
  private func isNew(_ line: Line) -> Bool { line.id.map { shownIds.insert($0).inserted } ?? true }

  /// Shows that the account is a member of a team.
  public func joined(team id: String, named name: String?) { show("member of team \(id) (\(name ?? "no name"))") }

  // MARK: the user's own messages

  /// Shows the outcome of sending.
  ///
  /// - parameter problem: The error in the vendor's words; nil for success.
  public func sent(_ words: String, problem: String?) {
    show(problem.map { "not sent: \(words) (\($0))" } ?? "sent: \(words)")
  }

  /// Shows that a message was read.
  ///
  /// - parameter reader: The account that read it; nil if the vendor does not say.
  public func read(_ words: String, by reader: String?) { show("\(reader ?? "someone") has read: \(words)") }

  /// Shows that a message was revoked.
  ///
  /// - parameter words: Its content; nil if this app never had it.
  public func revoked(_ words: String?, by revoker: String) { show("\(revoker) revoked: \(words ?? "a message")") }

  // MARK: files and outcomes

  /// Returns the words for a picture.
  public static func picture(_ name: String?) -> String { "picture \(name ?? "without a name")" }

  /// Returns the words for a file.
  public static func file(_ name: String?) -> String { "file \(name ?? "without a name")" }

  /// Shows where the file of a message is now.
  public func saved(_ words: String, at path: String?) { show("saved \(words) at \(path ?? "nowhere")") }

  /// Shows the outcome of something else.
  ///
  /// - parameter problem: The error in the vendor's words; nil for success.
  public func outcome(_ action: String, problem: String?) {
    show(problem.map { "\(action) failed: \($0)" } ?? "\(action) done")
  }
}
