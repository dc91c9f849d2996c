internal import ParlanceCore

extension WireSamples {
  private static let route = CallRoute(time: time, presence: .unreachable)
  private static let bareRoute = CallRoute(time: .zero, presence: .online)

  static let invitations: [WireSample] = [
    WireSample(
      SendInvitationCall(callee: "Bob", id: "i1", content: "video 茶", channel: "c1", lifetime: 60_000),
      bare: [SendInvitationCall(callee: "", id: "", content: nil, channel: nil, lifetime: .min)], replies: [route],
      bareReplies: [bareRoute]),
    WireSample(
      CancelInvitationCall(callee: "Bob", id: "i1"), bare: [CancelInvitationCall(callee: "", id: "")],
      replies: [route], bareReplies: [bareRoute]),
    WireSample(
      AnswerInvitationCall(caller: "Ann", id: "i1", answer: .accepted, response: "yes"),
      AnswerInvitationCall(caller: "Ann", id: "i1", answer: .refused, response: "no"),
      bare: [AnswerInvitationCall(caller: "", id: "", answer: .received, response: nil)], replies: [route],
      bareReplies: [bareRoute]),
    WireSample(
      ConfirmInvitationCall(callee: "Bob", id: "i1", device: "d2", style: "blue"),
      bare: [ConfirmInvitationCall(callee: "", id: "", device: "", style: "")], replies: [route],
      bareReplies: [bareRoute]),
  ]

  private static func signal(_ step: CallStep) -> InboundFrame {
    .callSignal(
      CallSignal(id: "i1", caller: "Ann", callee: "Bob", device: "d2", style: "blue", time: time, step: step))
  }

  /// Steps of each kind with every field set.
  static var callSignals: [InboundFrame] {
    [
      signal(.invited(content: "video 茶", channel: "c1", expiry: later)),
      signal(.answered(.accepted, response: "yes")),
      signal(.answered(.refused, response: "no")),
      signal(.confirmed(device: "d3", style: "green")),
    ]
  }

  /// Steps of each kind with as little as possible.
  static var bareCallSignals: [InboundFrame] {
    [
      signal(.cancelled),
      signal(.invited(content: nil, channel: nil, expiry: .zero)),
      signal(.answered(.received, response: nil)),
      .callSignal(
        CallSignal(
          id: "", caller: "", callee: "", device: "", style: "", time: .zero,
          step: .confirmed(device: "", style: ""))),
    ]
  }
}
