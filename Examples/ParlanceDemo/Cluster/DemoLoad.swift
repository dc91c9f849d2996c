#if Cluster && Server && Remote && os(Linux)
  import Dispatch
  import Foundation
  import Parlance

  /// Messages beside the scenes, and the ledger of what was acknowledged: whatever happens to a gateway, each has to come once
  /// and in order.
  @MainActor
  final class DemoLoad {
    /// The time between a sender's messages.
    private static let pace = Duration.milliseconds(20)

    private let environment: MessagingEnvironment
    /// The one to whom the messages go.
    var readerName: String { reader.account.name }

    private let reader: MessagingClient
    private let senders: [MessagingClient]
    private let readings: Task<[AccountID: [String]], any Error>
    private var sendings: [Task<Int, any Error>] = []
    private var isOver = false

    /// Logs everybody in, each over a connection of its own.
    ///
    /// - parameter run: A part of their accounts that no earlier run had.
    init(_ endpoint: URL, run: String) async throws {
      environment = try .gateway(endpoint, callbackQueue: DispatchQueue(label: "demo.load"))
      reader = try await Self.client("load-reader-\(run)", environment)
      var senders: [MessagingClient] = []
      for number in 1...3 { senders.append(try await Self.client("load-sender\(number)-\(run)", environment)) }
      self.senders = senders
      let stream = reader.messages()
      let count = senders.count
      readings = Task {
        var told: [AccountID: [String]] = [:]
        var ended = 0
        for try await message in stream {
          guard case .text(let text) = message.body.content else { continue }
          told[message.sender, default: []].append(text)
          if text == Self.last { ended += 1 }
          if ended == count { break }
        }
        return told
      }
    }

    private static func client(_ name: String, _ environment: MessagingEnvironment) async throws -> MessagingClient {
      let client = MessagingClient(environment: environment, account: AccountID(name), device: "demo")
      try await client.login()
      return client
    }

    private nonisolated static let last = "last"

    /// Begins to send.
    func start() {
      let peer = ConversationID.direct(reader.account)
      sendings = senders.map { client in
        Task { [weak self] in
          var number = 0
          while self?.isOver == false {
            try await Self.send("\(number)", through: client, to: peer)
            number += 1
            try await Task.sleep(for: Self.pace)
          }
          try await Self.send(Self.last, through: client, to: peer)
          return number
        }
      }
    }

    /// Writes a message beside all others, from the reader.
    ///
    /// - returns: Its id.
    func write(_ text: String, to account: String) async throws -> String {
      let id = MessageID(UUID().uuidString)
      let place = ConversationID.direct(AccountID(account))
      try await Self.send(
        MessageDraft(id: id, conversation: place, body: MessageBody(content: .text(text))), through: reader)
      return id.string
    }

    /// Sends as an app does for which a message counts: what failed for a while is sent again under its id.
    private static func send(_ text: String, through client: MessagingClient, to place: ConversationID) async throws {
      let id = MessageID("\(client.account.name)-\(text)")
      let body = MessageBody(content: .text(text))
      try await send(MessageDraft(id: id, conversation: place, body: body), through: client)
    }

    private static func send(_ draft: MessageDraft, through client: MessagingClient) async throws {
      do {
        try await client.send(draft)
        return
      } catch {
        guard passes(error), draft.id != nil else { throw error }
      }
      while let id = draft.id, let stored = try client.message(id, in: draft.conversation), stored.state != .sent {
        do {
          try await client.resend(stored)
        } catch {
          guard passes(error) else { throw error }
        }
      }
    }

    private static func passes(_ error: MessagingError) -> Bool {
      [.timeout, .notConnected, .storageFailed, .storageLocked, .notLoggedIn, .rateLimited].contains(error.code)
    }

    /// Stops sending, and compares what was acknowledged with what came.
    ///
    /// - returns: The number of messages, and the differences.
    func finish() async throws -> (count: Int, differences: [String]) {
      isOver = true
      var differences: [String] = []
      var wanted: [AccountID: [String]] = [:]
      for (client, sending) in zip(senders, sendings) {
        wanted[client.account] = (0..<(try await sending.value)).map(String.init) + [Self.last]
      }
      let told = try await readings.value
      for (account, texts) in wanted where told[account] != texts {
        differences.append("\(account.name): \(texts.count) messages sent, told \(told[account] ?? [])")
      }
      environment.shutDown()
      return (wanted.values.reduce(0) { $0 + $1.count }, differences)
    }
  }
#endif
