internal import ParlanceCore

extension WireSamples {
  static let messages: [WireSample] = [
    WireSample(
      SubmitCall(
        id: "m1", conversation: direct, options: MessageOptions(rawValue: .max), kind: .custom,
        body: [UInt8](repeating: 3, count: 300), revokes: "m0", resumes: true),
      SubmitCall(
        id: "m1", conversation: room, options: .ordinary, kind: .text, body: [1, 2, 3], revokes: "m0",
        resumes: true),
      bare: [
        SubmitCall(
          id: "", conversation: .direct(""), options: [], kind: MessageKind(rawValue: 0), body: [], revokes: nil)
      ],
      replies: [
        Acceptance(
          id: "m1", sequence: 12, time: time, number: 11, senderNumber: 5, roster: ["Bob", AccountID(decomposed)],
          isDuplicate: true, isPeerAbsent: true, isRevocation: true, isWithheld: true, conversation: direct,
          maskedBody: [4, 5])
      ],
      bareReplies: [
        Acceptance(id: "", sequence: 0, time: .zero, number: 0, senderNumber: 0, roster: [], isDuplicate: false)
      ]),
    WireSample(
      PullCall([
        PullPosition(stream: .account, after: 4, before: 9),
        PullPosition(stream: .conversation(group), after: .max, before: .max),
      ]),
      bare: [PullCall([]), PullCall([PullPosition(stream: .account, after: .min)])],
      replies: [
        [
          PulledStream(
            stream: .conversation(direct), events: Array(events.prefix(4)), upTo: 9, isTruncated: true, hasMore: true,
            omittedUnread: 7, omittedChanges: Array(events.suffix(2)))
        ]
      ],
      bareReplies: [
        [],
        [
          PulledStream(stream: .account, events: [], upTo: 0, isTruncated: false),
          PulledStream(stream: .account, events: bareEvents, upTo: 0, isTruncated: false),
        ],
      ]),
    WireSample(
      RevokeCall(conversation: direct, id: "m1", request: request, windowAppliesToManagers: true),
      bare: [RevokeCall(conversation: group, id: "", request: RevocationRequest(countsAsUnread: false))],
      replies: [Done()]),
    WireSample(
      HistoryCall(
        HistoryQuery(
          conversation: group, after: time, before: later, oldestFirst: true, kinds: [.text, .image, .file], limit: 100,
          stores: true, tags: ["red"])),
      bare: [HistoryCall(HistoryQuery(conversation: direct, limit: 0))],
      replies: [
        HistoryPage(messages: [HistoryMessage(sequence: 5, time: time, message: message)], next: later)
      ],
      bareReplies: [
        HistoryPage(messages: []),
        HistoryPage(messages: [HistoryMessage(sequence: 0, time: .zero, message: bareMessage)]),
      ]),
    WireSample(
      DeleteMessagesCall(conversation: direct, ids: ["m1", "m2"], note: "n"),
      bare: [DeleteMessagesCall(conversation: room, ids: [], note: nil)], replies: [Done()]),
    WireSample(
      ClearHistoryCall(conversation: direct, note: "n", everywhere: true),
      bare: [ClearHistoryCall(conversation: room, note: nil, everywhere: false)], replies: [Done()]),
  ]
}
