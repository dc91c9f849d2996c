internal import ParlanceCore

extension AddReactionCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
    try border.check(reaction: &text)
    try border.check(note, "note", limit: border.limits.reactionNoteSize)
    try border.check(push)
  }
}

extension RemoveReactionCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
    try border.check(reaction: &text)
  }
}

extension ReactionsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&ids)
  }
}

extension ReactionPageCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversation)
    try border.check(&id)
    try border.check(reaction: &text)
    guard (1...100).contains(limit) else { throw MessagingError(.invalidArgument, "limit 1 to 100") }
  }
}

extension Border {
  /// Brings a reaction's text into its one form: not empty, without control characters.
  func check(reaction text: inout String) throws(MessagingError) {
    try check(text, "reaction", limit: limits.reactionSize)
    text = CanonicalName.normalized(text)
    // The form may be longer than what it was made of.
    try check(text, "reaction", limit: limits.reactionSize)
    guard !text.isEmpty, !text.unicodeScalars.contains(where: \.isControl) else {
      throw MessagingError(.invalidArgument, "reaction")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
