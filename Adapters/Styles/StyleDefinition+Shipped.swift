public import ParlanceConformance

extension StyleDefinition {
  /// The styles that this package ships, to be played among themselves or with one more.
  public static let shipped: [StyleDefinition] = [
    .nim, .qd, .agoraChat, .agoraClassic, .hyphenate, .agoraChatAndroid, .agoraRTM,
  ]
}
