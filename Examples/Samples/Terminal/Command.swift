/// A line that a user typed: a command, or a text to send.
public enum Command: Hashable, Sendable {
  case open(Place)
  case createTeam(String, members: [String])
  case text(String)
  case picture(String)
  case file(String)
  case read
  case revoke
  case list
  case offline
  case online
  case help
  case quit
  /// A command that is not known, or lacks something.
  case invalid(String)

  /// Reads a line; nil for an empty one.
  public init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    guard first.hasPrefix("/") else {
      self = .text(line)
      return
    }
    // A path may have spaces in it.
    let rest = line.drop { $0 == " " }.dropFirst(first.count).drop { $0 == " " }
    switch (first, words.count) {
    case ("/open", 3) where words[1] == "team": self = .open(.team(words[2]))
    case ("/open", 2): self = .open(.person(words[1]))
    case ("/team", 2...): self = .createTeam(words[1], members: Array(words[2...]))
    case ("/picture", 2...): self = .picture(String(rest))
    case ("/file", 2...): self = .file(String(rest))
    case ("/read", 1): self = .read
    case ("/revoke", 1): self = .revoke
    case ("/list", 1): self = .list
    case ("/offline", 1): self = .offline
    case ("/online", 1): self = .online
    case ("/help", 1): self = .help
    case ("/quit", 1): self = .quit
    default: self = .invalid(line)
    }
  }

  /// The commands, for `/help`.
  public static let summary = """
    /open ACCOUNT           opens the conversation with an account
    /open team ID           opens the conversation of a team
    /team NAME ACCOUNT...   creates a team and opens it
    TEXT                    sends a text to the open conversation
    /picture PATH           sends a picture
    /file PATH              sends a file
    /read                   marks the open conversation as read
    /revoke                 takes back the last message that you sent
    /list                   lists the conversations
    /offline, /online       logs out, and in again
    /quit                   ends the app
    """
}
