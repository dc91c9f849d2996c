internal import ParlanceCore

extension WireSamples {
  static let edits: [WireSample] = [
    WireSample(
      EditMessageCall(conversation: direct, id: "m1", body: message.body),
      bare: [EditMessageCall(conversation: group, id: "", body: [])],
      replies: [HistoryMessage(sequence: 5, time: time, message: message)],
      bareReplies: [HistoryMessage(sequence: 0, time: .zero, message: bareMessage)])
  ]
}
