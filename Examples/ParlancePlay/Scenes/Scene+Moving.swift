import PhoneApps

extension Scene {
  /// A move from an old cloud. The phones are those that its steps open.
  static let moving = Scene(
    id: "moving-house", title: "Moving house: from NIM's cloud to Parlance", titleZh: "搬家：从 NIM 的云迁到 Parlance",
    document: "Moving from NIM",
    steps: [
      .stage(
        .openOldCloud,
        "The old cloud is a second hub that speaks NIM's server API, as NIM itself is not here. Olga and Paul use apps written against NIM there.",
        "旧云由第二个中心扮演：它提供 NIM 的服务端 API，因为 NIM 本身不在这里。Olga 和 Paul 在旧云上使用 NIM 应用。"),
      .text(
        "We move on Saturday!", from: "old-olga", to: "direct:paul", seenBy: ["old-paul"],
        "They chat in the old cloud.", "两人在旧云中聊天。"),
      .text(
        "I bring boxes.", from: "old-paul", to: "direct:olga", seenBy: ["old-olga"],
        "Parlance has nothing of this yet.", "此时 Parlance 中还没有这些内容。"),
      .stage(
        .bringOver,
        "The bridge begins to listen. The past is fetched over the server API, converted into an archive, and imported. Paul's new app, written against Agora Chat, is on Parlance and shows it.",
        "桥接开始监听。历史经服务端 API 获取，转换为归档，再导入。Paul 的新应用（Agora Chat）已在 Parlance 上，并显示这段历史。"),
      .stage(
        .joinClouds, "The bridge joins the old cloud and Parlance.", "桥接把旧云与 Parlance 连接起来。"),
      .text(
        "Where do the boxes go?", from: "old-olga", to: "direct:paul", seenBy: ["old-paul", "new-paul"],
        "Olga writes in the old cloud. It arrives at Paul's phone on Parlance, behind the past.",
        "Olga 在旧云中发消息。它到达 Paul 在 Parlance 上的手机，排在历史之后。"),
      .text(
        "Into the kitchen.", from: "new-paul", to: "direct:olga", seenBy: ["old-olga", "old-paul"],
        "Paul answers on Parlance. It arrives in the old cloud, at his old phone too.",
        "Paul 在 Parlance 上回复。消息到达旧云，他的旧手机也会收到。"),
      .text(
        "The red ones?", from: "old-olga", to: "direct:paul", seenBy: ["old-paul", "new-paul"],
        "Olga writes something wrong …", "Olga 发错了一条消息……"),
      .own(
        .revoke, on: "old-olga", in: "direct:paul", seenBy: ["old-paul", "new-paul"],
        "… and revokes it with NIM. Paul's Agora Chat app gets messagesInfoDidRecall.",
        "……并用 NIM 撤回。Paul 的 Agora Chat 应用收到 messagesInfoDidRecall。"),
      .stage(
        .declareMoved,
        "Olga is declared moved: the bridge has the old cloud block her, and her old app gets onKickout. The same app opens on Parlance, with the whole conversation.",
        "Olga 被标记为已迁移：桥接让旧云封禁她的登录，旧应用收到 onKickout。同一个应用在 Parlance 上打开，会话完整无缺。"),
      .text(
        "I am in!", from: "new-olga", to: "direct:paul", seenBy: ["new-paul", "old-paul"],
        "Olga writes on Parlance. Paul has it there, and at his old phone over the bridge.",
        "Olga 在 Parlance 上发消息。Paul 在 Parlance 上收到，他的旧手机也经桥接收到。"),
    ])
}
