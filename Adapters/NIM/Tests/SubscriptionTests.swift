import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Events, as an app of NIM has them.
@Suite @MainActor struct SubscriptionTests {
  private final class Listener: NSObject, NIMEventSubscribeManagerDelegate {
    let told = Inbox<NIMSubscribeEvent>("events")

    init(_ sdk: NIMSDK) {
      super.init()
      sdk.subscribeManager.add(self)
    }

    func onRecvSubscribeEvents(_ events: [Any]) {
      for case let event as NIMSubscribeEvent in events { told.add(event) }
    }
  }

  private func request(_ publishers: [Any] = [], type: Int = 1, expiry: TimeInterval = 60) -> NIMSubscribeRequest {
    let request = NIMSubscribeRequest()
    #expect(request.type == 1 && request.expiry == 0 && !request.syncEnabled && request.publishers.isEmpty)
    (request.type, request.expiry, request.publishers) = (type, expiry, publishers)
    return request
  }

  private func event(_ text: String?, type: Int = 1, value: Int = 10_001, isKept: Bool = true) -> NIMSubscribeEvent {
    let event = NIMSubscribeEvent()
    #expect(event.type == 1 && event.value == 0 && event.expiry == 604_800)
    #expect(event.sendToOnlineUsersOnly && event.syncEnabled && event.from == nil && event.timestamp == 0)
    (event.type, event.value, event.sendToOnlineUsersOnly) = (type, value, !isKept)
    if let text { event.setExt(text) }
    return event
  }

  private func publish(_ app: ChatApp, _ event: NIMSubscribeEvent) async throws -> String {
    let answer: (error: NSError?, value: NIMSubscribeEvent?) = try await answer {
      app.sdk.subscribeManager.publishEvent(event, completion: $0)
    }
    #expect(answer.error != nil || answer.value === event)
    return Transcript.word(answer.error)
  }

  private func subscribe(_ app: ChatApp, _ request: NIMSubscribeRequest) async throws -> String {
    let answer: (error: NSError?, value: [Any]?) = try await answer {
      app.sdk.subscribeManager.subscribeEvent(request, completion: $0)
    }
    return answer.value.map { "failed \($0)" } ?? Transcript.word(answer.error)
  }

  private func unsubscribe(_ app: ChatApp, _ request: NIMSubscribeRequest) async throws -> String {
    let answer: (error: NSError?, value: [Any]?) = try await answer {
      app.sdk.subscribeManager.unSubscribeEvent(request, completion: $0)
    }
    return answer.value.map { "failed \($0)" } ?? Transcript.word(answer.error)
  }

  private func query(_ app: ChatApp, _ request: NIMSubscribeRequest) async throws -> [NIMSubscribeResult] {
    let answer: (error: NSError?, value: [Any]?) = try await answer {
      app.sdk.subscribeManager.querySubscribeEvent(request, completion: $0)
    }
    if let error = answer.error { throw error }
    return answer.value as? [NIMSubscribeResult] ?? []
  }

  private func clients(_ event: NIMSubscribeEvent) -> Int {
    (event.subscribeInfo as? NIMSubscribeOnlineInfo)?.senderClientTypes.count ?? -1
  }

  @Test func usersComeAndGo() async throws {
    let world = try await ConversationWorld()
    let alice = Listener(world.alice.sdk)
    let presentRequest = request(["bob", "BOB", "nobody"])
    presentRequest.syncEnabled = true
    #expect(try await subscribe(world.alice, presentRequest) == "failed [\"nobody\"]")
    let present = try await alice.told.next()
    #expect(present.from == "bob" && present.value == 1 && clients(present) == 1 && present.ext(.typeiOS) == nil)
    #expect(present.type == NIMSubscribeSystemEventType.online.rawValue && present.timestamp > 0)
    let info = try #require(present.subscribeInfo as? NIMSubscribeOnlineInfo)
    #expect(info.senderClientTypes.first is NSNumber)
    #expect(try await outcome { world.bob.sdk.loginManager.logout($0) } == nil)
    let gone = try await alice.told.next()
    #expect(gone.value == NIMSubscribeEventOnlineValue.logout.rawValue && clients(gone) == 0 && !gone.eventId.isEmpty)
    #expect(try await outcome { world.bob.sdk.loginManager.login("bob", token: "", completion: $0) } == nil)
    let back = try await alice.told.next()
    #expect(back.value == NIMSubscribeEventOnlineValue.login.rawValue && clients(back) == 1)
    #expect(back.eventId != gone.eventId && back.expiry == 604_800)
  }

  @Test func eventsArePublished() async throws {
    let world = try await ConversationWorld()
    let tablet = try await ChatApp.other("bob", device: "tablet", in: world.environment)
    let (alice, bob, other) = (Listener(world.alice.sdk), Listener(world.bob.sdk), Listener(tablet.sdk))
    #expect(try await subscribe(world.alice, request(["bob"])) == "done")
    #expect(try await subscribe(world.alice, request(["bob"], type: 100_000)) == "done")
    let mine = event("busy")
    mine.expiry = 120
    #expect(try await publish(world.bob, mine) == "done")
    #expect(mine.from == "bob" && mine.timestamp > 0)
    for listener in [alice, other] {
      let told = try await listener.told.next()
      #expect(told.eventId == mine.eventId && told.from == "bob" && told.timestamp == mine.timestamp)
      #expect(told.value == 10_001 && told.ext(.typeiOS) == "busy" && told.ext(.typePC) == "busy" && told.expiry == 120)
    }
    let own = event(nil, type: 100_000, value: 7, isKept: false)
    own.syncEnabled = false
    #expect(try await publish(world.bob, own) == "done")
    let told = try await alice.told.next()
    #expect(told.type == 100_000 && told.value == 7 && told.ext(.typeiOS) == nil && told.subscribeInfo is NSNull)
    #expect(bob.told.pending.isEmpty && other.told.pending.isEmpty)
    // A later login receives stored events, and not those for online users only.
    #expect(try await outcome { world.alice.sdk.loginManager.logout($0) } == nil)
    #expect(try await outcome { world.alice.sdk.loginManager.login("alice", token: "", completion: $0) } == nil)
    let later = try await alice.told.next()
    #expect(later.eventId == mine.eventId && later.value == 10_001 && later.ext(.typeAOS) == "busy")
    world.alice.sdk.subscribeManager.remove(alice)
    #expect(try await publish(world.bob, event("again")) == "done")
    #expect(try await query(world.alice, request()).count == 1)
    #expect(alice.told.pending.isEmpty)
  }

  @Test func subscriptionsAreListedAndEnded() async throws {
    let world = try await ConversationWorld()
    let carol = try await ChatApp.other("carol", device: "phone", in: world.environment)
    let alice = Listener(world.alice.sdk)
    #expect(try await subscribe(world.alice, request(["bob", "carol"], expiry: 90)) == "done")
    let all = try await query(world.alice, request())
    #expect(all.map(\.publisher) == ["bob", "carol"] && all.map(\.expiry) == [90, 90] && all.map(\.type) == [1, 1])
    #expect(all[0].timestamp > 0)
    #expect(try await query(world.alice, request(["carol", "nobody"])).map(\.publisher) == ["carol"])
    #expect(try await query(world.alice, request(type: 100_000)).isEmpty)
    #expect(try await unsubscribe(world.alice, request(["carol"])) == "done")
    #expect(try await publish(carol, event("carol")) == "done")
    #expect(try await publish(world.bob, event("bob")) == "done")
    #expect(try await alice.told.next().from == "bob")
    #expect(try await unsubscribe(world.alice, request()) == "done")
    #expect(try await query(world.alice, request()).isEmpty)
    world.bob.sdk.subscribeManager.publishEvent(event("unheard"))
    world.alice.sdk.subscribeManager.subscribeEvent(request(["bob"]))
    world.alice.sdk.subscribeManager.unSubscribeEvent(request())
    world.alice.sdk.subscribeManager.querySubscribeEvent(request())
    #expect(try await query(world.alice, request()).isEmpty)
  }

  @Test func invalidRequestsAreRefused() async throws {
    let world = try await ConversationWorld()
    let app = world.alice
    for type in [0, 2, 99_999, -1, .min] {
      #expect(try await subscribe(app, request(["bob"], type: type)) == "local 1")
      #expect(try await unsubscribe(app, request(type: type)) == "local 1")
      #expect(try await publish(app, event(nil, type: type)) == "local 1")
      let refused = request(type: type)
      let asked: (error: NSError?, value: [Any]?) = try await answer {
        app.sdk.subscribeManager.querySubscribeEvent(refused, completion: $0)
      }
      #expect(Transcript.word(asked.error) == "local 1")
    }
    for expiry in [0, 59, 2_592_001, -1, .nan, .infinity] as [TimeInterval] {
      #expect(try await subscribe(app, request(["bob"], expiry: expiry)) == "local 1")
    }
    for expiry in [0, 59, 604_801, .nan, -TimeInterval.infinity] as [TimeInterval] {
      let event = event("x")
      event.expiry = expiry
      #expect(try await publish(app, event) == "local 1")
    }
    for value in 1...3 { #expect(try await publish(app, event("x", value: value)) == "local 1") }
    #expect(try await publish(app, event("x", type: 100_001, value: 1)) == "done")
    #expect(try await subscribe(app, request()) == "local 1")
    #expect(try await subscribe(app, request(["bob", "alice"])) == "local 1")
    #expect(try await subscribe(app, request([7])) == "local 1")
    #expect(try await subscribe(app, request([""])) == "local 1")
    let many = (0..<101).map { "user\($0)" }
    #expect(try await subscribe(app, request(many)) == "local 1")
    #expect(try await unsubscribe(app, request(many)) == "local 1")
    #expect(try await publish(app, event(String(repeating: "x", count: 4097))) == "remote 419")
    #expect(try await subscribe(app, request(["bob"], expiry: 2_592_000)) == "done")
    #expect(try await outcome { app.sdk.loginManager.logout($0) } == nil)
    #expect(try await subscribe(app, request(["bob"])) == "local 13")
    #expect(try await publish(app, event("x")) == "local 13")
  }
}
