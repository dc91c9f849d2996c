internal import ParlanceCore

extension WireSamples {
  static let receipts: [WireSample] = [
    WireSample(
      ReadDirectCall(conversation: direct, sequence: 6, scope: .message("m1")),
      ReadDirectCall(conversation: direct, sequence: 6, scope: .conversation),
      bare: [ReadDirectCall(conversation: direct, sequence: 0, scope: .watermark)], replies: [Done()]),
    WireSample(
      DeliveredCall(conversation: direct, ids: ["m1", "m2"]), bare: [DeliveredCall(conversation: direct, ids: [])],
      replies: [Done()]),
    WireSample(
      ReadGroupCall(conversation: group, ids: ["m1"], note: "seen"),
      bare: [ReadGroupCall(conversation: group, ids: [], note: nil)], replies: [["m1", "m2"]], bareReplies: [[], [""]]),
    WireSample(
      MarkReadCall(conversation: group, sequence: 6), bare: [MarkReadCall(conversation: group, sequence: 0)],
      replies: [Done()]),
    WireSample(
      ReceiptCountsCall(conversation: group, ids: ["m1"]), bare: [ReceiptCountsCall(conversation: group, ids: [])],
      replies: [[groupRead, groupRead]],
      bareReplies: [
        [],
        [
          GroupRead(
            conversation: direct, messageID: "", messageTime: .zero, readers: [], readCount: 0, unreadCount: 0)
        ],
      ]),
    WireSample(
      ReceiptDetailCall(conversation: group, id: "m1"), bare: [ReceiptDetailCall(conversation: group, id: "")],
      replies: [
        GroupReceiptDetail(
          conversation: group, messageID: "m1", reads: [GroupReader(account: "Bob", time: later, note: "seen")],
          nonReaders: ["Cid"])
      ],
      bareReplies: [
        GroupReceiptDetail(conversation: group, messageID: "", reads: [], nonReaders: []),
        GroupReceiptDetail(
          conversation: group, messageID: "", reads: [GroupReader(account: "")], nonReaders: []),
      ]),
  ]
}
