#if Server && Remote
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceGateway
  import TestSupport
  import Testing

  /// A connection that is cut at every point of sending, receipts, revoking, uploads and downloads.
  @Suite struct CutConnectionTests {
    /// A place at which a connection is cut.
    struct Cut: Sendable, CustomStringConvertible {
      var place: CuttingProxy.Place
      /// 0 for the link, 1 for the first transfer of a file.
      var connection: Int

      var description: String { "connection \(connection) \(place)" }
    }

    /// From the first byte of each connection to beyond its last.
    private static let cuts: [Cut] = {
      let link = Array(stride(from: 0, to: 3000, by: 75)) + Array(stride(from: 3000, to: 12_000, by: 1000))
      let beside = [0, 1, 150, 300, 450] + Array(stride(from: 10_000, to: 170_000, by: 40_000))
      return [(0, link), (1, beside)].flatMap { connection, points in
        points.flatMap { bytes in
          [CuttingProxy.Place.Direction.toServer, .fromServer].map {
            Cut(place: CuttingProxy.Place(direction: $0, bytes: bytes), connection: connection)
          }
        }
      }
    }()

    private static let file = (0..<150_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    @Test(arguments: cuts)
    func requestsTakeEffectOnceAfterACut(_ cut: Cut) async throws {
      let queue = DispatchQueue(label: "test.callbacks")
      let hub = MessagingEnvironment.inMemory(callbackQueue: queue)
      let server = try GatewayServer(hub)
      let proxy = try CuttingProxy(to: server.port, cut: cut.place, connection: cut.connection)
      let near = try MessagingEnvironment.gateway(
        #require(URL(string: "ws://127.0.0.1:\(proxy.port)")), callbackQueue: queue)
      let alice = MessagingClient(environment: near, account: "alice", device: "phone")
      let bob = MessagingClient(environment: hub, account: "bob", device: "phone")
      try await bob.login()
      try await Self.untilConnected { try await alice.login() }
      let (atAlice, atBob) = (Box(alice), Box(bob))

      let sent = try await alice.send(.text("one"), to: .direct("bob"))
      let one = try await atBob.messages.next()
      #expect(one.id == sent.id)
      try await bob.acknowledge(one)
      #expect(try await Self.isDirect(atAlice.receipts.next(), of: "bob"))

      let answer = try await bob.send(.text("two"), to: .direct("alice"))
      let two = try await atAlice.messages.next()
      #expect(two.id == answer.id)
      try await Self.untilConnected { try await alice.acknowledge(two) }
      #expect(try await Self.isDirect(atBob.receipts.next(), of: "alice"))

      try await Self.untilConnected(or: [.messageNotFound, .messageNotStored]) { try await alice.revoke(sent) }
      #expect(try await atBob.revocations.next().revocation.messageID == sent.id)
      try await bob.revoke(answer)
      #expect(try await atAlice.revocations.next().revocation.messageID == answer.id)

      let folder = try TemporaryFolder()
      let path = folder.url.appendingPathComponent("file").path
      try Data(Self.file).write(to: URL(fileURLWithPath: path))
      let upload = try await alice.send(file: path, to: .direct("bob"))
      let arrived = try await atBob.messages.next()
      #expect(arrived.id == upload.id)
      #expect(try await Self.bytes(bob.attachment(of: arrived)) == Self.file)
      try await bob.send(file: path, to: .direct("alice"))
      let received = try await atAlice.messages.next()
      let copy = try await Self.untilConnected { try await alice.attachment(of: received) }
      #expect(try Self.bytes(copy) == Self.file)

      // An element that is not expected any more arrived twice.
      #expect(atAlice.isEmpty)
      #expect(atBob.isEmpty)
      let history = try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 10))
      #expect(history.map(\.id) == [upload.id, received.id])
      near.shutDown()
      server.stop()
      hub.shutDown()
    }

    private static func isDirect(_ receipt: Receipt, of peer: AccountID) -> Bool {
      if case .direct(let receipt) = receipt { receipt.conversation == .direct(peer) } else { false }
    }

    /// Repeats a call that is refused while the link is down.
    @discardableResult
    private static func untilConnected<Value>(_ body: () async throws -> Value) async throws -> Value {
      var value: Value?
      try await until("connection") {
        do {
          value = try await body()
          return true
        } catch let error as MessagingError where error.code == .notConnected || error.code == .timeout {
          return false
        }
      }
      return try #require(value)
    }

    /// - parameter done: The errors of a request that was carried out, and whose first answer was lost.
    private static func untilConnected(or done: Set<MessagingError.Code>, _ body: () async throws -> Void) async throws
    {
      do {
        try await untilConnected(body)
      } catch let error as MessagingError where done.contains(error.code) {}
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  /// The elements of a client's streams.
  private final class Box: Sendable {
    let messages = EventBox<Message>("message")
    let receipts = EventBox<Receipt>("receipt")
    let revocations = EventBox<ReportedRevocation>("revocation")
    private let tasks: [Task<Void, Never>]

    init(_ client: MessagingClient) {
      let (messages, receipts, revocations) = (client.messages(), client.receipts(), client.revocations())
      // The account's own revocation is reported, too, if its answer was lost.
      let account = client.account
      tasks = [
        Task { [box = self.messages] in do { for try await value in messages { box.add(value) } } catch {} },
        Task { [box = self.receipts] in do { for try await value in receipts { box.add(value) } } catch {} },
        Task { [box = self.revocations] in
          do { for try await value in revocations where value.revocation.revoker != account { box.add(value) } } catch {
          }
        },
      ]
    }

    deinit { for task in tasks { task.cancel() } }

    var isEmpty: Bool { messages.pending.isEmpty && receipts.pending.isEmpty && revocations.pending.isEmpty }
  }
#endif
