internal import ParlanceCore

extension WireSamples {
  static let attribute = Attribute(key: "mood", value: "fine", updater: "Ann", time: time)

  private static let reply = SubscribersReply(
    subscribers: Subscribers(conversation: room, accounts: ["Ann", "Bob"]), sequence: 6, room: roomInfo,
    announcements: 4, next: "Bob")
  private static let bareReply = SubscribersReply(
    subscribers: Subscribers(conversation: group, accounts: []), sequence: 0)

  static let presence: [WireSample] = [
    WireSample(
      QueryPresenceCall(accounts: ["Bob"]), bare: [QueryPresenceCall(accounts: [])],
      replies: [
        [
          AccountPresence(account: "Ann", state: .online), AccountPresence(account: "Bob", state: .unreachable),
          AccountPresence(account: "Cid", state: .offline),
        ]
      ],
      bareReplies: [[], [AccountPresence(account: "", state: .online)]]),
    WireSample(WatchPresenceCall(accounts: ["Bob"]), bare: [WatchPresenceCall(accounts: [])], replies: [Done()]),
    WireSample(UnwatchPresenceCall(accounts: ["Bob"]), bare: [UnwatchPresenceCall(accounts: [])], replies: [Done()]),
    WireSample(
      SubscribeCall(id: "r1", creates: true), bare: [SubscribeCall(id: "", creates: false)], replies: [reply],
      bareReplies: [bareReply]),
    WireSample(UnsubscribeCall(id: "r1"), bare: [UnsubscribeCall(id: "")], replies: [Done()]),
    WireSample(
      SubscribersCall(id: "r1", after: "Bob"), bare: [SubscribersCall(id: "")], replies: [reply],
      bareReplies: [bareReply]),
    WireSample(
      SubscriberCountsCall(ids: ["r1", "g1"]), bare: [SubscriberCountsCall(ids: [])], replies: [["r1": 3, "g1": 4]],
      bareReplies: [[:], ["": .min]]),
    WireSample(
      AttributesCall(owner: .account("Bob"), keys: ["mood"]),
      AttributesCall(owner: .conversation("r1"), keys: ["mood"]),
      bare: [AttributesCall(owner: .account(""), keys: nil), AttributesCall(owner: .conversation(""), keys: [])],
      replies: [[attribute, attribute]],
      bareReplies: [[], [Attribute(key: "", value: "", updater: "", time: .zero)]]),
    WireSample(
      ChangeAttributesCall(
        owner: .account("Bob"), change: .replace(["mood": "fine", "place": "sea"]), announces: true),
      ChangeAttributesCall(owner: .conversation("r1"), change: .merge(["mood": "fine"]), announces: true),
      ChangeAttributesCall(owner: .conversation("r1"), change: .remove(["mood"]), announces: true),
      ChangeAttributesCall(owner: .conversation("r1"), change: .clear, announces: true),
      bare: [
        ChangeAttributesCall(owner: .account(""), change: .replace([:]), announces: false),
        ChangeAttributesCall(owner: .account(""), change: .merge([:]), announces: false),
        ChangeAttributesCall(owner: .account(""), change: .remove([]), announces: false),
      ],
      replies: [Done()]),
  ]
}
