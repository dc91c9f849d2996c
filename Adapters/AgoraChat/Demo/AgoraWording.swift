import AgoraChat
import DemoApps
import Foundation

/// Words that the apps of all of Agora Chat's iOS generations use.
@MainActor
enum AgoraWording {
  /// The text of an error: its number, or nil.
  static func error(_ error: AgoraChatError?) -> String { error.map { "error \($0.code.rawValue)" } ?? "error nil" }

  /// The kind and the name of a message's conversation.
  static func place(_ message: AgoraChatMessage, _ client: AgoraChatClient) -> String {
    guard message.chatType == .groupChat else { return "chat \(message.conversationId)" }
    let group = client.groupManager?.getJoinedGroups()?.first { $0.groupId == message.conversationId }
    return "groupChat \(group?.groupName ?? message.conversationId)"
  }

  /// The same for a message of a scene, as an account sees it.
  static func place(of message: SentMessage, for account: String) -> String {
    switch message.place {
    case .direct(let peer): "chat \(message.author == account ? peer : message.author)"
    case .group(let group): "groupChat \(group.name)"
    }
  }

  /// The body that carries a file.
  static func body(_ file: DemoFile) -> AgoraChatFileMessageBody {
    switch file.kind {
    case .picture: AgoraChatImageMessageBody(localPath: file.path, displayName: file.name)
    case .document: AgoraChatFileMessageBody(localPath: file.path, displayName: file.name)
    }
  }

  /// An app's description of a message's body.
  static func words(of body: AgoraChatMessageBody?) -> String {
    switch body {
    case let text as AgoraChatTextMessageBody: "\"\(text.text)\""
    case let image as AgoraChatImageMessageBody:
      DemoFile.words(
        .picture, image.displayName, bytes: image.fileLength, width: Int(image.size.width),
        height: Int(image.size.height))
    case let file as AgoraChatFileMessageBody: DemoFile.words(.document, file.displayName, bytes: file.fileLength)
    default: "nothing"
    }
  }

  /// The path and the address of a message's file; both nil if it has none.
  static func find(_ message: AgoraChatMessage?) -> FoundFile {
    guard let body = message?.body as? AgoraChatFileMessageBody else { return FoundFile() }
    return FoundFile(path: body.localPath, address: body.remotePath)
  }

  /// The fields that an app notes for a received message.
  static func received(_ message: SentMessage, by account: String) -> [String] {
    var fields = [message.label, "from \(message.author)", place(of: message, for: account)]
    fields.append(message.outgoing.words)
    if !message.outgoing.shared.isEmpty { fields.append("ext \(Wording.json(message.outgoing.shared))") }
    return fields
  }
}
