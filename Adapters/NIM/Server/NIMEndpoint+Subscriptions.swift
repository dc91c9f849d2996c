#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  extension NIMEndpoint {
    /// Subscriptions of accounts to the online events of others.
    static let subscriptions: [String: NIMEndpoint] = [
      "event/subscribe/add": .works { request throws(NIMFailure) in
        let (account, type, publishers) = try parts(request)
        let lifetime = try request.choice("ttl", 60...2_592_000) * 1000
        let granted = try request.carryOut(
          SubscribeStatusesCall(type: type, accounts: publishers, lifetime: lifetime), as: account)
        let known = Set(granted.map(\.account))
        return ["failed_accid": .array(publishers.filter { !known.contains($0) }.map { .string($0.name) })]
      },
      "event/subscribe/delete": .works { request throws(NIMFailure) in
        let (account, type, publishers) = try parts(request)
        // Without accounts the hub would end all of them.
        guard !publishers.isEmpty else { throw NIMFailure(.badParameter, "publisherAccids is empty") }
        _ = try request.carryOut(UnsubscribeStatusesCall(type: type, accounts: publishers), as: account)
        return [:]
      },
      "event/subscribe/batchdel": .works { request throws(NIMFailure) in
        let (account, type) = (try request.account("accid"), Int(try request.choice("eventType", 1...1)))
        _ = try request.carryOut(UnsubscribeStatusesCall(type: type, accounts: []), as: account)
        return [:]
      },
      "event/subscribe/query": .works { request throws(NIMFailure) in
        let (account, type, publishers) = try parts(request)
        let wanted = Set(publishers)
        var found: [StatusSubscription] = []
        var next: Int? = 0
        while let after = next {
          let page = try request.carryOut(StatusSubscriptionsCall(type: type, after: after, limit: 100), as: account)
          found += page.subscriptions
          next = page.next
        }
        let rows = found.filter { wanted.contains($0.account) }.map { subscription -> JSONValue in
          [
            "accid": .string(subscription.account.name), "eventType": JSONValue(Int64(type)),
            "expireTime": JSONValue(subscription.expiry), "subscribeTime": JSONValue(subscription.time),
          ]
        }
        return ["subscribes": .array(rows)]
      },
    ]

    private static func parts(
      _ request: NIMRequest
    ) throws(NIMFailure) -> (account: AccountID, type: Int, publishers: [AccountID]) {
      let type = Int(try request.choice("eventType", 1...1))
      return (try request.account("accid"), type, try request.accounts("publisherAccids", most: 100))
    }
  }
#endif
