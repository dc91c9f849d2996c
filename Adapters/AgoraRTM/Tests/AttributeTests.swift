import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Attributes of users and channels.
@Suite @MainActor struct AttributeTests {
  private func user(_ pairs: [(String, String)]) -> [AgoraRtmAttribute] {
    pairs.map { key, value in
      let attribute = AgoraRtmAttribute()
      attribute.key = key
      attribute.value = value
      return attribute
    }
  }

  private func channel(_ pairs: [(String, String)]) -> [AgoraRtmChannelAttribute] {
    pairs.map { key, value in
      let attribute = AgoraRtmChannelAttribute()
      attribute.key = key
      attribute.value = value
      return attribute
    }
  }

  private func all(
    of user: String?, by app: App, keys: [String]? = nil
  ) async throws -> (String, AgoraRtmProcessAttributeErrorCode) {
    let inbox = Inbox<(String, AgoraRtmProcessAttributeErrorCode)>("attributes")
    let done: ([AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode) -> Void = { found, id, code in
      #expect(id == user)
      inbox.add(((found ?? []).map { "\($0.key)=\($0.value)" }.joined(separator: " "), code))
    }
    if let keys {
      app.kit.getUserAttributes(user, byKeys: keys, completion: done)
    } else {
      app.kit.getUserAllAttributes(user, completion: done)
    }
    return try await inbox.next()
  }

  @Test func usersNoteForOthers() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let kit = try #require(alice.kit)
    let ok = AgoraRtmProcessAttributeErrorCode.attributeOperationErrorOk
    #expect(try await code { kit.setLocalUserAttributes(user([("a", "1"), ("b", "2")]), completion: $0) } == ok)
    #expect(try await all(of: "alice", by: bob) == ("a=1 b=2", ok))
    #expect(
      try await code { kit.addOrUpdateLocalUserAttributes(user([("b", "3"), ("c", "4")]), completion: $0) } == ok)
    #expect(try await all(of: "alice", by: bob) == ("a=1 b=3 c=4", ok))
    #expect(try await all(of: "alice", by: bob, keys: ["c", "x"]) == ("c=4", ok))
    #expect(try await code { kit.deleteLocalUserAttributes(byKeys: ["a", "x"], completion: $0) } == ok)
    #expect(try await all(of: "alice", by: bob) == ("b=3 c=4", ok))
    #expect(try await code { kit.setLocalUserAttributes(user([("d", "5")]), completion: $0) } == ok)
    #expect(try await all(of: "alice", by: alice) == ("d=5", ok))
    #expect(try await code { kit.clearLocalUserAttributes(completion: $0) } == ok)
    #expect(try await all(of: "alice", by: bob) == ("", ok))
    #expect(try await all(of: "nobody", by: bob).1 == .attributeOperationErrorUserNotFound)
    #expect(try await alice.logout() == .ok)
    #expect(try await all(of: "alice", by: bob).1 == .attributeOperationErrorUserNotFound)
    #expect(try await code { kit.clearLocalUserAttributes(completion: $0) } == .attributeOperationErrorNotLoggedIn)
    #expect(try await all(of: "bob", by: alice).1 == .attributeOperationErrorNotLoggedIn)
  }

  @Test func userAttributesAreLimited() async throws {
    let world = World()
    let app = try await world.app("alice")
    func set(_ attributes: [AgoraRtmAttribute]?) async throws -> AgoraRtmProcessAttributeErrorCode {
      try await code { app.kit.setLocalUserAttributes(attributes, completion: $0) }
    }
    func add(_ attributes: [AgoraRtmAttribute]?) async throws -> AgoraRtmProcessAttributeErrorCode {
      try await code { app.kit.addOrUpdateLocalUserAttributes(attributes, completion: $0) }
    }
    let large = String(repeating: "v", count: 8192)
    #expect(try await set(nil) == .attributeOperationErrorInvalidArgument)
    #expect(try await add([]) == .attributeOperationErrorInvalidArgument)
    #expect(try await set(user([("", "v")])) == .attributeOperationErrorInvalidArgument)
    #expect(try await set(user([("a\nb", "v")])) == .attributeOperationErrorInvalidArgument)
    #expect(
      try await set(user([(String(repeating: "k", count: 33), "v")])) == .attributeOperationErrorInvalidArgument)
    #expect(
      try await code { app.kit.deleteLocalUserAttributes(byKeys: nil, completion: $0) }
        == .attributeOperationErrorInvalidArgument)
    #expect(try await all(of: nil, by: app).1 == .attributeOperationErrorInvalidArgument)
    #expect(try await all(of: "alice", by: app, keys: []).1 == .attributeOperationErrorInvalidArgument)
    #expect(try await set(user([("k", large + "v")])) == .attributeOperationErrorSizeOverflow)
    #expect(try await set(user([("k", large)])) == .attributeOperationErrorOk)
    #expect(try await add(user([("l", large)])) == .attributeOperationErrorSizeOverflow)
    #expect(try await set(user((0..<33).map { ("k\($0)", "") })) == .attributeOperationErrorSizeOverflow)
    #expect(try await set(user((0..<32).map { ("k\($0)", "") })) == .attributeOperationErrorOk)
    for _ in 0..<5 { #expect(try await set(user([])) == .attributeOperationErrorOk) }
    #expect(try await set(user([])) == .attributeOperationErrorTooOften)
    for _ in 0..<40 { #expect(try await all(of: "alice", by: app).1 == .attributeOperationErrorOk) }
    #expect(try await all(of: "alice", by: app).1 == .attributeOperationErrorTooOften)
    world.clock.advance(bySeconds: 5)
    #expect(try await set(user([])) == .attributeOperationErrorOk)
    #expect(try await all(of: "alice", by: app).1 == .attributeOperationErrorOk)
    app.setReachable(false)
    let outcome = Inbox<AgoraRtmProcessAttributeErrorCode>("outcome")
    app.kit.clearLocalUserAttributes { outcome.add($0) }
    world.clock.advance(bySeconds: 5)
    #expect(try await outcome.next() == .attributeOperationErrorTimeout)
  }

  @Test func channelsHaveAttributes() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let (loud, quiet) = (AgoraRtmChannelAttributeOptions(), AgoraRtmChannelAttributeOptions())
    loud.enableNotificationToChannelMembers = true
    let kit = try #require(alice.kit)
    let ok = AgoraRtmProcessAttributeErrorCode.attributeOperationErrorOk
    func found(_ app: App, _ keys: [String]? = nil) async throws -> (String, AgoraRtmProcessAttributeErrorCode) {
      let (found, code) = try await codes { done in
        if let keys {
          app.kit.getChannelAttributes("c", byKeys: keys, completion: done)
        } else {
          app.kit.getChannelAllAttributes("c", completion: done)
        }
      }
      return ((found ?? []).map { "\($0.key)=\($0.value) \($0.lastUpdateUserId)" }.joined(separator: ", "), code)
    }
    #expect(try await found(bob) == ("", ok))
    _ = try await bob.join("c")
    #expect(
      try await code { kit.setChannel("c", attributes: channel([("a", "1")]), options: quiet, completion: $0) } == ok)
    #expect(
      try await code { kit.addOrUpdateChannel("c", attributes: channel([("b", "2")]), options: loud, completion: $0) }
        == ok)
    let told = try await bob.attributes.next()
    #expect(told.map(\.key) == ["a", "b"] && told.map(\.lastUpdateUserId) == ["alice", "alice"])
    #expect(told.allSatisfy { $0.lastUpdateTs == world.clock.now().milliseconds })
    #expect(
      try await code {
        bob.kit.addOrUpdateChannel("c", attributes: channel([("b", "3")]), options: loud, completion: $0)
      } == ok)
    #expect(try await bob.attributes.next().map(\.value) == ["1", "3"])
    #expect(try await found(alice) == ("a=1 alice, b=3 bob", ok))
    #expect(try await found(alice, ["b", "x"]) == ("b=3 bob", ok))
    #expect(
      try await code { kit.deleteChannel("c", attributesByKeys: ["a"], options: loud, completion: $0) } == ok)
    #expect(try await bob.attributes.next().map(\.key) == ["b"])
    #expect(try await code { kit.clearChannel("c", options: loud, attributesWithCompletion: $0) } == ok)
    #expect(try await bob.attributes.next().isEmpty)
    #expect(bob.attributes.pending.isEmpty && alice.attributes.pending.isEmpty)
  }

  @Test func channelAttributesAreLimited() async throws {
    let world = World()
    let app = try await world.app("alice")
    let options = AgoraRtmChannelAttributeOptions()
    func set(
      _ attributes: [AgoraRtmChannelAttribute]?, of id: String = "c"
    ) async throws -> AgoraRtmProcessAttributeErrorCode {
      try await code { app.kit.setChannel(id, attributes: attributes, options: options, completion: $0) }
    }
    let large = String(repeating: "v", count: 8190)
    #expect(try await set(nil) == .attributeOperationErrorInvalidArgument)
    #expect(try await set(channel([]), of: "null") == .attributeOperationErrorInvalidArgument)
    #expect(
      try await set(channel((0..<5).map { ("k\($0)", large) })) == .attributeOperationErrorSizeOverflow)
    #expect(try await set(channel((0..<4).map { ("k\($0)", large) })) == .attributeOperationErrorOk)
    for _ in 0..<8 { #expect(try await set(channel([])) == .attributeOperationErrorOk) }
    #expect(try await set(channel([])) == .attributeOperationErrorTooOften)
    for _ in 0..<10 {
      #expect(try await codes { app.kit.getChannelAllAttributes("c", completion: $0) }.1 == .attributeOperationErrorOk)
    }
    #expect(
      try await codes { app.kit.getChannelAllAttributes("c", completion: $0) }.1 == .attributeOperationErrorTooOften)
    // A group's are its members'.
    try world.environment.administration.createAccount("bob")
    try world.environment.administration.createGroup(id: "team", name: "Team", owner: "bob", members: [])
    world.clock.advance(bySeconds: 5)
    #expect(try await set(channel([("a", "b")]), of: "team") == .attributeOperationErrorFailure)
  }
}
