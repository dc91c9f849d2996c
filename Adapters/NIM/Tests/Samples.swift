import Foundation
import Parlance

@testable import NIMSDK

extension ClientCore {
  /// A client that nothing was done with yet.
  static func sample(_ account: AccountID = "alice", environment: MessagingEnvironment? = nil) -> ClientCore {
    let core = ClientCore(environment: environment, deviceID: "phone", config: NIMSDKConfig())
    _ = core.note(account)
    return core
  }
}

extension Message {
  /// Creates a message as a device reports it.
  static func sample(
    _ id: MessageID = "m1", in conversation: ConversationID = .direct("bob"), from sender: AccountID = "bob",
    content: MessageContent = .text("hello"), attributes: String? = nil, extensions: [String: [UInt8]] = [:],
    options: MessageOptions = .ordinary, state: MessageState = .received
  ) -> Message {
    let body = MessageBody(content: content, attributes: attributes, fallbackText: "fallback", extensions: extensions)
    return Message(
      id: id, conversation: conversation, sender: sender, time: Timestamp(milliseconds: 1_700_000_000_123),
      sequence: 5, number: 3, senderNumber: 1, options: options, platform: .iOS, state: state, kind: content.kind,
      encodedBody: body.encoded())
  }
}

/// An attachment that is its text.
final class Note: NSObject, NIMCustomAttachment {
  let text: String
  init(_ text: String) { self.text = text }
  func encode() -> String { "note:" + text }
}

/// Knows `Note`.
final class NoteDecoder: NSObject, NIMCustomAttachmentCoding {
  func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)? {
    guard let content, content.hasPrefix("note:") else { return nil }
    return Note(String(content.dropFirst(5)))
  }
}
