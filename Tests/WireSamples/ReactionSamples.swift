internal import ParlanceCore

extension WireSamples {
  static let reactions: [WireSample] = [
    WireSample(
      AddReactionCall(
        conversation: direct, id: "m1", text: "\u{1F44D}", note: "n",
        push: PushHints(text: "t", payload: "{}", showsSender: true)),
      bare: [AddReactionCall(conversation: direct, id: "", text: "", countsAsUnread: false)],
      replies: [ReactionAcceptance(sequence: 7, time: time)],
      bareReplies: [ReactionAcceptance(sequence: 0, time: .zero)]),
    WireSample(
      RemoveReactionCall(conversation: group, id: "m1", text: decomposed),
      bare: [RemoveReactionCall(conversation: group, id: "", text: "")],
      replies: [ReactionAcceptance(sequence: 8, time: later)]),
    WireSample(
      ReactionsCall(conversation: group, ids: ["m1", "m2"]), bare: [ReactionsCall(conversation: group, ids: [])],
      replies: [
        ReactionLists(
          sequence: 9, lists: [MessageReactions(messageID: "m1", reactions: [reaction])],
          remaining: ["m2"])
      ],
      bareReplies: [
        ReactionLists(sequence: 0, lists: []),
        ReactionLists(sequence: 0, lists: [MessageReactions(messageID: "", reactions: [bareReaction])]),
      ]),
    WireSample(
      ReactionPageCall(conversation: group, id: "m1", text: "+", after: 4, limit: 100),
      bare: [ReactionPageCall(conversation: group, id: "", text: "", after: nil, limit: 0)],
      replies: [ReactionPage(reactions: [reaction], count: 300, includesOwn: true, next: 5)],
      bareReplies: [ReactionPage(reactions: [], count: 0, includesOwn: false)]),
  ]

  static let reaction = Reaction(account: "Bob", text: "\u{1F44D}", time: later, note: "n")
  static let bareReaction = Reaction(account: "", text: "", time: .zero)
}
