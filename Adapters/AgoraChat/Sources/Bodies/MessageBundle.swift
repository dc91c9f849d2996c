internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The messages of a combined message as they travel: a JSON object in a file.
struct MessageBundle {
  /// One of the messages. Its content is kept byte for byte.
  struct Entry: Codable {
    var id: String
    var from: String
    var to: String
    /// The number of its `AgoraChatType`.
    var chatType: Int
    /// The server's time in milliseconds since 1970.
    var timestamp: Int64
    /// The engine's encoding; base 64 in the file.
    var body: Data
  }

  private struct File: Codable {
    var version = 1
    var messages: [Entry]
  }

  let messages: [Entry]
  /// The nesting depth of combined messages: 1 if there are none.
  private(set) var level = 1

  /// Creates a bundle of messages of a device's database.
  ///
  /// - throws: the vendor's "message invalid" for no messages or too many of them, for a message that is not stored, was not
  ///   sent yet or is a command, and for too many levels.
  init(_ ids: [String], _ device: Device) throws(MessagingError) {
    guard (1...AgoraLimits.combinedMessages).contains(ids.count) else {
      throw AgoraChatMessage.invalid("limit \(AgoraLimits.combinedMessages) messages")
    }
    var messages: [Entry] = []
    for id in ids {
      guard let message = device.message(MessageID(id)), message.isAccepted,
        AgoraChatMessageBody.shownKinds.contains(message.kind)
      else { throw AgoraChatMessage.invalid("no message \(id) to be combined") }
      let body = message.body
      if let media = body.content.media, !media.media.id.isValid {
        throw AgoraChatMessage.invalid("the file of \(id) was not uploaded")
      }
      if let header = CombineHeader(body) { level = max(level, header.level + 1) }
      messages.append(Entry(message, account: device.account))
    }
    guard level <= AgoraLimits.combinedLevels else {
      throw AgoraChatMessage.invalid("limit \(AgoraLimits.combinedLevels) levels")
    }
    self.messages = messages
  }

  /// Reads a downloaded bundle.
  ///
  /// - throws: the vendor's "message invalid" if the file is not a bundle.
  init(fileAt path: String) throws(MessagingError) {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(File.self, from: data),
      file.messages.count <= AgoraLimits.combinedMessages,
      file.messages.allSatisfy({ MessageID($0.id).isValid && AgoraChatType(rawValue: $0.chatType) != nil })
    else { throw AgoraChatMessage.invalid("no combined messages") }
    messages = file.messages
  }

  func encoded() throws(MessagingError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return try encoder.encode(File(messages: messages))
    } catch {
      throw AgoraChatMessage.invalid("messages that cannot be combined")
    }
  }
}

extension MessageBundle.Entry {
  init(_ message: Message, account: AccountID) {
    let isOwn = message.sender == account
    id = message.id.string
    from = message.sender.name
    to = message.conversation.kind == .direct && !isOwn ? account.name : message.conversation.name
    chatType = AgoraChatType(message.conversation.kind).rawValue
    timestamp = message.time.milliseconds
    body = Data(message.encodedBody)
  }

  /// The message as an account sees it; it is in no database.
  func message(_ core: ClientCore, _ account: AccountID) -> AgoraChatMessage {
    let kind = (AgoraChatType(rawValue: chatType) ?? .chat).kind
    let isOwn = AccountID(from) == account
    let name = kind == .direct && !isOwn ? from : to
    let message = Message(
      id: MessageID(id), conversation: ConversationID(kind: kind, name: name), sender: AccountID(from),
      time: Timestamp(milliseconds: timestamp), state: .received,
      kind: MessageBody(decoding: [UInt8](body)).content.kind, encodedBody: [UInt8](body))
    let object = AgoraChatMessage(message, core, account)
    object.to = to
    return object
  }
}
