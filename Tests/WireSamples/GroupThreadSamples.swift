internal import ParlanceCore

extension WireSamples {
  static let threadEntry = ThreadEntry(
    GroupThread(
      id: "t1", name: "Tea 茶", owner: "Ann", origin: ThreadOrigin(group: "g1", message: "m1"), memberCount: 3,
      messageCount: 7, created: time),
    last: HistoryMessage(sequence: 9, time: later, message: message))
  static let bareThreadEntry = ThreadEntry(
    GroupThread(id: "", name: "", owner: "", origin: ThreadOrigin(group: "", message: "")))

  /// A group that is a thread.
  static let threadGroup: GroupInfo = {
    var group = groupInfo
    group.membersMayEdit = false
    group.thread = ThreadOrigin(group: "g2", message: "m2")
    return group
  }()

  static let groupThreads: [WireSample] = [
    WireSample(
      CreateThreadCall(name: "Tea", group: "g1", message: "m1"),
      bare: [CreateThreadCall(name: "", group: "", message: "")], replies: [threadEntry], bareReplies: [bareThreadEntry]
    ),
    WireSample(JoinThreadCall(id: "t1"), bare: [JoinThreadCall(id: "")], replies: [threadEntry]),
    WireSample(LeaveThreadCall(id: "t1"), bare: [LeaveThreadCall(id: "")], replies: [Done()]),
    WireSample(
      RenameThreadCall(id: "t1", name: "Tea"), bare: [RenameThreadCall(id: "", name: "")], replies: [Done()]),
    WireSample(
      RemoveThreadMemberCall(id: "t1", account: "Bob"), bare: [RemoveThreadMemberCall(id: "", account: "")],
      replies: [Done()]),
    WireSample(DestroyThreadCall(id: "t1"), bare: [DestroyThreadCall(id: "")], replies: [Done()]),
    WireSample(ThreadCall(id: "t1"), bare: [ThreadCall(id: "")], replies: [threadEntry]),
    WireSample(
      ThreadsCall(ThreadQuery(group: "g1", onlyJoined: true, after: "t9", limit: 7)),
      bare: [ThreadsCall(ThreadQuery(limit: 0))],
      replies: [ThreadEntryPage(entries: [threadEntry, threadEntry], next: "t1")],
      bareReplies: [ThreadEntryPage(entries: []), ThreadEntryPage(entries: [bareThreadEntry])]),
    WireSample(
      ThreadMembersCall(id: "t1", after: "Ann", limit: 7), bare: [ThreadMembersCall(id: "", after: nil, limit: 0)],
      replies: [ThreadMemberPage(members: ["Bob", "Cid"], next: "Cid")], bareReplies: [ThreadMemberPage(members: [])]),
    WireSample(
      LastThreadMessagesCall(ids: ["t1", "t2"]), bare: [LastThreadMessagesCall(ids: [])],
      replies: [[LastThreadMessage(id: "t1", message: HistoryMessage(sequence: 9, time: time, message: message))]],
      bareReplies: [[]]),
  ]
}
