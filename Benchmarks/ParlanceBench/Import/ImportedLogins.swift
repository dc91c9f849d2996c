#if Server && os(Linux)
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import ParlanceSQLite

  /// Logins of devices at a hub with an imported past beside those at a hub with the same conversations, each of which has one
  /// message that was sent there.
  struct ImportedLogins {
    var workload: ImportWorkload
    /// The folder of the hub to which the archive was imported.
    var imported: URL
    /// The folder of a hub that has its accounts and groups alone.
    var other: URL

    /// The number of accounts that log in.
    private static let logins = 400

    /// The times of logins, in milliseconds of the hub's turns.
    struct Times {
      /// The medians.
      var imported, other: Double
      /// The median of the accounts' ratios: one by one, since the machine's speed drifts.
      var ratio: Double
    }

    func measure() throws -> Times {
      let clock = SystemClock()
      let stores = try [imported, other].map {
        try SQLiteHubStore(path: $0.appendingPathComponent(MessagingEnvironment.hubDatabaseName).path)
      }
      defer { for store in stores { store.close() } }
      try fill(Hub(Hub.Ports(store: stores[1], clock: clock), settings: HubSettings()), clock)
      let hubs = try stores.map { try Hub(Hub.Ports(store: $0, clock: clock), settings: HubSettings()) }
      var milliseconds: [[Double]] = [[], []]
      let step = max(1, workload.accounts / Self.logins)
      for (round, index) in stride(from: 0, to: workload.accounts, by: step).enumerated() {
        var counts = [0, 0]
        // By turns the first one.
        for place in [round % 2, 1 - round % 2] {
          let connection = HubConnection(hubs[place], clock)
          counts[place] = try connection.logIn(AccountID(workload.account(index)), "new")
          milliseconds[place].append(connection.turns.reduce(0, +))
          hubs[place].process([.closed(connection.session)])
        }
        guard counts[0] == counts[1], counts[0] > 0 else {
          throw BenchmarkError("a login has \(counts[0]) conversations of the past, and \(counts[1]) of messages")
        }
      }
      func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
      return Times(
        imported: median(milliseconds[0]), other: median(milliseconds[1]),
        ratio: median(zip(milliseconds[0], milliseconds[1]).map { $0 / $1 }))
    }

    /// Sends one message to each conversation, those of many accounts in one turn.
    private func fill(_ hub: Hub, _ clock: any MessagingClock) throws {
      var calls: [[SubmitCall]] = Array(repeating: [], count: workload.accounts)
      let body = MessageBody(content: .text("hello")).encoded()
      func add(_ sender: Int, _ conversation: ConversationID, _ number: Int) {
        calls[sender].append(
          SubmitCall(
            id: MessageID("live\(number)"), conversation: conversation, options: .ordinary, kind: .text, body: body))
      }
      for index in 0..<workload.directs {
        let (first, second) = workload.pair(index)
        add(first, .direct(AccountID(workload.account(second))), index)
      }
      for index in 0..<workload.groups {
        add(workload.member(0, of: index), .group(workload.group(index)), workload.directs + index)
      }
      for begin in stride(from: 0, to: workload.accounts, by: 100) {
        let senders = (begin..<min(begin + 100, workload.accounts)).map { ($0, HubConnection(hub, clock)) }
        hub.process(
          senders.map { index, connection in
            let account = AccountID(workload.account(index))
            let call = ConnectCall(account: account, token: "", device: "first", style: "Bench", platform: .linux)
            return .frames(connection.session, [connection.request(call)])
          })
        for (_, connection) in senders { _ = try connection.takeReplies() }
        hub.process(
          senders.map { index, connection in .frames(connection.session, calls[index].map { connection.request($0) }) })
        for (index, connection) in senders {
          guard try connection.takeReplies() == calls[index].count else {
            throw BenchmarkError("a message was not accepted")
          }
        }
        hub.process(senders.map { .closed($0.1.session) })
      }
    }
  }
#endif
