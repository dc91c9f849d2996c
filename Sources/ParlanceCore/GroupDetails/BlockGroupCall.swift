/// Blocks a group for this account, so that it receives no messages of it, or ends that. The reply has the settings of the group.
package struct BlockGroupCall: HubCall {
  package typealias Reply = [ConversationSettings]
  package static var kind: CallKind { .blockGroup }
  package var id: String
  package var isBlocked: Bool

  package init(id: String, isBlocked: Bool) {
    self.id = id
    self.isBlocked = isBlocked
  }
}

extension BlockGroupCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(isBlocked)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), isBlocked: try reader.readBool())
  }
}
