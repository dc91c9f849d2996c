internal import ParlanceCore

extension WireSamples {
  static let pushSettings = PushSettings(
    selection: .mentions, showsDetails: true, displayName: "Bobby",
    quietInterval: QuietInterval(start: 1320, end: 480, timeZoneOffset: -60), quietUntil: later,
    pushesWhileDesktopIsOn: true, language: "de", template: "short", extensions: ["s": "{}"], updated: time)
  static let conversationPushSettings = ConversationPushSettings(
    conversation: group, selection: .managers,
    quietInterval: QuietInterval(start: 7, end: 1, timeZoneOffset: 60), quietUntil: later, updated: time)
  static let barePushSettings = ConversationPushSettings(conversation: direct)

  static let pushSettingsCalls: [WireSample] = [
    WireSample(
      UpdatePushSettingsCall(
        update: PushSettingsUpdate(
          selection: .nothing, showsDetails: true, displayName: "B",
          quietInterval: .set(QuietInterval(start: 1, end: 2, timeZoneOffset: 60)), quietDuration: 5,
          pushesWhileDesktopIsOn: true, language: "en", template: "t", extensions: ["s": "{}"])),
      bare: [
        UpdatePushSettingsCall(update: PushSettingsUpdate()),
        UpdatePushSettingsCall(update: PushSettingsUpdate(quietInterval: .remove, quietDuration: .min)),
      ], replies: [pushSettings], bareReplies: [PushSettings()]),
    WireSample(
      PushSettingsCall(), bare: [],
      replies: [AllPushSettings(account: pushSettings, conversations: [conversationPushSettings])],
      bareReplies: [AllPushSettings(), AllPushSettings(conversations: [barePushSettings])]),
    WireSample(
      UpdateConversationPushSettingsCall(
        conversations: [direct, group],
        update: ConversationPushSettingsUpdate(
          selection: .set(.all), quietInterval: .set(QuietInterval(start: 1, end: 2, timeZoneOffset: 3)),
          quietDuration: 60_000)),
      bare: [
        UpdateConversationPushSettingsCall(conversations: [], update: ConversationPushSettingsUpdate()),
        UpdateConversationPushSettingsCall(
          conversations: [room], update: ConversationPushSettingsUpdate(selection: .remove, quietInterval: .remove)),
      ], replies: [[conversationPushSettings]], bareReplies: [[ConversationPushSettings](), [barePushSettings]]),
  ]
}
