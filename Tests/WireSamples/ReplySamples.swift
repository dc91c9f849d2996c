internal import ParlanceCore

extension WireSamples {
  static let threads: [WireSample] = [
    WireSample(
      RepliesCall(
        ReplyQuery(conversation: group, thread: "m1", after: time, before: later, oldestFirst: true, limit: 7)),
      bare: [RepliesCall(ReplyQuery(conversation: direct, thread: "", limit: 0))],
      replies: [
        RepliesPage(
          thread: HistoryMessage(sequence: 2, time: time, message: message),
          replies: [HistoryMessage(sequence: 3, time: later, message: message)], total: 2, newest: later, next: time)
      ],
      bareReplies: [
        RepliesPage(
          thread: nil, replies: [HistoryMessage(sequence: 0, time: .zero, message: bareMessage)], total: 0)
      ])
  ]

  static let messagesByID: [WireSample] = [
    WireSample(
      MessagesByIDCall(conversation: direct, ids: ["m1", "m2"]), bare: [MessagesByIDCall(conversation: group, ids: [])],
      replies: [FoundMessages(messages: [HistoryMessage(sequence: 2, time: time, message: message)], count: 2)],
      bareReplies: [FoundMessages(messages: [], count: 0)])
  ]
}
