#if Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import NIMSDK
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  /// `parlance serve --webhook` as a process, and a back end as another.
  @Suite struct ServedWebhookTests {
    private let folder: TemporaryFolder
    private var secretPath: String { folder.url.appendingPathComponent("secret").path }
    private var data: URL { folder.url.appendingPathComponent("hub") }

    init() throws {
      folder = try TemporaryFolder()
      try WebhookReceiver.write(
        secrets: [String(repeating: "secret", count: 8)], to: folder.url.appendingPathComponent("secret").path)
    }

    private func options(_ receiver: WebhookReceiver) -> [String] {
      ["--open-registration", "--webhook", receiver.url, "--webhook-secret", secretPath]
    }

    @Test func aMessageOfANIMAppReachesTheBackEnd() async throws {
      let receiver = try await WebhookReceiver(secret: secretPath)
      let hub = try await ServedHub(data, options: options(receiver))
      let environment = try MessagingEnvironment.gateway(hub.url, callbackQueue: DispatchQueue(label: "test.callbacks"))
      let sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
      let outcomes = EventBox<Bool>("outcome of a login")
      for account in ["ben", "anna"] {
        sdk.loginManager.login(account, token: "") { error in outcomes.add(error == nil) }
        #expect(try await outcomes.next())
        guard account == "ben" else { break }
        sdk.loginManager.logout { error in outcomes.add(error == nil) }
        #expect(try await outcomes.next())
      }
      let id = try environment.callbackQueue.sync {
        let message = NIMMessage()
        message.text = "good morning"
        message.apnsContent = "Anna greets you"
        try sdk.chatManager.send(message, to: NIMSession("ben", type: .P2P))
        return message.messageId
      }
      var events: [[String: Any]] = []
      while events.last?["type"] as? String != "push.wanted" {
        let delivery = try await receiver.next()
        #expect(delivery.isSigned)
        events += delivery.events
      }
      #expect(
        events.compactMap { $0["type"] as? String } == [
          "hub.started", "account.online", "account.offline", "account.online", "message.accepted", "push.wanted",
        ])
      #expect(events.compactMap { $0["account"] as? String } == ["ben", "ben", "anna", "ben"])
      let message = events[4]["message"] as? [String: Any]
      #expect(message?["id"] as? String == id && message?["from"] as? String == "anna")
      #expect((message?["content"] as? [String: Any])?["text"] as? String == "good morning")
      #expect((events[4]["to"] as? [String: Any])?["account"] as? String == "ben")
      #expect(events[5]["text"] as? String == "Anna greets you")
      #expect((events[5]["message"] as? [String: Any])?["id"] as? String == id)
      environment.shutDown()
      #expect(await hub.end(SIGTERM) == 0)
    }

    @Test(arguments: 1...3)
    func acceptedMessagesAreDeliveredAfterAKill(_ round: Int) async throws {
      let senders: [AccountID] = ["alice", "bob"]
      let count = 40
      let receiver = try await WebhookReceiver(
        secret: secretPath, answers: ["200", "500", "200", "cut", "200", "200", "503"])
      let hub = try await ServedHub(data, options: options(receiver) + ["--webhook-events", "message.accepted"])
      let environment = try MessagingEnvironment.gateway(
        hub.url, folder: folder.url.appendingPathComponent("devices"),
        callbackQueue: DispatchQueue(label: "test.callbacks"))
      let accepted = EventBox<String>("accepted message")
      let sent = try await withThrowingTaskGroup(of: [String].self) { group in
        for sender in senders {
          let client = MessagingClient(environment: environment, account: sender, device: "phone")
          group.addTask {
            try await client.login()
            var ids: [String] = []
            for number in 0..<count {
              ids.append(try await client.send(.text("\(sender.name) \(number)"), to: .direct(sender)).id.string)
              accepted.add("")
            }
            await client.logout()
            return ids
          }
        }
        for _ in 0..<(round * 19) { _ = try await accepted.next() }
        #expect(await hub.end(SIGKILL) == nil)
        try await hub.start()
        var sent: [String] = []
        for try await ids in group { sent += ids }
        return sent
      }
      // By event ID, as each event is delivered at least once.
      var told: [String: String] = [:]
      var texts: [String] = []
      while told.count < senders.count * count {
        let delivery = try await receiver.next()
        #expect(delivery.isSigned)
        for event in delivery.events {
          let message = event["message"] as? [String: Any] ?? [:]
          let (id, name) = (event["id"] as? String ?? "", message["id"] as? String ?? "")
          #expect(told[id] == nil || told[id] == name)
          if told.updateValue(name, forKey: id) == nil {
            texts.append((message["content"] as? [String: Any])?["text"] as? String ?? "")
          }
        }
      }
      #expect(Set(told.values) == Set(sent) && sent.count == senders.count * count)
      for sender in senders {
        #expect(texts.filter { $0.hasPrefix(sender.name) } == (0..<count).map { "\(sender.name) \($0)" })
      }
      environment.shutDown()
      #expect(await hub.end(SIGTERM) == 0)
    }
  }
#endif
