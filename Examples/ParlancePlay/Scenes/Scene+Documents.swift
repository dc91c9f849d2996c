import PhoneApps

extension Scene {
  /// A scene for each of the vendors' documents from which the adapters were made; friends, a group, and a move.
  static let all: [Scene] = [
    receipts, revocation, withdrawal, withdrawalOnAndroid, mediaMessages, messages, friends, groupRun, moving,
  ]

  private static let receipts = Scene(
    id: "nim-receipts", title: "NIM, iOS: read receipts", titleZh: "NIM iOS：消息已读回执", document: "消息已读回执",
    steps: [
      .text(
        "Lunch at noon?", from: "nim", to: "direct:quinn", seenBy: ["qd"],
        "Nina sends a message to a P2P session.", "Nina 在单聊会话中发送一条消息。"),
      .received(
        .read, on: "qd", in: "direct:nina",
        "Quinn's app, written against QD, calls sendMessageReceipt. Nina's gets onRecvMessageReceipts, and the message's isRemoteRead is true.",
        "Quinn 的 QD 应用调用 sendMessageReceipt。Nina 收到 onRecvMessageReceipts，消息的 isRemoteRead 为 true。"),
      .text(
        "Who comes?", from: "nim", to: "group:trip", seenBy: ["qd", "agora"],
        "Nina sends to the team with teamReceiptEnabled.", "Nina 在群里发送消息，并设置 teamReceiptEnabled。"),
      .received(
        .read, on: "qd", in: "group:trip", "Quinn reads it: teamReceiptInfo counts one.",
        "Quinn 已读：teamReceiptInfo 的已读数为 1。"),
      .received(
        .read, on: "agora", in: "group:trip", "Gina reads it with sendGroupMessageReadAck: the count is two.",
        "Gina 调用 sendGroupMessageReadAck：已读数为 2。"),
    ])

  private static let revocation = Scene(
    id: "nim-revocation", title: "NIM, iOS: revocation", titleZh: "NIM iOS：消息撤回", document: "消息撤回",
    steps: [
      .text(
        "I am ill", from: "nim", to: "direct:hugo", seenBy: ["hyphenate"], "Nina sends Hugo a message.",
        "Nina 给 Hugo 发送一条消息。"),
      .own(
        .revoke, on: "nim", in: "direct:hugo",
        "Nina revokes it within two minutes. Both sides are notified, and the message is deleted.",
        "Nina 在两分钟内撤回。双方都收到撤回通知，消息被删除。"),
    ])

  private static let withdrawal = Scene(
    id: "agora-withdraw", title: "Agora Chat, iOS: Message Withdraw", titleZh: "Agora Chat iOS：消息撤回",
    document: "iOS Message Withdraw",
    steps: [
      .text(
        "Take boots.", from: "classic", to: "direct:andy", seenBy: ["android"], "User A sends a message to user B.",
        "A 用户给 B 用户发送消息。"),
      .own(
        .revoke, on: "classic", in: "direct:andy",
        "User A sends the id in a command message with the action REVOKE_FLAG; user B's app deletes the message.",
        "A 用户将要撤回消息的 id 通过透传消息（REVOKE_FLAG）发送给 B，B 从数据库删除对应消息。"),
    ])

  private static let withdrawalOnAndroid = Scene(
    id: "android-withdraw", title: "Agora Chat, Android 2016: Message Withdraw",
    titleZh: "Agora Chat Android 2016：消息撤回", document: "iOS Message Withdraw",
    steps: [
      .text(
        "It rains!", from: "android", to: "direct:nina", seenBy: ["nim"], "Andy sends Nina a message.",
        "Andy 给 Nina 发送一条消息。"),
      .own(
        .revoke, on: "android", in: "direct:nina",
        "Andy's app sends the CMD message. Nina's app, written against NIM, gets a revocation.",
        "Andy 的应用发送 CMD 消息。Nina 的 NIM 应用收到撤回通知。"),
    ])

  private static let mediaMessages = Scene(
    id: "rtm-media", title: "Agora RTM, iOS: image and file messages", titleZh: "Agora RTM iOS：发送和接收图片或文件消息",
    document: "发送和接收图片或文件消息",
    steps: [
      .file(
        .picture, from: "rtm", to: "direct:hugo", seenBy: ["hyphenate"],
        "Rita's app uploads a picture, and sends the image message that it gets.",
        "Rita 的应用上传图片，并发送得到的图片消息。"),
      .received(
        .download, on: "hyphenate", in: "direct:rita", "Hugo downloads it: the same bytes.",
        "Hugo 下载图片：内容逐字节相同。"),
      .file(
        .document, from: "hyphenate", to: "direct:rita", seenBy: ["rtm"], "Hugo sends a file.", "Hugo 发送一个文件。"),
      .received(
        .download, on: "rtm", in: "direct:hugo", "Rita downloads it by its media ID.",
        "Rita 通过 media ID 下载文件。"),
    ])

  private static let messages = Scene(
    id: "qd-messages", title: "QD, iOS: messages", titleZh: "QD iOS：消息", document: "消息",
    steps: [
      .text(
        "A table, please", from: "qd", to: "direct:nina", seenBy: ["nim"], "Quinn sends a text.",
        "Quinn 发送文本消息。"),
      .received(
        .read, on: "nim", in: "direct:quinn", "Nina's receipt arrives as onRecvReceiptsMessage.",
        "Nina 的已读回执以 onRecvReceiptsMessage 到达。"),
      .own(
        .revoke, on: "qd", in: "direct:nina", "Quinn revokes the text.", "Quinn 撤回该消息。"),
      .file(
        .picture, from: "qd", to: "direct:hugo", seenBy: ["hyphenate"], "Quinn sends a QDImageObject.",
        "Quinn 发送 QDImageObject。"),
      .received(
        .download, on: "hyphenate", in: "direct:quinn", "Hugo downloads the picture.", "Hugo 下载图片。"),
    ])
}
