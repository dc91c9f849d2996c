internal import ParlanceCore

/// Messages of the past, and the reactions to them.
struct FetchedHistory {
  /// The messages, oldest first.
  var messages: [Message]
  /// The reactions to those that have some.
  var reactions: [MessageReactions]
}
