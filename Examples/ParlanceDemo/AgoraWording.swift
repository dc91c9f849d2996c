import AgoraChat
import Foundation

/// Words that the apps of all of Agora Chat's iOS generations use.
@MainActor
enum AgoraWording {
  /// An error by its number, as an app would look at it.
  static func error(_ error: AgoraChatError?) -> String { error.map { "error \($0.code.rawValue)" } ?? "error nil" }

  /// Where a message belongs.
  static func place(_ message: AgoraChatMessage, _ client: AgoraChatClient) -> String {
    guard message.chatType == .groupChat else { return "chat \(message.conversationId)" }
    let group = client.groupManager?.getJoinedGroups()?.first { $0.groupId == message.conversationId }
    return "groupChat \(group?.groupName ?? message.conversationId)"
  }

  /// The same as a scene knows it, for an account.
  static func place(of message: SentMessage, for account: String) -> String {
    switch message.place {
    case .direct(let peer): "chat \(message.author == account ? peer : message.author)"
    case .group(let group): "groupChat \(group.name)"
    }
  }

  /// What a message carries for a file.
  static func body(_ file: DemoFile) -> AgoraChatFileMessageBody {
    switch file.kind {
    case .picture: AgoraChatImageMessageBody(localPath: file.path, displayName: file.name)
    case .document: AgoraChatFileMessageBody(localPath: file.path, displayName: file.name)
    }
  }

  /// What an app says of a message's body.
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

  /// Where an app finds a message's file.
  static func find(_ message: AgoraChatMessage?) -> FoundFile {
    guard let body = message?.body as? AgoraChatFileMessageBody else { return FoundFile() }
    return FoundFile(path: body.localPath, address: body.remotePath)
  }

  /// What an app shows of a message that came.
  static func received(_ message: SentMessage, by account: String) -> [String] {
    var fields = [message.label, "from \(message.author)", place(of: message, for: account)]
    fields.append(message.outgoing.words)
    if !message.outgoing.shared.isEmpty { fields.append("ext \(Wording.json(message.outgoing.shared))") }
    return fields
  }
}
