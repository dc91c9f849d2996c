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
      func open(_ folder: URL) throws -> SQLiteHubStore {
        try SQLiteHubStore(path: folder.appendingPathComponent(MessagingEnvironment.hubDatabaseName).path)
      }
      let filled = try open(other)
      try fill(Hub(Hub.Ports(store: filled, clock: clock), settings: HubSettings()), clock)
      filled.close()
      // Neither has in its cache what was just written.
      let stores = try [imported, other].map(open)
      defer { for store in stores { store.close() } }
      let hubs = try stores.map { try Hub(Hub.Ports(store: $0, clock: clock), settings: HubSettings()) }
      for hub in hubs { finishUpkeep(of: hub) }
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

    /// Lets a hub go through its entries for old ones, in turns of their own: as it begins, it does so within those of its devices.
    private func finishUpkeep(of hub: Hub) {
      var isUnderWay = true
      hub.wake = { _, wake in if case .upkeep = wake { isUnderWay = true } }
      while isUnderWay {
        isUnderWay = false
        hub.process([.time(.upkeep)])
      }
      hub.wake = nil
    }

    /// Sends one message to each conversation, in the order in which the archive has their first ones: conversations that come into
    /// being one after the other are neighbours in a database. Those of many accounts are sent in one turn.
    private func fill(_ hub: Hub, _ clock: any MessagingClock) throws {
      let connections = (0..<workload.accounts).map { _ in HubConnection(hub, clock) }
      for begin in stride(from: 0, to: workload.accounts, by: Self.atOnce) {
        let indexes = begin..<min(begin + Self.atOnce, workload.accounts)
        hub.process(
          indexes.map { index in
            let call = ConnectCall(
              account: AccountID(workload.account(index)), token: "", device: "first", style: "Bench", platform: .linux)
            return .frames(connections[index].session, [connections[index].request(call)])
          })
        for index in indexes { _ = try connections[index].takeReplies() }
      }
      let body = MessageBody(content: .text("hello")).encoded()
      for begin in stride(from: 0, to: workload.conversations, by: Self.atOnce) {
        var senders: [Int: [ReceivedFrame]] = [:]
        for index in begin..<min(begin + Self.atOnce, workload.conversations) {
          let (sender, conversation) = first(index)
          senders[sender, default: []].append(
            connections[sender].request(
              SubmitCall(
                id: MessageID("live\(index)"), conversation: conversation, options: .ordinary, kind: .text, body: body))
          )
        }
        hub.process(senders.map { .frames(connections[$0.key].session, $0.value) })
        for (sender, frames) in senders {
          guard try connections[sender].takeReplies() == frames.count else {
            throw BenchmarkError("a message was not accepted")
          }
        }
      }
      for connection in connections {
        _ = try connection.takeReplies()
        hub.process([.closed(connection.session)])
      }
    }

    private static let atOnce = 100

    /// Returns an account of a conversation, and the conversation as it names it.
    private func first(_ index: Int) -> (sender: Int, ConversationID) {
      if index < workload.directs {
        let (first, second) = workload.pair(index)
        return (first, .direct(AccountID(workload.account(second))))
      }
      let group = index - workload.directs
      return (workload.member(0, of: group), .group(workload.group(group)))
    }
  }
#endif
