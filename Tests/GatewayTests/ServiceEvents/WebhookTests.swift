#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import TestNumbers
  import TestSupport
  import Testing

  @testable import ParlanceGateway

  /// Webhooks through the real client to a back end in Python, which checks the signatures by itself.
  @Suite struct WebhookTests {
    private let folder: TemporaryFolder
    private let clock = ManualClock()
    private var secretPath: String { folder.url.appendingPathComponent("secret").path }
    private static let secret = "a-secret-of-this-test-of-40-characters..."

    init() throws {
      folder = try TemporaryFolder()
      try WebhookReceiver.write(secrets: [Self.secret], to: folder.url.appendingPathComponent("secret").path)
    }

    private func environment() -> MessagingEnvironment {
      .inMemory(clock: clock, callbackQueue: DispatchQueue(label: "test.callbacks"))
    }

    /// Sends a message from an account to itself.
    private func send(_ text: String, _ environment: MessagingEnvironment) throws {
      let call = SubmitCall(
        id: MessageID(text), conversation: .direct("alice"), options: .ordinary, kind: .text,
        body: MessageBody(content: .text(text)).encoded())
      _ = try environment.hubLoop().send(call, as: "alice")
    }

    private func webhook(_ url: String) throws -> GatewayWebhook {
      var webhook = try GatewayWebhook(url: url, secretsAt: secretPath)
      webhook.events = [.messageAccepted]
      return webhook
    }

    /// Waits for a failure that the log has, and lets its pause pass.
    private func passPause(_ log: EventBox<EngineLogEntry>, _ words: String) async throws {
      while true {
        let entry = try await log.next()
        guard entry.event == "webhook.failed" else { continue }
        #expect(entry.detail.hasPrefix(words), "\(entry.detail)")
        #expect(!entry.detail.contains("127.0.0.1") && !entry.detail.contains("hook"))
        clock.advance(byMilliseconds: 300_000)
        return
      }
    }

    @Test func eventIsRetriedUntilTheBackEndAcceptsIt() async throws {
      let receiver = try await WebhookReceiver(secret: secretPath, answers: ["cut", "500", "404", "410", "302", "204"])
      let environment = environment()
      try environment.administration.createAccount("alice")
      let log = EventBox<EngineLogEntry>("line of the log")
      let gateway = try GatewayServer(environment, webhook: webhook(receiver.url)) { log.add($0) }
      try send("one", environment)
      var first: WebhookReceiver.Delivery?
      for words in ["unreachable: ", "status 500", "status 404", "status 410", "status 302"] {
        let delivery = try await receiver.next()
        // A redirect is not followed: the next request is as the first was.
        #expect(delivery.isSigned && delivery.texts == ["one"] && delivery.types == ["message.accepted"])
        #expect(delivery.id == first?.id ?? delivery.id && delivery.ids == first?.ids ?? delivery.ids)
        #expect(delivery.signature != first?.signature)
        first = first ?? delivery
        try await passPause(log, words)
      }
      let taken = try await receiver.next()
      #expect(taken.answer == "204" && taken.id == first?.id && taken.isSigned)
      try send("two", environment)
      let next = try await receiver.next()
      #expect(next.texts == ["two"] && next.ids != taken.ids)

      try await until { try environment.hubLoop().serviceEventBoard.counts.span.count == 0 }
      let text = try RawConnection(port: gateway.port).request("GET", "/metrics").text
      for line in [
        "parlance_webhook_queue 0", "parlance_webhook_delivered_total 2", "parlance_webhook_failures_total 5",
        "parlance_service_events_dropped_total 0",
      ] {
        #expect(text.contains("\n\(line)\n"), "\(line)")
      }
      gateway.stop()
      environment.shutDown()
    }

    @Test func backEndThatIsDownIsNotifiedLater() async throws {
      var receiver = try await WebhookReceiver(secret: secretPath)
      let port = receiver.port
      let environment = environment()
      try environment.administration.createAccount("alice")
      let log = EventBox<EngineLogEntry>("line of the log")
      let gateway = try GatewayServer(environment, webhook: webhook(receiver.url)) { log.add($0) }
      try send("one", environment)
      #expect(try await receiver.next().texts == ["one"])
      // Wait until the answer has arrived: otherwise the event would be sent again.
      try await until { try environment.hubLoop().serviceEventBoard.counts.span.count == 0 }
      receiver.stop()
      for number in 2...4 { try send("\(number)", environment) }
      try await passPause(log, "unreachable: ")
      try await passPause(log, "unreachable: ")
      receiver = try await WebhookReceiver(port: port, secret: secretPath)
      var texts: [String] = []
      while texts.count < 3 {
        // The pause of a further failure may have begun meanwhile.
        clock.advance(byMilliseconds: 300_000)
        let delivery = try await receiver.next()
        #expect(delivery.isSigned)
        texts += delivery.texts
      }
      #expect(texts == ["2", "3", "4"])
      gateway.stop()
      environment.shutDown()
    }

    @Test func aBackEndThatDoesNotAnswerIsGivenUp() async throws {
      let receiver = try await WebhookReceiver(secret: secretPath, answers: ["slow"])
      let client = CurlClient()
      var sender = WebhookSender(webhook: try webhook(receiver.url), requests: client, clock: clock)
      sender.patience = 3
      let event = NumberedServiceEvent(queue: 1, number: 2, time: .zero, event: .hubStarted)
      let slow = await withCheckedContinuation { done in sender.deliver([event]) { done.resume(returning: $0) } }
      #expect(slow == ServiceEventFailure(words: "no answer in 3 s"))
      sender.patience = Int(TestDeadline.seconds)
      let taken = await withCheckedContinuation { done in sender.deliver([event]) { done.resume(returning: $0) } }
      #expect(taken == nil)
      let deliveries = [try await receiver.next(), try await receiver.next()]
      #expect(deliveries.map(\.id) == ["1-2-2", "1-2-2"])
      #expect(deliveries.map(\.types) == [["hub.started"], ["hub.started"]])
      client.stop()
    }

    @Test func eitherOfTwoSecretsIsEnough() async throws {
      let receiver = try await WebhookReceiver(secret: secretPath)
      let client = CurlClient()
      let other = [UInt8](repeating: 9, count: 32)
      let event = NumberedServiceEvent(queue: 1, number: 2, time: .zero, event: .hubStarted)
      func isSigned(_ secrets: [[UInt8]]) async throws -> Bool {
        let webhook = try GatewayWebhook(url: receiver.url, secrets: secrets)
        let sender = WebhookSender(webhook: webhook, requests: client, clock: clock)
        let failure = await withCheckedContinuation { done in sender.deliver([event]) { done.resume(returning: $0) } }
        #expect(failure == nil)
        return try await receiver.next().isSigned
      }
      let secret = Array(Self.secret.utf8)
      #expect(try await isSigned([other, secret]))
      #expect(try await isSigned([secret, other]))
      #expect(try await !isSigned([other]))
      client.stop()
    }

    @Test func gatewayWithoutAWebhookDiscardsPendingEvents() async throws {
      let environment = environment()
      let hub = try environment.hubLoop()
      try environment.administration.createAccount("alice")
      // No server listens at this port.
      let first = try GatewayServer(environment, webhook: webhook("http://127.0.0.1:1/"))
      try send("one", environment)
      #expect(hub.serviceEventBoard.counts.span.count == 1)
      first.stop()
      try send("two", environment)
      #expect(hub.serviceEventBoard.counts.span.count == 2)
      let second = try GatewayServer(environment)
      #expect(hub.serviceEventBoard.counts.span.count == 0)
      try send("three", environment)
      #expect(hub.serviceEventBoard.counts.appended == 2)
      second.stop()
      environment.shutDown()
    }

    @Test func addressesAndSecretsThatCannotBeUsedAreRefused() throws {
      let secret = [UInt8](repeating: 1, count: 32)
      for url in [
        "https://back.example/hook?a=b", "http://127.0.0.1:80/", "http://localhost/", "http://[::1]:8080/x",
        "HTTPS://a",
      ] {
        #expect(try GatewayWebhook(url: url, secrets: [secret]).url == url)
      }
      for url in [
        "", "back.example", "ftp://back.example/", "http://back.example/", "http://127.0.0.1.example/", "https://",
        "https:///x", "https://user:word@back.example/", "https://user@back.example/", "https://back.example/#a",
        "https://back.example/a b", "https://back.example/\n",
      ] {
        #expect(throws: MessagingError.self, "\(url)") { try GatewayWebhook(url: url, secrets: [secret]) }
      }
      #expect(
        try GatewayWebhook(url: "http://back.example/", secrets: [secret, secret], allowsInsecure: true).secrets.count
          == 2)
      for secrets in [[], [[UInt8](repeating: 1, count: 31)], [secret, []], [secret, secret, secret]] {
        #expect(throws: MessagingError.self) { try GatewayWebhook(url: "https://a", secrets: secrets) }
      }
      let error = #expect(throws: MessagingError.self) {
        try GatewayWebhook(url: "https://a", secretsAt: secretPath + "s")
      }
      #expect(error?.detail.contains("\(secretPath)s: ") == true)
    }

    @Test func aFileHasOneSecretOnALineAndNoOtherReaders() throws {
      func count() throws -> Int { try GatewayWebhook(url: "https://a", secretsAt: secretPath).secrets.count }
      #expect(try count() == 1)
      let other = String(repeating: "o", count: 32)
      try WebhookReceiver.write(secrets: ["", "  \(Self.secret)\t", "", other, ""], to: secretPath)
      #expect(try count() == 2)
      for secrets in [[], [other, other, other], [String(repeating: "o", count: 31)], ["two words"]] {
        try WebhookReceiver.write(secrets: secrets, to: secretPath)
        let error = #expect(throws: MessagingError.self) { try count() }
        #expect(error?.detail.hasSuffix("(\(secretPath))") == true && error?.detail.contains("ooo") == false)
      }
      try WebhookReceiver.write(secrets: [Self.secret], to: secretPath)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: secretPath)
      let error = #expect(throws: MessagingError.self) { try count() }
      #expect(error?.detail.contains("others can use it") == true)
    }
  }
#endif
