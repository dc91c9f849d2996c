import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// An app with one kit: its delegate, and that of its channels.
@MainActor final class App: NSObject {
  static let appID = "0123456789abcdef0123456789ABCDEF"

  let world: World
  let user: String
  private(set) var kit: AgoraRtmKit!
  /// The events that the delegates received, in order.
  let news = Inbox<String>("news")
  let connections = Inbox<String>("change of the connection")
  let messages = Inbox<(message: AgoraRtmMessage, from: String)>("peer message")
  let channelMessages = Inbox<(channel: String, message: AgoraRtmMessage, from: String)>("channel message")
  /// The types of the messages that arrived, in order.
  private(set) var order: [AgoraRtmMessageType] = []
  let images = Inbox<(message: AgoraRtmImageMessage, from: String)>("picture")
  let files = Inbox<(message: AgoraRtmFileMessage, from: String)>("file")
  let progress = Inbox<(direction: String, request: Int64, current: Int64, total: Int64)>("progress")
  let counts = Inbox<Int32>("member count")
  let attributes = Inbox<[AgoraRtmChannelAttribute]>("attributes")

  init(_ user: String, in world: World, device: String = "rtm", appID: String = App.appID) {
    self.user = user
    self.world = world
    super.init()
    kit = AgoraRtmKit(appId: appID, delegate: self, environment: world.environment, device: device)
  }

  func login(token: String? = nil) async throws -> AgoraRtmLoginErrorCode {
    try await code { self.kit.login(byToken: token, user: self.user, completion: $0) }
  }

  func logout() async throws -> AgoraRtmLogoutErrorCode { try await code { self.kit.logout(completion: $0) } }

  func send(
    _ text: String, to peer: String, waits: Bool = false
  ) async throws -> AgoraRtmSendPeerMessageErrorCode {
    try await send(AgoraRtmMessage(text: text), to: peer, waits: waits)
  }

  func send(
    _ message: AgoraRtmMessage, to peer: String, waits: Bool = false
  ) async throws -> AgoraRtmSendPeerMessageErrorCode {
    let options = AgoraRtmSendMessageOptions()
    options.enableOfflineMessaging = waits
    return try await code { self.kit.send(message, toPeer: peer, sendMessageOptions: options, completion: $0) }
  }

  /// A channel that was made and joined.
  func join(_ id: String) async throws -> AgoraRtmChannel {
    let channel = try #require(kit.createChannel(withId: id, delegate: self))
    #expect(try await code { channel.join(completion: $0) } == .channelErrorOk)
    return channel
  }

  func setReachable(_ isReachable: Bool) {
    world.environment.setReachable(isReachable, account: AccountID(user), device: "rtm", style: "AgoraRTM")
  }
}

extension App: @preconcurrency AgoraRtmDelegate {
  func rtmKit(
    _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason
  ) {
    connections.add("\(state) \(reason)")
  }

  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
    order.append(message.type)
    messages.add((message, peerId))
  }

  func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {
    order.append(message.type)
    files.add((message, peerId))
  }

  func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {
    order.append(message.type)
    images.add((message, peerId))
  }

  func rtmKit(
    _ kit: AgoraRtmKit, media requestId: Int64, uploadingProgress progress: AgoraRtmMediaOperationProgress
  ) {
    self.progress.add(("up", requestId, progress.currentSize, progress.totalSize))
  }

  func rtmKit(
    _ kit: AgoraRtmKit, media requestId: Int64, downloadingProgress progress: AgoraRtmMediaOperationProgress
  ) {
    self.progress.add(("down", requestId, progress.currentSize, progress.totalSize))
  }

  func rtmKit(_ kit: AgoraRtmKit, peersOnlineStatusChanged onlineStatus: [AgoraRtmPeerOnlineStatus]) {
    news.add(onlineStatus.map { "\($0.peerId) \($0.state) \($0.isOnline)" }.joined(separator: ", "))
  }

  func rtmKitTokenPrivilegeWillExpire(_ kit: AgoraRtmKit) { news.add("token expires soon") }

  func rtmKitTokenDidExpire(_ kit: AgoraRtmKit) { news.add("token expired") }
}

extension App: @preconcurrency AgoraRtmChannelDelegate {
  func channel(_ channel: AgoraRtmChannel, memberJoined member: AgoraRtmMember) {
    news.add("\(member.userId) joined \(member.channelId)")
  }

  func channel(_ channel: AgoraRtmChannel, memberLeft member: AgoraRtmMember) {
    news.add("\(member.userId) left \(member.channelId)")
  }

  func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {
    channelMessages.add((member.channelId, message, member.userId))
  }

  func channel(
    _ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember
  ) {
    files.add((message, "\(member.userId) in \(member.channelId)"))
  }

  func channel(
    _ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember
  ) {
    images.add((message, "\(member.userId) in \(member.channelId)"))
  }

  func channel(_ channel: AgoraRtmChannel, attributeUpdate attributes: [AgoraRtmChannelAttribute]) {
    self.attributes.add(attributes)
  }

  func channel(_ channel: AgoraRtmChannel, memberCount count: Int32) { counts.add(count) }
}

/// An engine in memory whose clock stands still.
@MainActor final class World {
  let clock: ManualClock
  let environment: MessagingEnvironment
  let files = SomeFiles()

  init(
    clock: ManualClock = ManualClock(), settings: HubSettings = HubSettings(), tokenCheck: TokenCheck? = nil
  ) {
    self.clock = clock
    environment = MessagingEnvironment.inMemory(clock: clock, settings: settings, tokenCheck: tokenCheck)
  }

  /// An engine on a disk that can be full, with its files below `files`.
  init(disk: FaultyFiles) {
    clock = ManualClock()
    environment = .inMemory(
      clock: clock, folder: files.folder.appendingPathComponent("environment"), files: disk)
  }

  /// An engine of the test's own.
  init(environment: MessagingEnvironment) {
    clock = ManualClock()
    self.environment = environment
  }

  /// An app that is logged in.
  func app(_ user: String, device: String = "rtm") async throws -> App {
    let app = App(user, in: self, device: device)
    #expect(try await app.login() == .ok)
    #expect(try await app.connections.next() == "connecting login")
    #expect(try await app.connections.next() == "connected loginSuccess")
    return app
  }

  /// A device of another style, logged in.
  func device(_ account: AccountID) async throws -> (device: Device, received: Inbox<Message>) {
    let received = Inbox<Message>("message of another style")
    let device = try environment.openDevice(DeviceConfiguration(style: "Other", account: account, device: "phone")) {
      for event in $0 {
        switch event {
        case .received(let messages), .commands(let messages): for message in messages { received.add(message) }
        default: break
        }
      }
    }
    let error: MessagingError? = try await code { device.connect(token: "", completion: $0) }
    #expect(error == nil)
    return (device, received)
  }
}

/// Starts something and waits for what its completion gets.
@MainActor func code<Value>(_ start: (@escaping (Value) -> Void) -> Void) async throws -> Value {
  let inbox = Inbox<Value>("completion")
  start { inbox.add($0) }
  return try await inbox.next()
}

/// Starts something and waits for both things that its completion gets.
@MainActor func codes<First, Second>(
  _ start: (@escaping (First, Second) -> Void) -> Void
) async throws -> (First, Second) {
  let inbox = Inbox<(First, Second)>("completion")
  start { inbox.add(($0, $1)) }
  return try await inbox.next()
}

/// Runs calls outside of `async` code. Inside of it, a call without a completion is the form that is awaited.
func silently(_ body: () -> Void) { body() }
