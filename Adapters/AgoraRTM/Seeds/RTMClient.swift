import AgoraRtmKit
import Foundation
import Parlance
import SeededClients

/// A client of the style of Agora RTM.
final class RTMClient: NSObject, SeededClient, AgoraRtmDelegate, AgoraRtmChannelDelegate, AgoraRtmCallDelegate {
  static let target = "rtm"
  static let style = "AgoraRTM"
  static let isOfOneQueue = true
  private var kit: AgoraRtmKit?
  private let world: SeededWorld
  private let account: String
  private var known: [AgoraRtmMessage] = []
  private var channels: [AgoraRtmChannel] = []
  private var sent: [AgoraRtmLocalInvitation] = []
  private var invitations: [AgoraRtmRemoteInvitation] = []
  private var choices: SeededChoices { world.choices }

  init(_ account: String, _ world: SeededWorld) {
    self.account = account
    self.world = world
    super.init()
    kit = AgoraRtmKit(
      appId: String(repeating: "a", count: 32), delegate: self, environment: world.environment,
      device: SeededWorld.device)
    kit?.rtmCallKit?.callDelegate = self
  }

  func begin() {
    let done = world.completions.once("first login")
    world.queue.sync { kit?.login(byToken: nil, user: account) { _ in done() } }
    world.adopt()
  }

  var calls: [(name: String, call: () -> Void)] {
    guard let kit else { return [] }
    return loginCalls(kit) + messageCalls(kit) + channelCalls(kit) + attributeCalls(kit) + mediaCalls(kit)
      + invitationCalls(kit)
  }

  // MARK: values

  private func keep(_ message: AgoraRtmMessage) { if known.count < 60 { known.append(message) } }

  private func newMessage(_ kit: AgoraRtmKit) -> AgoraRtmMessage? {
    switch choices.below(6) {
    case 0: return AgoraRtmRawMessage(rawData: Data(choices.text().utf8), description: choices.text())
    case 1:
      let image = kit.createImageMessage(byMediaId: choices.text())
      image?.width = choices.int32()
      image?.height = choices.int32()
      image?.thumbnailWidth = choices.int32()
      image?.thumbnailHeight = choices.int32()
      image?.thumbnail = Data([1])
      return image
    case 2:
      let file = kit.createFileMessage(byMediaId: choices.text())
      file?.fileName = choices.text()
      return file
    default: return AgoraRtmMessage(text: choices.text())
    }
  }

  private func message(_ kit: AgoraRtmKit) -> AgoraRtmMessage? {
    choices.chance(40) && !known.isEmpty ? choices.pick(known) : newMessage(kit)
  }

  /// The name of a channel; most of the few that the clients have in common.
  private func channel() -> String { choices.chance(80) ? choices.pick(["one", "two"]) : choices.text() }

  private func look(_ message: AgoraRtmMessage) {
    keep(message)
    _ = (message.text, message.serverReceivedTs, message.type, message.isOfflineMessage)
    if let image = message as? AgoraRtmImageMessage {
      _ = (image.width, image.thumbnail, image.thumbnailWidth, image.size)
    }
    if let file = message as? AgoraRtmFileMessage { _ = (file.fileName, file.mediaId, file.size, file.thumbnail) }
  }

  // MARK: calls

  private func loginCalls(_ kit: AgoraRtmKit) -> [(name: String, call: () -> Void)] {
    [
      (
        "login",
        { [self] in
          let done = world.completions.once("login")
          kit.login(byToken: choices.chance(90) ? nil : "bad", user: choices.account()) { _ in done() }
        }
      ),
      (
        "logout",
        { [self] in
          if choices.chance(60) { return }
          let done = world.completions.once("logout")
          kit.logout { _ in done() }
        }
      ),
      (
        "renewToken",
        { [self] in
          let done = world.completions.once("token")
          kit.renewToken(choices.text()) { _, _ in done() }
        }
      ),
      (
        "settings",
        { [self] in
          _ = (kit.setParameters(choices.text()), kit.setLogFileSize(choices.int32()))
          _ = kit.setLogFile(choices.chance(20) ? world.folder.appendingPathComponent("log").path : choices.text())
        }
      ),
    ]
  }

  private func messageCalls(_ kit: AgoraRtmKit) -> [(name: String, call: () -> Void)] {
    let send: (name: String, call: () -> Void) = (
      "send",
      { [self] in
        guard let message = message(kit) else { return }
        let options = AgoraRtmSendMessageOptions()
        options.enableOfflineMessaging = choices.flag()
        let done = world.completions.once("send")
        kit.send(message, toPeer: choices.account(), sendMessageOptions: options) { _ in done() }
      }
    )
    return [
      send, send,
      (
        "peers",
        { [self] in
          let (query, subscribe) = (world.completions.once("query"), world.completions.once("subscribe"))
          kit.queryPeersOnlineStatus(choices.accounts()) { _, _ in query() }
          kit.subscribePeersOnlineStatus(choices.accounts()) { _ in subscribe() }
          let (unsubscribe, list) = (world.completions.once("unsubscribe"), world.completions.once("subscriptions"))
          kit.unsubscribePeersOnlineStatus(choices.accounts()) { _ in unsubscribe() }
          kit.queryPeers(bySubscriptionOption: .onlineStatus) { _, _ in list() }
        }
      ),
    ]
  }

  private func channelCalls(_ kit: AgoraRtmKit) -> [(name: String, call: () -> Void)] {
    [
      (
        "createChannel",
        { [self] in
          if let channel = kit.createChannel(withId: channel(), delegate: self) { channels.append(channel) }
        }
      ),
      ("destroyChannel", { [self] in if choices.chance(20) { _ = kit.destroyChannel(withId: channel()) } }),
      (
        "join",
        { [self] in
          guard !channels.isEmpty else { return }
          let done = world.completions.once("join")
          choices.pick(channels).join { _ in done() }
        }
      ),
      (
        "leave",
        { [self] in
          guard !channels.isEmpty, choices.chance(40) else { return }
          let done = world.completions.once("leave")
          choices.pick(channels).leave { _ in done() }
        }
      ),
      (
        "send to a channel",
        { [self] in
          guard !channels.isEmpty, let message = message(kit) else { return }
          let done = world.completions.once("channel message")
          choices.pick(channels).send(message) { _ in done() }
        }
      ),
      (
        "members",
        { [self] in
          let counts = world.completions.once("counts")
          kit.getChannelMemberCount([channel(), channel()]) { _, _ in counts() }
          guard !channels.isEmpty else { return }
          let members = world.completions.once("members")
          choices.pick(channels).getMembersWithCompletion { _, _ in members() }
        }
      ),
    ]
  }

  private func attributeCalls(_ kit: AgoraRtmKit) -> [(name: String, call: () -> Void)] {
    [
      (
        "channel attributes",
        { [self] in
          let attributes = (0..<choices.below(3)).map { _ in
            let attribute = AgoraRtmChannelAttribute()
            (attribute.key, attribute.value) = (choices.text(), choices.text())
            return attribute
          }
          let options = AgoraRtmChannelAttributeOptions()
          options.enableNotificationToChannelMembers = choices.flag()
          let (set, get) = (world.completions.once("set"), world.completions.once("get"))
          kit.addOrUpdateChannel(channel(), attributes: attributes, options: options) { _ in set() }
          kit.getChannelAttributes(channel(), byKeys: choices.flag() ? nil : choices.texts()) { _, _ in get() }
          let delete = world.completions.once("delete")
          kit.deleteChannel(channel(), attributesByKeys: choices.texts(), options: options) { _ in delete() }
        }
      ),
      (
        "user attributes",
        { [self] in
          let attribute = AgoraRtmAttribute()
          (attribute.key, attribute.value) = (choices.text(), choices.text())
          let (set, get) = (world.completions.once("set own"), world.completions.once("get of a user"))
          kit.setLocalUserAttributes([attribute, attribute]) { _ in set() }
          kit.getUserAttributes(choices.account(), byKeys: choices.texts()) { _, _, _ in get() }
          let delete = world.completions.once("delete own")
          kit.deleteLocalUserAttributes(byKeys: choices.texts()) { _ in delete() }
        }
      ),
    ]
  }

  private func mediaCalls(_ kit: AgoraRtmKit) -> [(name: String, call: () -> Void)] {
    [
      (
        "upload",
        { [self] in
          var request: Int64 = 0
          let done = world.completions.once("upload")
          kit.createFileMessage(byUploading: world.path(), withRequest: &request) { [weak self] _, message, _ in
            if let message { self?.keep(message) }
            done()
          }
          guard choices.chance(30) else { return }
          let cancelled = world.completions.once("cancel")
          kit.cancelMediaUpload(choices.flag() ? request : choices.int64()) { _, _ in cancelled() }
        }
      ),
      (
        "download",
        { [self] in
          var request: Int64 = 0
          let media = (known.last { $0 is AgoraRtmFileMessage } as? AgoraRtmFileMessage)?.mediaId ?? choices.text()
          let (memory, file) = (world.completions.once("to memory"), world.completions.once("to a file"))
          kit.downloadMedia(toMemory: media, withRequest: &request) { _, _, _ in memory() }
          let path = choices.chance(70) ? world.folder.appendingPathComponent("m").path : choices.text()
          kit.downloadMedia(media, toFile: path, withRequest: nil) { _, _ in file() }
        }
      ),
    ]
  }

  private func invitationCalls(_ kit: AgoraRtmKit) -> [(name: String, call: () -> Void)] {
    [
      (
        "invite",
        { [self] in
          let known = choices.chance(20) ? sent.last : nil
          let invitation = known ?? AgoraRtmLocalInvitation(calleeId: choices.account())
          (invitation.content, invitation.channelId) = (choices.flag() ? choices.text() : nil, choices.text())
          if sent.count < 60 { sent.append(invitation) }
          let done = world.completions.once("invitation")
          kit.rtmCallKit?.send(invitation) { _ in done() }
        }
      ),
      (
        "cancel an invitation",
        { [self] in
          guard !sent.isEmpty else { return }
          let done = world.completions.once("cancellation")
          kit.rtmCallKit?.cancel(choices.pick(sent)) { _ in done() }
        }
      ),
      (
        "answer an invitation",
        { [self] in
          guard !invitations.isEmpty else { return }
          let invitation = choices.pick(invitations)
          invitation.response = choices.text()
          let done = world.completions.once("answer")
          if choices.flag() {
            kit.rtmCallKit?.accept(invitation) { _ in done() }
          } else {
            kit.rtmCallKit?.refuse(invitation) { _ in done() }
          }
        }
      ),
    ]
  }

  // MARK: callbacks

  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationReceived remoteInvitation: AgoraRtmRemoteInvitation) {
    if invitations.count < 60 { invitations.append(remoteInvitation) }
    _ = (remoteInvitation.callerId, remoteInvitation.content, remoteInvitation.channelId, remoteInvitation.state)
  }

  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) { look(message) }
  func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {
    look(message)
  }
  func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {
    look(message)
  }
  func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {
    look(message)
  }
}
