extension MemoryDeviceStore {
  package func replies(to thread: MessageID, conversation: ConversationNumber) throws(MessagingError) -> [Message] {
    let thread = ExactString(thread.string)
    return (places[conversation] ?? []).compactMap { place in
      guard let message = stored[place.row]?.message, !message.marks.contains(.revoked),
        MessageBody.thread(of: message.encodedBody).map({ ExactString($0.string) }) == thread
      else { return nil }
      return message
    }
  }

  package func replyCount(to thread: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Int {
    try replies(to: thread, conversation: conversation).count
  }
}
