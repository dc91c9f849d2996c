import AgoraChat
import Foundation

/// Notes how a delegate of Agora Chat is called; for use on the main queue only.
class Recorder: NSObject {
  /// The events for which this delegate has a method, each under the name that 1.3.1 gives it.
  var events: Set<String> { [] }
  /// The calls, each with its arguments as text.
  private(set) var calls: [(event: String, fields: String)] = []
  /// Called with each event.
  var heard: ((String) -> Void)?

  func note(_ event: String, _ fields: Any?...) {
    calls.append((event, fields.map(Self.describe).joined(separator: " ")))
    heard?(event)
  }

  /// The calls, as text for comparison.
  var log: [String] { calls.map { "\($0.event) \($0.fields)" } }

  /// Describes a value so that all spellings agree: nil, and the empty value that replaces it, are `-`.
  private static func describe(_ value: Any?) -> String {
    switch value {
    case nil: "-"
    case let text as String: text.isEmpty ? "-" : text
    case let list as [Any] where list.isEmpty: "-"
    case let list as [Any]: "[" + list.map { describe($0) }.joined(separator: " ") + "]"
    case let group as AgoraChatGroup: "group \(describe(group.groupId))"
    case let file as AgoraChatGroupSharedFile: "file \(describe(file.fileName))"
    case let room as AgoraChatroom: "room \(describe(room.chatroomId))"
    case let message as AgoraChatMessage: "message \(describe(message.messageId))"
    case let conversation as AgoraChatConversation: "conversation \(describe(conversation.conversationId))"
    case let ack as AgoraChatGroupMessageAck: "ack of \(describe(ack.from))"
    case let recall as AgoraChatRecallMessageInfo: describe(recall.recallMessage)
    case let error as AgoraChatError: error.code == .noError ? "-" : "\(error.code)"
    case let device as AgoraChatLoginExtensionInfo: describe(device.deviceName)
    case let value?: "\(value)"
    }
  }
}
