import Foundation
import NIMSDK
import Parlance
import SeededClients

/// A client of the style of NetEase NIM.
final class NIMClient: NSObject, SeededClient {
  static let target = "nim"
  static let style = "NIM"
  static let isOfOneQueue = true
  let sdk: NIMSDK
  let world: SeededWorld
  private let account: String
  private var known: [NIMMessage] = []

  init(_ account: String, _ world: SeededWorld) {
    self.account = account
    self.world = world
    let config = NIMSDKConfig()
    config.teamReceiptEnabled = world.choices.flag()
    config.shouldSyncUnreadCount = world.choices.flag()
    config.shouldConsiderRevokedMessageUnreadCount = world.choices.flag()
    config.maxAutoLoginRetryTimes = world.choices.int()
    sdk = NIMSDK(environment: world.environment, device: SeededWorld.device, config: config)
    super.init()
    sdk.chatManager.add(self)
    sdk.loginManager.add(self)
    sdk.conversationManager.add(self)
    sdk.teamManager.add(self)
    sdk.systemNotificationManager.add(self)
  }

  func begin() {
    let done = world.completions.once("first login")
    world.queue.sync { sdk.loginManager.login(account, token: "") { _ in done() } }
    world.adopt()
  }

  var calls: [(name: String, call: () -> Void)] { loginCalls + chatCalls + conversationCalls + teamCalls + roomCalls }

  // MARK: values

  var choices: SeededChoices { world.choices }

  func session() -> NIMSession {
    switch choices.below(10) {
    case 0..<5: NIMSession(choices.account(), type: .P2P)
    case 5..<8: NIMSession(world.group(), type: .team)
    case 8: NIMSession(world.room(), type: .chatroom)
    default: NIMSession(choices.text(), type: choices.pick([.P2P, .team, .chatroom, .YSF, .superTeam, .qChat]))
    }
  }

  /// A message that is known, or a new one.
  func message() -> NIMMessage {
    guard choices.chance(70), !known.isEmpty else { return newMessage() }
    return choices.pick(known)
  }

  func newMessage() -> NIMMessage {
    let message = NIMMessage()
    if choices.chance(80) { message.text = choices.text() }
    if choices.chance(30) { message.messageObject = object() }
    if choices.chance(20) { message.remoteExt = choices.attributes() }
    if choices.chance(20) { message.localExt = choices.attributes() }
    if choices.chance(10) { message.apnsPayload = choices.attributes() }
    if choices.chance(10) { message.apnsContent = choices.optionalText() }
    if choices.chance(20) { message.timestamp = choices.double() }
    if choices.chance(10) { message.messageSubType = choices.int() }
    if choices.chance(10) { message.from = choices.optionalText() }
    if choices.chance(20) {
      let setting = NIMMessageSetting()
      setting.teamReceiptEnabled = choices.flag()
      setting.shouldBeCounted = choices.flag()
      setting.scene = choices.chance(80) ? NIMNOSSceneTypeMessage : choices.text()
      message.setting = setting
    }
    keep(message)
    return message
  }

  private func object() -> (any NIMMessageObject)? {
    switch choices.below(6) {
    case 0:
      return NIMLocationObject(latitude: choices.double(), longitude: choices.double(), title: choices.optionalText())
    case 1: return NIMTipObject(attach: choices.optionalText(), callbackExt: choices.optionalText())
    case 2: return NIMFileObject(data: Data([1, 2, 3]), extension: choices.text())
    case 3:
      return NIMImageObject(
        data: Data(choices.chance(20) ? [] : [1, 2]), extension: "png", scene: NIMNOSSceneTypeMessage,
        size: choices.size())
    case 4:
      let audio = NIMAudioObject(sourcePath: world.path())
      audio.duration = choices.int()
      return audio
    default:
      let video = NIMVideoObject(sourcePath: world.path())
      video.duration = choices.int()
      return video
    }
  }

  func keep(_ message: NIMMessage) {
    if known.count < 60 { known.append(message) } else { known[choices.below(60)] = message }
  }

  /// Looks at everything of a message.
  func look(_ message: NIMMessage) {
    _ = (message.messageId, message.serverID, message.session, message.from, message.timestamp, message.messageType)
    _ = (message.text, message.rawAttachContent, message.remoteExt, message.localExt, message.apnsPayload)
    _ = (message.isRemoteRead, message.deliveryState, message.attachmentDownloadState, message.teamReceiptInfo)
    switch message.messageObject {
    case let image as NIMImageObject:
      _ = (image.path, image.thumbPath, image.url, image.thumbUrl, image.size, image.md5)
    case let audio as NIMAudioObject: _ = (audio.path, audio.url, audio.duration)
    case let video as NIMVideoObject: _ = (video.path, video.coverPath, video.coverSize, video.duration)
    case let file as NIMFileObject: _ = (file.path, file.fileLength, file.displayName)
    default: break
    }
  }
}

extension NIMClient: NIMChatManagerDelegate, NIMLoginManagerDelegate, NIMConversationManagerDelegate,
  NIMTeamManagerDelegate, NIMSystemNotificationManagerDelegate
{
  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages {
      look(message)
      if known.count < 60 { known.append(message) }
    }
  }
  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    if let message = notification.message { look(message) }
  }
  func onReceive(_ notification: NIMCustomSystemNotification) { _ = notification.content }
}
