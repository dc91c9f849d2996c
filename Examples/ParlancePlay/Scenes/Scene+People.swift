import PhoneApps

extension Scene {
  /// Friendship, presence and blocks between the vendors that have them.
  static let friends = Scene(
    id: "friends", title: "Friends, presence and blocks", titleZh: "好友、在线状态与黑名单", document: "Which style can do what",
    steps: [
      .people(
        .befriend, on: "nim", in: "direct:gina", text: "It's Nina!", seenBy: ["agora"],
        "Nina's app calls requestFriend. Gina's, written against Agora Chat, gets friendRequestDidReceive.",
        "Nina 的应用调用 requestFriend，Gina 的 Agora Chat 应用收到 friendRequestDidReceive。"),
      .people(
        .answerFriend, on: "agora", in: "direct:nina", isOn: true, seenBy: ["nim"],
        "Gina calls approveFriendRequest. Both apps are notified: onFriendChanged there, friendshipDidAdd here.",
        "Gina 调用 approveFriendRequest。双方都收到通知：NIM 的 onFriendChanged 和 Agora Chat 的 friendshipDidAdd。"),
      .people(
        .watch, on: "nim", in: "direct:gina", isOn: true,
        "Nina subscribes to Gina's presence: the online event arrives.", "Nina 订阅 Gina 的在线状态，收到在线事件。"),
      .people(
        .publishStatus, on: "agora", in: "direct:nina", text: "Hiking until six",
        "Gina publishes a status with publishPresence. Nina's onRecvSubscribeEvents has its text.",
        "Gina 用 publishPresence 发布状态，Nina 的 onRecvSubscribeEvents 带有其文字。"),
      .people(
        .block, on: "hyphenate", in: "direct:nina", isOn: true,
        "Hugo blocks Nina with addUser(toBlackList:). She is not notified.",
        "Hugo 用 addUser(toBlackList:) 拉黑 Nina，Nina 不会收到通知。"),
      .text(
        "Are you there?", from: "nim", to: "direct:hugo", seenBy: [],
        "NIM accepts Nina's message. It does not arrive at Hugo.", "NIM 接受 Nina 的消息，但不会送达 Hugo。"),
      .people(
        .block, on: "hyphenate", in: "direct:nina", isOn: false, "Hugo unblocks her.", "Hugo 将她移出黑名单。"),
      .text(
        "And now?", from: "nim", to: "direct:hugo", seenBy: ["hyphenate"], "The next message arrives.",
        "之后的消息可以送达。"),
      .people(
        .unfriend, on: "agora", in: "direct:nina", seenBy: ["nim"],
        "Gina calls deleteContact: the friendship ends on both sides.", "Gina 调用 deleteContact：双方的好友关系解除。"),
    ])

  /// The administration of a group, by apps of several vendors.
  static let groupRun = Scene(
    id: "running-a-group", title: "Running a group", titleZh: "管理群组", document: "Which style can do what",
    steps: [
      .people(
        .announce, on: "nim", in: "group:trip", text: "Bus at 8:15", seenBy: ["agora", "qd"],
        "Nina owns the group and calls updateTeamAnnouncement. Gina's app gets groupAnnouncementDidUpdate.",
        "群主 Nina 调用 updateTeamAnnouncement，Gina 的应用收到 groupAnnouncementDidUpdate。"),
      .people(
        .mute, on: "agora", in: "group:trip", "quinn", isOn: true, seenBy: ["nim", "qd"],
        "Gina is a manager and mutes Quinn with muteMembers.", "管理员 Gina 用 muteMembers 禁言 Quinn。"),
      .people(
        .mute, on: "agora", in: "group:trip", "quinn", isOn: false, seenBy: ["nim", "qd"],
        "Quinn may write again.", "Quinn 解除禁言。"),
      .people(
        .removeMember, on: "nim", in: "group:trip", "andy", seenBy: ["android", "qd"],
        "Nina removes Andy with kickUsers. His app, written against the SDK of 2016, gets onUserRemoved.",
        "Nina 用 kickUsers 移除 Andy，他的 2016 年 SDK 应用收到 onUserRemoved。"),
      .people(
        .addMember, on: "classic", in: "group:trip", "andy", seenBy: ["android", "qd"],
        "Carl, a manager with Agora Chat 3.x, adds him again.", "使用 Agora Chat 3.x 的管理员 Carl 再次添加他。"),
      .people(
        .manager, on: "nim", in: "group:trip", "quinn", isOn: true, seenBy: ["qd", "agora"],
        "Nina makes Quinn a manager.", "Nina 将 Quinn 设为管理员。"),
      .people(
        .giveAway, on: "nim", in: "group:trip", "gina", seenBy: ["agora", "qd"],
        "Nina gives the group away with transferManager. Gina owns it now.",
        "Nina 用 transferManager 转让群组，Gina 成为群主。"),
      .people(
        .renameGroup, on: "agora", in: "group:trip", text: "Trip to the lake", seenBy: ["nim", "qd"],
        "Gina renames it with updateGroupSubject. NIM, QD and Agora Chat notify their apps of the new name.",
        "Gina 用 updateGroupSubject 重命名，NIM、QD 和 Agora Chat 的应用收到新名称。"),
    ])
}
