import AgoraChat
import Foundation
import Parlance
import SeededClients

/// A client of the style of Agora Chat.
final class AgoraClient: SeededClient {
  static let target = "agora"
  static let style = "AgoraChat"
  static let isOfOneQueue = false
  let client: AgoraChatClient
  let world: SeededWorld
  private let account: String
  private let delegate = Delegate()
  var choices: SeededChoices { world.choices }
  var chats: any IAgoraChatManager { client.chatManager }
  var groups: any IAgoraChatGroupManager { client.groupManager }
  var rooms: any IAgoraChatroomManager { client.roomManager }

  /// Keeps what comes, and looks at it. Safe to share: what changes is behind the lock.
  private final class Delegate: NSObject, AgoraChatManagerDelegate, AgoraChatClientDelegate,
    AgoraChatGroupManagerDelegate, @unchecked Sendable
  {
    let known = Lock<[AgoraChatMessage]>([])
    func keep(_ message: AgoraChatMessage) { known.withLock { if $0.count < 60 { $0.append(message) } } }
    func messagesDidReceive(_ aMessages: [AgoraChatMessage]) { aMessages.forEach(look) }
    func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) { aCmdMessages.forEach(look) }
    func messageStatusDidChange(_ aMessage: AgoraChatMessage, error aError: AgoraChatError?) { look(aMessage) }
    func userDidJoin(_ aGroup: AgoraChatGroup, user aUsername: String) { _ = aGroup.muteList }
    func look(_ message: AgoraChatMessage) {
      keep(message)
      _ = (message.ext as [AnyHashable: Any]?, message.timestamp, message.localTime, message.status, message.chatType)
      _ = (message.isRead, message.isReadAcked, message.groupAckCount)
      switch message.body {
      case let image as AgoraChatImageMessageBody: _ = (image.size, image.thumbnailLocalPath, image.fileLength)
      case let video as AgoraChatVideoMessageBody: _ = (video.duration, video.thumbnailLocalPath)
      case let file as AgoraChatFileMessageBody: _ = (file.localPath, file.remotePath, file.downloadStatus)
      case let command as AgoraChatCmdMessageBody: _ = command.params as [Any]?
      default: break
      }
    }
  }

  init(_ account: String, _ world: SeededWorld) {
    self.account = account
    self.world = world
    client = AgoraChatClient(environment: world.environment, device: DeviceID(SeededWorld.device))
    let options = AgoraChatOptions(appkey: "a#b")
    options.enableDeliveryAck = world.choices.flag()
    options.deleteMessagesOnLeaveGroup = world.choices.flag()
    options.regardImportMessagesAsRead = world.choices.flag()
    _ = client.initializeSDK(with: options)
    client.add(delegate, delegateQueue: nil)
    client.chatManager.add(delegate, delegateQueue: nil)
    client.groupManager.add(delegate, delegateQueue: nil)
  }

  func begin() {
    _ = client.login(withUsername: account, password: "")
    world.adopt()
  }

  var calls: [(name: String, call: () -> Void)] {
    loginCalls + chatCalls + searchCalls + serverCalls + groupCalls + roomCalls
  }

  // MARK: values

  /// A completion that gets an error.
  func once(_ name: String) -> (AgoraChatError?) -> Void {
    let done = world.completions.once(name)
    return { _ in done() }
  }

  /// A completion that gets something and an error.
  func once<Value>(_ name: String) -> (Value, AgoraChatError?) -> Void {
    let done = world.completions.once(name)
    return { _, _ in done() }
  }

  func target() -> (name: String, type: AgoraChatType) {
    switch choices.below(10) {
    case 0..<5: (choices.account(), .chat)
    case 5..<9: (world.group(), .groupChat)
    default: (world.room(), .chatRoom)
    }
  }

  func message() -> AgoraChatMessage {
    let known = delegate.known.withLock { $0 }
    return choices.chance(70) && !known.isEmpty ? choices.pick(known) : newMessage()
  }

  func newMessage() -> AgoraChatMessage {
    let (name, type) = target()
    let message = AgoraChatMessage(
      conversationID: choices.chance(95) ? name : choices.text(), from: choices.chance(90) ? "" : choices.account(),
      to: name, body: body(), ext: choices.attributes())
    message.chatType = type
    change(message)
    delegate.keep(message)
    return message
  }

  func change(_ message: AgoraChatMessage) {
    if choices.chance(20) { message.timestamp = choices.int64() }
    if choices.chance(20) { message.localTime = choices.int64() }
    if choices.chance(10) { message.messageId = choices.text() }
    if choices.chance(20) { message.ext = choices.attributes() }
    if choices.chance(20) { message.isNeedGroupAck = choices.flag() }
    if choices.chance(10) { message.isRead = choices.flag() }
  }

  func look(_ message: AgoraChatMessage) { delegate.look(message) }

  func body() -> AgoraChatMessageBody {
    switch choices.below(9) {
    case 0:
      return AgoraChatLocationMessageBody(
        latitude: choices.double(), longitude: choices.double(), address: choices.optionalText())
    case 1:
      let command = AgoraChatCmdMessageBody(action: choices.text())
      if choices.chance(60) { command.params = (0..<choices.below(3)).map { _ in choices.value() } }
      return command
    case 2:
      return AgoraChatCustomMessageBody(event: choices.optionalText(), customExt: [choices.text(): choices.text()])
    case 3:
      let image = AgoraChatImageMessageBody(localPath: world.path(), displayName: choices.optionalText())
      (image.size, image.thumbnailSize, image.compressionRatio) = (choices.size(), choices.size(), choices.double())
      image.fileLength = choices.int64()
      return image
    case 4:
      let voice = AgoraChatVoiceMessageBody(data: Data([1, 2]), displayName: choices.optionalText())
      voice.duration = choices.int32()
      return voice
    case 5:
      let video = AgoraChatVideoMessageBody(localPath: world.path(), displayName: nil)
      (video.duration, video.thumbnailSize) = (choices.int32(), choices.size())
      return video
    case 6:
      return AgoraChatCombineMessageBody(
        title: choices.optionalText(), summary: choices.optionalText(), compatibleText: choices.optionalText(),
        messageIdList: choices.flag() ? [message().messageId] : choices.texts())
    default: return AgoraChatTextMessageBody(text: choices.optionalText())
    }
  }
}
