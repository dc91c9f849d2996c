import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Notes what a delegate is notified of, a line each. Used on the main queue only.
private final class Signals: NSObject, NIMSignalManagerDelegate {
  let lines = Inbox<String>("signal")
  let infos = Inbox<NIMSignalingNotifyInfo>("event")
  let channels = Inbox<NIMSignalingChannelDetailedInfo>("channel")

  static func line(_ info: NIMSignalingNotifyInfo) -> String {
    var parts: [String]
    switch info {
    case is NIMSignalingCloseNotifyInfo: parts = ["close"]
    case let info as NIMSignalingJoinNotifyInfo: parts = ["join", "\(info.member.accountId)", "\(info.member.uid)"]
    case let info as NIMSignalingInviteNotifyInfo: parts = ["invite", info.toAccountId, info.requestId]
    case let info as NIMSignalingCancelInviteNotifyInfo: parts = ["cancel", info.toAccountId, info.requestId]
    case let info as NIMSignalingRejectNotifyInfo: parts = ["reject", info.toAccountId, info.requestId]
    case let info as NIMSignalingAcceptNotifyInfo: parts = ["accept", info.toAccountId, info.requestId]
    case is NIMSignalingLeaveNotifyInfo: parts = ["leave"]
    case is NIMSignalingControlNotifyInfo: parts = ["control"]
    default: parts = ["other"]
    }
    parts += ["from", info.fromAccountId]
    if !info.customInfo.isEmpty { parts.append(info.customInfo) }
    if info.channelInfo.invalid { parts.append("invalid") }
    return parts.joined(separator: " ")
  }

  static func line(_ channel: NIMSignalingChannelDetailedInfo) -> String {
    "\(channel.channelName)(" + channel.members.map { "\($0.accountId) \($0.uid)" }.joined(separator: ", ") + ")"
  }

  func nimSignalingOnlineNotify(_ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo) {
    #expect(notifyResponse.eventType == eventType)
    infos.add(notifyResponse)
    lines.add("online \(eventType.rawValue) " + Self.line(notifyResponse))
  }
  func nimSignalingMultiClientSyncNotify(
    _ eventType: NIMSignalingEventType, response notifyResponse: NIMSignalingNotifyInfo
  ) {
    #expect(notifyResponse.eventType == eventType)
    lines.add("sync \(eventType.rawValue) " + Self.line(notifyResponse))
  }
  func nimSignalingOfflineNotify(_ notifyResponse: [NIMSignalingNotifyInfo]) {
    lines.add("offline " + notifyResponse.map { Self.line($0) }.joined(separator: ", "))
  }
  func nimSignalingChannelsSyncNotify(_ notifyResponse: [NIMSignalingChannelDetailedInfo]) {
    lines.add("channels " + notifyResponse.map { Self.line($0) }.joined(separator: ", "))
    for channel in notifyResponse { channels.add(channel) }
  }
  func nimSignalingMembersSyncNotify(_ notifyResponse: NIMSignalingChannelDetailedInfo) {
    lines.add("members " + Self.line(notifyResponse))
  }
}

/// Calls without media: channels, their members, invitations.
@Suite @MainActor struct SignalingTests {
  /// Alice and Bob, and what their delegates are notified of.
  @MainActor private final class World {
    let clock = ManualClock()
    let environment: MessagingEnvironment
    let alice: ChatApp
    let bob: ChatApp
    let own = Signals()
    let told = Signals()

    init(settings: HubSettings = HubSettings()) async throws {
      environment = .inMemory(clock: clock, settings: settings)
      alice = try await ChatApp.other("alice", in: environment)
      bob = try await ChatApp.other("bob", in: environment)
      alice.sdk.signalManager.add(own)
      bob.sdk.signalManager.add(told)
    }

    isolated deinit { environment.shutDown() }

    func create(_ name: String? = nil, by app: ChatApp? = nil) async throws -> (String, NIMSignalingChannelInfo?) {
      let request = NIMSignalingCreateChannelRequest()
      (request.channelName, request.channelType, request.channelExt) = (name, .video, "ext")
      let (error, channel): (NSError?, NIMSignalingChannelInfo?) = try await answer {
        (app ?? alice).sdk.signalManager.signalingCreateChannel(request, completion: $0)
      }
      return (Transcript.word(error), channel)
    }

    func join(_ id: String, uid: UInt64 = 0, by app: ChatApp? = nil) async throws -> String {
      let request = NIMSignalingJoinChannelRequest()
      (request.channelId, request.uid, request.customInfo) = (id, uid, "here")
      let (error, channel): (NSError?, NIMSignalingChannelDetailedInfo?) = try await answer {
        (app ?? alice).sdk.signalManager.signalingJoinChannel(request, completion: $0)
      }
      return channel.map { Signals.line($0) } ?? Transcript.word(error)
    }

    func leave(_ id: String, by app: ChatApp? = nil) async throws -> String {
      let request = NIMSignalingLeaveChannelRequest()
      (request.channelId, request.customInfo) = (id, "bye")
      return try await word { (app ?? self.alice).sdk.signalManager.signalingLeaveChannel(request, completion: $0) }
    }

    func close(_ id: String, keeps: Bool = false, by app: ChatApp? = nil) async throws -> String {
      let request = NIMSignalingCloseChannelRequest()
      (request.channelId, request.customInfo, request.offlineEnabled) = (id, "over", keeps)
      return try await word { (app ?? self.alice).sdk.signalManager.signalingCloseChannel(request, completion: $0) }
    }

    func invite(
      _ account: String, _ id: String, _ invitation: String, keeps: Bool = false,
      push: NIMSignalingPushInfo = NIMSignalingPushInfo(), by app: ChatApp? = nil
    ) async throws -> String {
      let request = NIMSignalingInviteRequest()
      (request.channelId, request.accountId, request.requestId) = (id, account, invitation)
      (request.customInfo, request.offlineEnabled, request.push) = ("come", keeps, push)
      return try await word { (app ?? self.alice).sdk.signalManager.signalingInvite(request, completion: $0) }
    }

    func cancel(_ account: String, _ id: String, _ invitation: String, keeps: Bool = false) async throws -> String {
      let request = NIMSignalingCancelInviteRequest()
      (request.channelId, request.accountId, request.requestId) = (id, account, invitation)
      (request.customInfo, request.offlineEnabled) = ("late", keeps)
      return try await word { self.alice.sdk.signalManager.signalingCancelInvite(request, completion: $0) }
    }

    func reject(_ id: String, _ invitation: String, by app: ChatApp? = nil) async throws -> String {
      let request = NIMSignalingRejectRequest()
      (request.channelId, request.accountId, request.requestId, request.customInfo) = (id, "alice", invitation, "busy")
      return try await word { (app ?? self.bob).sdk.signalManager.signalingReject(request, completion: $0) }
    }

    func accept(
      _ id: String, _ invitation: String, joins: Bool = false, uid: UInt64 = 0, by app: ChatApp? = nil
    ) async throws -> String {
      let request = NIMSignalingAcceptRequest()
      (request.channelId, request.accountId, request.requestId) = (id, "alice", invitation)
      (request.acceptCustomInfo, request.autoJoin, request.uid, request.joinCustomInfo) = ("yes", joins, uid, "here")
      let (error, channel): (NSError?, NIMSignalingChannelDetailedInfo?) = try await answer {
        (app ?? bob).sdk.signalManager.signalingAccept(request, completion: $0)
      }
      return channel.map { Signals.line($0) } ?? Transcript.word(error)
    }

    func joinAndAccept(_ id: String, _ invitation: String, uid: UInt64) async throws -> String {
      let request = NIMSignalingJoinAndAcceptRequest()
      (request.channelId, request.accountId, request.requestId) = (id, "alice", invitation)
      (request.customInfo, request.uid) = ("both", uid)
      let (error, channel): (NSError?, NIMSignalingChannelCompositionInfo?) = try await answer {
        bob.sdk.signalManager.signalingJoinAndAccept(request, completion: $0)
      }
      return channel.map { "\($0.callStatus) " + Signals.line($0) } ?? Transcript.word(error)
    }

    func control(_ id: String, to account: String? = nil) async throws -> String {
      let request = NIMSignalingControlRequest()
      (request.channelId, request.accountId, request.customInfo) = (id, account, "mute")
      return try await word { self.alice.sdk.signalManager.signalingControl(request, completion: $0) }
    }

    func query(name: String = "", id: String = "") async throws -> String {
      let request = NIMSignalingQueryChannelRequest()
      (request.channelName, request.channelId) = (name, id)
      let (error, channel): (NSError?, NIMSignalingChannelDetailedInfo?) = try await answer {
        bob.sdk.signalManager.signalingQueryChannelInfo(request, completion: $0)
      }
      return channel.map { Signals.line($0) } ?? Transcript.word(error)
    }

    /// Returns the outcome, and the channel's id.
    func call(
      _ account: String, _ name: String? = nil, keeps: Bool = false
    ) async throws -> (word: String, id: String) {
      let request = NIMSignalingCallRequest()
      (request.channelName, request.channelType, request.accountId, request.requestId) = (name, .video, account, "1")
      (request.uid, request.customInfo, request.offlineEnabled) = (7, "come", keeps)
      let (error, channel): (NSError?, NIMSignalingChannelDetailedInfo?) = try await answer {
        alice.sdk.signalManager.signalingCall(request, completion: $0)
      }
      return (Transcript.word(error) + (channel.map { " " + Signals.line($0) } ?? ""), channel?.channelId ?? "")
    }

    func callEx(_ account: String, push: NIMSignalingPushInfo = NIMSignalingPushInfo()) async throws -> String {
      let request = NIMSignalingCallExRequest()
      (request.channelType, request.accountId, request.requestId, request.uid) = (.audio, account, "1", 7)
      request.push = push
      let (error, channel): (NSError?, NIMSignalingChannelCompositionInfo?) = try await answer {
        alice.sdk.signalManager.signalingCallEx(request, completion: $0)
      }
      return channel.map { "\($0.callStatus) " + Signals.line($0) } ?? Transcript.word(error)
    }

    private func word(_ start: (@escaping ((any Error)?) -> Void) -> Void) async throws -> String {
      Transcript.word(try await outcome { start($0) })
    }
  }

  @Test func everyEventReachesItsApps() async throws {
    let world = try await World()
    let (word, created) = try await world.create("room")
    let channel = try #require(created)
    #expect(word == "done" && channel.channelName == "room" && channel.channelType == .video)
    #expect(channel.channelExt == "ext" && channel.creatorId == "alice" && !channel.invalid)
    #expect(channel.expireTimeStamp - channel.createTimeStamp == 2 * 3_600_000)
    let id = channel.channelId
    #expect(try await world.join(id, uid: 1) == "room(alice 1)")
    #expect(try await world.invite("bob", id, "r1") == "done")
    #expect(try await world.told.lines.next() == "online 3 invite bob r1 from alice come")
    let invited = try await world.told.infos.next()
    #expect(invited.channelInfo.channelId == id && invited.channelInfo.channelName == "room" && invited.time > 0)
    #expect(try await world.accept(id, "r1", joins: true, uid: 2) == "room(alice 1, bob 2)")
    #expect(try await world.own.lines.next() == "online 6 accept alice r1 from bob yes")
    #expect(try await world.own.lines.next() == "online 2 join bob 2 from bob here")
    #expect(try await world.control(id) == "done")
    #expect(try await world.control(id, to: "bob") == "done")
    for _ in 0..<2 { #expect(try await world.told.lines.next() == "online 8 control from alice mute") }
    #expect(try await world.query(name: "room") == "room(alice 1, bob 2)")
    #expect(try await world.query(id: id) == "room(alice 1, bob 2)")
    #expect(try await world.leave(id, by: world.bob) == "done")
    #expect(try await world.own.lines.next() == "online 7 leave from bob bye")
    #expect(try await world.invite("bob", id, "r2") == "done")
    #expect(try await world.told.lines.next() == "online 3 invite bob r2 from alice come")
    #expect(try await world.reject(id, "r2") == "done")
    #expect(try await world.own.lines.next() == "online 5 reject alice r2 from bob busy")
    #expect(try await world.invite("bob", id, "r3") == "done")
    #expect(try await world.cancel("bob", id, "r3") == "done")
    #expect(try await world.told.lines.next() == "online 3 invite bob r3 from alice come")
    #expect(try await world.told.lines.next() == "online 4 cancel bob r3 from alice late")
    #expect(try await world.invite("bob", id, "r4") == "done")
    #expect(try await world.told.lines.next() == "online 3 invite bob r4 from alice come")
    #expect(try await world.joinAndAccept(id, "r4", uid: 9) == "200 room(alice 1, bob 9)")
    #expect(try await world.own.lines.next() == "online 2 join bob 9 from bob both")
    #expect(try await world.own.lines.next() == "online 6 accept alice r4 from bob both")
    #expect(try await world.close(id) == "done")
    #expect(try await world.told.lines.next() == "online 1 close from alice over")
    #expect(try await world.query(name: "room") == "remote 10404")
  }

  @Test func everyErrorHasItsNumber() async throws {
    var settings = HubSettings()
    settings.limits.callMembers = 2
    let world = try await World(settings: settings)
    let carol = try await ChatApp.other("carol", in: world.environment)
    let pad = try await ChatApp.other("alice", device: "pad", in: world.environment)
    let id = try #require(try await world.create("room").1).channelId
    #expect(try await world.create("room", by: world.bob).0 == "remote 10405")
    #expect(try await world.join("12") == "remote 10404")
    #expect(try await world.invite("bob", id, "r") == "remote 10406")
    #expect(try await world.leave(id) == "remote 10406")
    #expect(try await world.close(id, by: world.bob) == "remote 10406")
    #expect(try await world.control(id) == "remote 10406")
    #expect(try await world.join(id, uid: 1) == "room(alice 1)")
    #expect(try await world.join(id) == "remote 10407")
    #expect(try await world.join(id, by: pad) == "remote 10420")
    #expect(try await world.join(id, uid: 1, by: world.bob) == "remote 10417")
    #expect(try await world.accept(id, "r") == "remote 10408")
    #expect(try await world.reject(id, "r") == "remote 10408")
    #expect(try await world.cancel("bob", id, "r") == "remote 10408")
    #expect(try await world.joinAndAccept(id, "r", uid: 2) == "10408 room(alice 1, bob 2)")
    #expect(try await world.invite("bob", id, "r") == "remote 10407")
    #expect(try await world.leave(id, by: world.bob) == "done")
    #expect(try await world.invite("bob", id, "r") == "done")
    #expect(try await world.invite("bob", id, "r") == "remote 417")
    #expect(try await world.accept(id, "r") == "room(alice 1)")
    #expect(try await world.reject(id, "r") == "remote 10410")
    #expect(try await world.cancel("bob", id, "r") == "remote 10410")
    #expect(try await world.invite("bob", id, "s") == "done")
    #expect(try await world.reject(id, "s") == "done")
    #expect(try await world.accept(id, "s") == "remote 10409")
    #expect(try await world.cancel("bob", id, "s") == "remote 10409")
    #expect(try await world.join(id, by: world.bob).hasPrefix("room(alice 1, bob "))
    #expect(try await world.join(id, by: carol) == "remote 10419")
    #expect(try await world.invite("nobody", id, "t") == "remote 404")
    #expect(try await world.invite("", id, "t") == "local 1")
    #expect(try await world.invite("bob", id, "") == "local 1")
    #expect(try await world.join("") == "local 1")
    #expect(try await world.query() == "local 1")
    #expect(try await world.call("nobody").word == "remote 404")
    #expect(try await world.call("carol", "room").word == "remote 10405")
    let product = NIMSignalingJoinChannelRequest()
    (product.channelId, product.nertcChannelName) = (id, "rtc")
    (product.nertcTokenTtl, product.nertcJoinRoomQueryParamMap) = (60, "{}")
    let (error, _): (NSError?, NIMSignalingChannelDetailedInfo?) = try await answer {
      carol.sdk.signalManager.signalingJoinChannel(product, completion: $0)
    }
    #expect(Transcript.word(error) == "local 24")
    let push = NIMSignalingPushInfo()
    push.pushPayload = ["a": Date()]
    #expect(try await world.invite("carol", id, "u", push: push) == "local 1")
    try await carol.logOut()
    #expect(try await world.invite("carol", id, "u") == "remote 10201")
    push.pushPayload = ["a": 1]
    push.needPush = true
    #expect(try await world.invite("carol", id, "v", push: push) == "remote 10202")
    #expect(try await world.call("carol", "other").word == "remote 10201 other(alice 7)")
    #expect(try await world.callEx("carol") == "10201 (alice 7)")
    #expect(try await world.callEx("carol", push: push) == "10202 (alice 7)")
    #expect(try await world.callEx("bob") == "200 (alice 7)")
    try await world.alice.logOut()
    #expect(try await world.join(id) == "local 13")
    #expect(try await world.call("bob").word == "local 13")
  }

  @Test func otherClientsAreSynchronized() async throws {
    let world = try await World()
    let pad = try await ChatApp.other("bob", device: "pad", in: world.environment)
    let signals = Signals()
    pad.sdk.signalManager.add(signals)
    let (word, id) = try await world.call("bob", "room")
    #expect(word == "done room(alice 7)")
    #expect(try await signals.lines.next() == "online 3 invite bob 1 from alice come")
    #expect(try await world.told.lines.next() == "online 3 invite bob 1 from alice come")
    #expect(try await world.accept(id, "1", joins: true, uid: 2, by: pad) == "room(alice 7, bob 2)")
    #expect(try await world.told.lines.next() == "sync 6 accept alice 1 from bob yes")
    #expect(try await world.own.lines.next() == "online 6 accept alice 1 from bob yes")
    #expect(try await world.accept(id, "1") == "remote 10410")
    #expect(try await world.leave(id, by: pad) == "done")
    #expect(try await world.invite("bob", id, "2") == "done")
    #expect(try await world.told.lines.next() == "online 3 invite bob 2 from alice come")
    #expect(try await world.reject(id, "2", by: pad) == "done")
    #expect(try await world.told.lines.next() == "sync 5 reject alice 2 from bob busy")
  }

  @Test func offlineClientsCatchUpAtTheLogin() async throws {
    let world = try await World()
    try await world.bob.logOut()
    let (word, id) = try await world.call("bob", "room", keeps: true)
    #expect(word == "remote 10201 room(alice 7)")
    #expect(try await world.invite("bob", id, "2") == "remote 10201")
    #expect(try await world.cancel("bob", id, "1", keeps: true) == "done")
    try await world.bob.logIn()
    #expect(
      try await world.told.lines.next() == "offline invite bob 1 from alice come, cancel bob 1 from alice late")
    try await world.bob.catchUp()
    try await world.bob.logOut()
    #expect(try await world.invite("bob", id, "3", keeps: true) == "remote 10201")
    #expect(try await world.close(id) == "done")
    try await world.bob.logIn()
    #expect(try await world.told.lines.next() == "offline invite bob 3 from alice come invalid")
  }

  @Test func channelsAreReportedAtTheLogin() async throws {
    let world = try await World()
    let id = try await world.call("bob", "room").id
    #expect(try await world.accept(id, "1", joins: true, uid: 2) == "room(alice 7, bob 2)")
    try await world.bob.logOut()
    try await world.bob.logIn()
    _ = try await world.told.lines.next()
    #expect(try await world.told.lines.next() == "channels room(alice 7, bob 2)")
    let channel = try await world.told.channels.next()
    #expect(channel.channelId == id && channel.members[1].expireTimeStamp > channel.members[1].createTimeStamp)
  }

  @Test func lostMembersAreSynchronized() async throws {
    let world = try await World()
    let room = try #require(try await world.create("room", by: world.bob).1).channelId
    #expect(try await world.join(room, uid: 1, by: world.bob) == "room(bob 1)")
    #expect(try await world.join(room, uid: 2) == "room(bob 1, alice 2)")
    #expect(try await world.told.lines.next() == "online 2 join alice 2 from alice here")
    // While the phone is away, another member comes and the phone's membership ends.
    world.environment.setReachable(false, account: "bob", device: "phone", style: "NIM")
    for _ in 0..<6 {
      world.clock.advance(bySeconds: 60)
      try await world.alice.catchUp()
    }
    #expect(try await world.own.lines.next() == "online 7 leave from bob")
    world.environment.setReachable(true, account: "bob", device: "phone", style: "NIM")
    #expect(try await world.told.lines.next() == "members room()")
  }

  @Test func unusedChannelExpires() async throws {
    let world = try await World()
    let id = try await world.call("bob", "room").id
    #expect(try await world.leave(id) == "done")
    #expect(try await world.told.lines.next() == "online 3 invite bob 1 from alice come")
    world.clock.advance(bySeconds: 2 * 3600)
    #expect(try await world.told.lines.next() == "online 4 cancel bob 1 from alice")
    #expect(try await world.query(id: id) == "remote 10404")
  }

  /// An app of another style calls one that was written against NIM, and the other way round.
  @Test func anotherStyleCalls() async throws {
    let world = try await World()
    let carol = MessagingClient(environment: world.environment, account: "carol", device: "phone")
    try await carol.login()
    let updates = carol.callChannels()
    let channel = try await carol.startCall(to: "bob", name: "c", medium: .audio, request: "9", text: "hi").channel
    #expect(try await world.told.lines.next() == "online 3 invite bob 9 from carol hi")
    let request = NIMSignalingAcceptRequest()
    (request.channelId, request.accountId, request.requestId) = (channel.id, "carol", "9")
    let (error, _): (NSError?, NIMSignalingChannelDetailedInfo?) = try await answer {
      world.bob.sdk.signalManager.signalingAccept(request, completion: $0)
    }
    #expect(error == nil)
    guard case .event(let event) = try await updates.next() else { throw MessagingError(.malformedData) }
    #expect(event.kind == .accepted && event.actor == "bob")
    // An invitation to a call is one into a channel here.
    let invitations = carol.callInvitations()
    let invitation = try carol.inviteToCall("bob", content: "ring", channel: "room 7")
    #expect(try await world.told.lines.next() == "online 3 invite bob \(invitation.id) from carol ring")
    _ = try await world.told.infos.next()
    let info = try await world.told.infos.next()
    #expect(info.channelInfo.channelName == "room 7" && info.channelInfo.channelType == .custom)
    #expect(try await invitations.next().change == .received)
    let reject = NIMSignalingRejectRequest()
    (reject.channelId, reject.accountId, reject.requestId) = (info.channelInfo.channelId, "carol", "\(invitation.id)")
    reject.customInfo = "no"
    #expect(
      Transcript.word(try await outcome { world.bob.sdk.signalManager.signalingReject(reject, completion: $0) })
        == "done")
    #expect(try await invitations.next().change == .refused(response: "no"))
    let second = try carol.inviteToCall("bob")
    #expect(try await world.told.lines.next() == "online 3 invite bob \(second.id) from carol")
    #expect(try await invitations.next().change == .received)
    try carol.cancelCallInvitation(second)
    #expect(try await world.told.lines.next() == "online 4 cancel bob \(second.id) from carol")
  }

  @Test func channelsHaveNothingOfTheAudioAndVideoProduct() {
    let info = NIMSignalingChannelInfo()
    #expect(info.nertcToken == "" && info.nertcTokenTtl == 0 && info.nertcJoinRoomResponse == nil)
  }
}
