internal import ParlanceCore

extension WireSamples {
  static let pins: [WireSample] = [
    WireSample(
      PinMessageCall(conversation: direct, id: "m1", note: "n", onlyIfPinned: true),
      bare: [PinMessageCall(conversation: group, id: "")],
      replies: [PinAcceptance(sequence: 7, pin: pin)], bareReplies: [PinAcceptance(sequence: 0, pin: nil)]),
    WireSample(
      UnpinMessageCall(conversation: group, id: "m1"), bare: [UnpinMessageCall(conversation: group, id: "")],
      replies: [PinAcceptance(sequence: 8, pin: pin)]),
    WireSample(
      PinnedMessagesCall(conversation: group, after: 4), bare: [PinnedMessagesCall(conversation: group)],
      replies: [
        PinnedMessagesPage(
          sequence: 9,
          entries: [PinnedMessageEntry(pin: pin, message: HistoryMessage(sequence: 2, time: time, message: message))],
          next: 5)
      ],
      bareReplies: [
        PinnedMessagesPage(
          sequence: 0,
          entries: [
            PinnedMessageEntry(pin: barePin, message: HistoryMessage(sequence: 0, time: .zero, message: bareMessage))
          ])
      ]),
  ]

  static let pin = MessagePin(
    messageID: "m1", messageSequence: 2, messageSender: "Bob", messageTime: time, account: "Ann", note: "n",
    time: later,
    updated: later)
  static let barePin = MessagePin(
    messageID: "", messageSequence: 0, messageSender: "", messageTime: .zero, account: "", time: .zero, updated: .zero)
}
