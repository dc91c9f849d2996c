internal import ParlanceCore

extension WireSamples {
  private static let callPush = CallChannelPush(
    isWanted: true, title: "Ann", text: "calls 茶", payload: "{}", countsAsUnread: true)
  private static let bareCallPush = CallChannelPush(isWanted: false, countsAsUnread: false)
  private static let callMember = CallChannelMember(account: "Bob", number: 1 << 40, joined: time, expiry: later)
  private static let callChannel = CallChannel(
    id: "128000000000064", name: "c1", medium: .video, attachment: "{}", creator: "Ann", created: time, expiry: later,
    members: [callMember, CallChannelMember(account: "Cid", number: 2, joined: time, expiry: later)])
  private static let bareCallChannel = CallChannel(id: "", medium: .audio, creator: "", created: .zero, expiry: .zero)
  private static let callEvent = CallChannelEvent(
    kind: .invited, channel: callChannel, actor: "Ann", target: "Bob", request: "r1", text: "come", member: callMember,
    push: callPush, time: time, isOwn: true, isChannelOver: true)

  static let callChannels: [WireSample] = [
    WireSample(
      CreateCallChannelCall(name: "c1", medium: .custom, attachment: "{}"),
      bare: [CreateCallChannelCall(name: nil, medium: .audio, attachment: nil)], replies: [callChannel],
      bareReplies: [bareCallChannel]),
    WireSample(
      JoinCallChannelCall(id: "1", entry: CallChannelEntry(number: 7, text: "me"), keeps: true),
      bare: [JoinCallChannelCall(id: "", entry: CallChannelEntry(), keeps: false)], replies: [callChannel]),
    WireSample(
      LeaveCallChannelCall(id: "1", closes: true, text: "over", keeps: true),
      bare: [LeaveCallChannelCall(id: "", closes: false, text: nil, keeps: false)], replies: [Done()]),
    WireSample(ExtendCallChannelCall(id: "1"), bare: [ExtendCallChannelCall(id: "")], replies: [callChannel]),
    WireSample(
      InviteToCallChannelCall(id: "1", account: "Bob", request: "r1", text: "come", push: callPush, keeps: true),
      bare: [InviteToCallChannelCall(id: "", account: "", request: "", text: nil, push: nil, keeps: false)],
      replies: CallChannelReach.allCases),
    WireSample(
      WithdrawCallChannelInvitationCall(id: "1", account: "Bob", request: "r1", text: "late", keeps: true),
      bare: [WithdrawCallChannelInvitationCall(id: "", account: "", request: "", text: nil, keeps: false)],
      replies: [Done()]),
    WireSample(
      AnswerCallChannelInvitationCall(
        id: "1", inviter: "Ann", request: "r1", accepts: true, text: "yes",
        entry: CallChannelEntry(number: 7, text: "me"), keeps: true),
      bare: [
        AnswerCallChannelInvitationCall(
          id: "", inviter: "", request: "", accepts: false, text: nil, entry: nil, keeps: false)
      ], replies: [callChannel]),
    WireSample(
      ControlCallChannelCall(id: "1", account: "Bob", text: "mute"),
      bare: [ControlCallChannelCall(id: "", account: nil, text: nil)], replies: [Done()]),
    WireSample(
      StartCallCall(
        channel: CreateCallChannelCall(name: "c1", medium: .video, attachment: "{}"), number: 7, account: "Bob",
        request: "r1", text: "come", push: callPush, keeps: true),
      bare: [
        StartCallCall(
          channel: CreateCallChannelCall(name: nil, medium: .audio, attachment: nil), number: 0, account: "",
          request: "", text: nil, push: bareCallPush, keeps: false)
      ], replies: [StartedCall(channel: callChannel, reach: .unreachable)],
      bareReplies: [StartedCall(channel: bareCallChannel, reach: .online)]),
    WireSample(
      CallChannelCall(id: "1", name: "c1"), bare: [CallChannelCall(id: "", name: nil)], replies: [callChannel]),
    WireSample(
      CallChannelsCall(taken: 9), bare: [CallChannelsCall(taken: nil)],
      replies: [
        CallChannelsReply(channels: [callChannel], missed: [NumberedCallChannelEvent(8, callEvent)], last: 9)
      ], bareReplies: [CallChannelsReply(channels: [], missed: [], last: 0)]),
    WireSample(
      TakeCallChannelEventsCall(number: 9), bare: [TakeCallChannelEventsCall(number: .min)], replies: [Done()]),
  ]

  /// Events of each kind.
  static var callChannelEvents: [InboundFrame] {
    CallChannelEvent.Kind.allCases.map { kind in
      var event = callEvent
      event.kind = kind
      return .callChannel(NumberedCallChannelEvent(5, event))
    }
  }

  /// Events of each kind with as little as possible.
  static var bareCallChannelEvents: [InboundFrame] {
    CallChannelEvent.Kind.allCases.map { kind in
      .callChannel(
        NumberedCallChannelEvent(0, CallChannelEvent(kind: kind, channel: bareCallChannel, actor: "", time: .zero)))
    }
  }
}
