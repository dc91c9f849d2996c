#if Server && Remote
  import AgoraChat
  import Dispatch
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceGateway
  import TestSupport
  import Testing

  /// The entries of a room, as the apps of two styles see them over a gateway.
  @Suite struct RoomEntriesBetweenStylesTests {
    @Test func queueOfOneStyleIsTheAttributesOfAnother() async throws {
      let hub = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "test.callbacks"))
      try hub.administration.createAccount("owner")
      try hub.administration.createRoom(id: "hall", name: "Hall", owner: "owner")
      let server = try GatewayServer(hub)
      let url = try #require(URL(string: "ws://127.0.0.1:\(server.port)"))
      let environments = try (0..<2).map { _ in
        try MessagingEnvironment.gateway(
          url, callbackQueue: DispatchQueue(label: "test.callbacks"), thumbnailMaker: nil)
      }
      let (alice, bob) = (QueueApp(environments[0]), AttributeApp(environments[1]))
      try await alice.enter()
      try await bob.enter()

      // From a queue to attributes.
      #expect(try await alice.update("seat", "alice", isTransient: true) == nil)
      #expect(try await bob.told.next() == "alice set seat=alice")
      #expect(try await alice.update("song", "one", isTransient: false) == nil)
      #expect(try await bob.told.next() == "alice set song=one")
      #expect(try await bob.attributes() == ["seat": "alice", "song": "one"])

      // From attributes to a queue: those of others are refused without force.
      #expect(try await bob.set(["seat": "bob", "host": "bob"], isForced: false) == "7 seat 703")
      #expect(try await alice.told.next() == "317 bob host=bob")
      #expect(try await bob.set(["song": "two"], isForced: true) == "0")
      #expect(try await alice.told.next() == "317 bob song=two")
      #expect(try await alice.queue() == ["seat=alice", "song=two", "host=bob"])

      #expect(try await alice.poll() == "seat=alice")
      #expect(try await bob.told.next() == "alice removed seat")
      // An attribute that is deleted with its user is an element that is removed with its owner, the account that set it last.
      #expect(try await alice.update("seat", "alice", isTransient: true) == nil)
      #expect(try await bob.told.next() == "alice set seat=alice")
      bob.leave()
      #expect(try await alice.told.next() == "320 bob host=bob song=two")
      try await bob.enter()
      environments[0].shutDown()
      #expect(try await bob.told.next() == "alice removed seat")
      #expect(try await bob.attributes() == [:])
      environments[1].shutDown()
      server.stop()
      hub.shutDown()
    }
  }

  /// An app written against NIM, in the account of Alice.
  private final class QueueApp: NSObject, NIMChatManagerDelegate, @unchecked Sendable {
    // Safe to share: the vendor's objects are touched on the callback queue alone.
    let told = EventBox<String>("change of the queue")
    private let sdk: NIMSDK
    private let queue: DispatchQueue

    init(_ environment: MessagingEnvironment) {
      sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
      queue = environment.callbackQueue
      super.init()
      sdk.chatManager.add(self)
    }

    /// Makes a call on the callback queue, and returns what its completion says.
    private func ask<Value: Sendable>(
      _ call: @escaping @Sendable (NIMSDK, @escaping @Sendable (Value) -> Void) -> Void
    ) async throws -> Value {
      let box = EventBox<Value>("answer")
      queue.async { [sdk] in call(sdk) { box.add($0) } }
      return try await box.next()
    }

    func enter() async throws {
      let isIn: Bool = try await ask { sdk, done in sdk.loginManager.login("alice", token: "") { done($0 == nil) } }
      #expect(isIn)
      let error: String? = try await ask { sdk, done in
        let request = NIMChatroomEnterRequest()
        request.roomId = "hall"
        sdk.chatroomManager.enterChatroom(request) { error, _, _ in done(error.map { "\($0)" }) }
      }
      #expect(error == nil)
    }

    func update(_ key: String, _ value: String, isTransient: Bool) async throws -> String? {
      try await ask { sdk, done in
        let request = NIMChatroomQueueUpdateRequest()
        (request.roomId, request.key, request.value, request.transient) = ("hall", key, value, isTransient)
        sdk.chatroomManager.updateChatroomQueueObject(request) { done($0.map { "\($0)" }) }
      }
    }

    func poll() async throws -> String? {
      try await ask { sdk, done in
        let request = NIMChatroomQueueRemoveRequest()
        request.roomId = "hall"
        sdk.chatroomManager.removeChatroomQueueObject(request) { _, element in
          done(element?.map { "\($0)=\($1)" }.joined())
        }
      }
    }

    func queue() async throws -> [String]? {
      try await ask { sdk, done in
        sdk.chatroomManager.fetchChatroomQueue("hall") { _, elements in
          done(elements?.flatMap { $0.map { "\($0)=\($1)" } })
        }
      }
    }

    func onRecvMessages(_ messages: [NIMMessage]) {
      for message in messages {
        let object = message.messageObject as? NIMNotificationObject
        guard let content = object?.content as? NIMChatroomNotificationContent,
          let change = content.ext as? [String: Any]
        else { continue }
        var items = change[NIMChatroomEventInfoQueueChangeItemsKey] as? [String: String] ?? [:]
        if let key = change[NIMChatroomEventInfoQueueChangeItemKey] as? String {
          items[key] = change[NIMChatroomEventInfoQueueChangeItemValueKey] as? String
        }
        // Of its own changes the app is notified, too.
        guard content.source?.userId != "alice" else { continue }
        let words = items.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        told.add((["\(content.eventType.rawValue)", content.source?.userId ?? ""] + words).joined(separator: " "))
      }
    }
  }

  /// An app written against Agora Chat, in the account of Bob.
  private final class AttributeApp: NSObject, AgoraChatroomManagerDelegate, @unchecked Sendable {
    // Safe to share: everything is touched on the callback queue alone.
    let told = EventBox<String>("change of attributes")
    private let client: AgoraChatClient
    private var isLoggedIn = false

    init(_ environment: MessagingEnvironment) {
      client = AgoraChatClient(environment: environment, device: "phone")
      super.init()
      _ = client.initializeSDK(with: AgoraChatOptions(appkey: "parlance#test"))
      client.roomManager?.add(self, delegateQueue: nil)
    }

    private var rooms: any IAgoraChatroomManager {
      get throws { try #require(client.roomManager) }
    }

    func enter() async throws {
      let box = EventBox<Int>("entrance")
      if !isLoggedIn {
        client.login(withUsername: "bob", token: "") { box.add($1?.code.rawValue ?? 0) }
        #expect(try await box.next() == 0)
        isLoggedIn = true
      }
      try rooms.joinChatroom("hall") { box.add($1?.code.rawValue ?? 0) }
      #expect(try await box.next() == 0)
    }

    func leave() { client.roomManager?.leaveChatroom("hall", completion: nil) }

    /// Returns the number of the error, and those of the attributes.
    func set(_ attributes: [String: String], isForced: Bool) async throws -> String {
      let box = EventBox<String>("answer")
      let completion: (AgoraChatError?, [String: AgoraChatError]?) -> Void = { error, errors in
        let words = (errors ?? [:]).sorted { $0.key < $1.key }.map { "\($0) \($1.code.rawValue)" }
        box.add((["\(error?.code.rawValue ?? 0)"] + words).joined(separator: " "))
      }
      if isForced {
        try rooms.setChatroomAttributesForced(
          "hall", attributes: attributes, autoDelete: true, completionBlock: completion)
      } else {
        try rooms.setChatroomAttributes("hall", attributes: attributes, autoDelete: true, completionBlock: completion)
      }
      return try await box.next()
    }

    func attributes() async throws -> [String: String]? {
      let box = EventBox<[String: String]?>("attributes")
      try rooms.fetchChatroomAllAttributes("hall") { box.add($1) }
      return try await box.next()
    }

    func chatroomAttributesDidUpdated(_ roomId: String, attributeMap: [String: String], from fromId: String) {
      let words = attributeMap.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      told.add("\(fromId) set \(words.joined(separator: " "))")
    }

    func chatroomAttributesDidRemoved(_ roomId: String, attributes: [String], from fromId: String) {
      told.add("\(fromId) removed \(attributes.joined(separator: " "))")
    }
  }
#endif
