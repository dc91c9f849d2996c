internal import ParlanceCore

extension WireSamples {
  static let publishedStatus = PublishedStatus(
    type: 1, id: "s1", value: 10_001, text: "busy", time: time, expiry: time.advanced(byMilliseconds: 60_000))
  static let accountStatus = AccountStatus(
    account: "Bob", type: 1, platforms: [.iOS, .web], published: publishedStatus, time: time, cause: .publication)
  private static let subscription = StatusSubscription(
    account: "Bob", type: 1, time: time, expiry: time.advanced(byMilliseconds: 60_000))

  static let statuses: [WireSample] = [
    WireSample(
      PublishStatusCall(
        type: 1, id: "s1", value: 10_001, text: "busy", lifetime: 60_000, isTransient: true, synchronizes: true),
      bare: [
        PublishStatusCall(
          type: .min, id: "", value: .min, text: "", lifetime: nil, isTransient: false, synchronizes: false)
      ],
      replies: [publishedStatus], bareReplies: [PublishedStatus(type: .min, id: "")]),
    WireSample(
      SubscribeStatusesCall(type: 1, accounts: ["Bob", "Cid"], lifetime: 60_000),
      bare: [SubscribeStatusesCall(type: .min, accounts: [], lifetime: .min)], replies: [[subscription]],
      bareReplies: [[], [StatusSubscription(account: "", type: .min, time: .zero, expiry: .zero)]]),
    WireSample(
      UnsubscribeStatusesCall(type: 1, accounts: ["Bob"]), bare: [UnsubscribeStatusesCall(type: .min, accounts: [])],
      replies: [Done()]),
    WireSample(
      StatusSubscriptionsCall(type: 1, after: 100, limit: 50),
      bare: [StatusSubscriptionsCall(type: nil, after: .min, limit: .min)],
      replies: [StatusSubscriptionPage(subscriptions: [subscription], next: 101)],
      bareReplies: [StatusSubscriptionPage(subscriptions: [], next: nil)]),
    WireSample(
      StatusesCall(type: 1, accounts: ["Bob", "Cid"]), bare: [StatusesCall(type: .min, accounts: [])],
      replies: [StatusPage(statuses: [accountStatus, accountStatus])],
      bareReplies: [StatusPage(statuses: []), StatusPage(statuses: [AccountStatus(account: "", type: .min)])]),
  ]
}
