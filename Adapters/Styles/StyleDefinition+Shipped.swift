public import ParlanceConformance

extension StyleDefinition {
  /// The styles that this package ships, to be played among themselves or with one more.
  ///
  /// Neighbors in this order, of which the last and the first are two, can play every scenario, so that a ring of cells
  /// leaves none out.
  public static let shipped: [StyleDefinition] = [
    .nim, .qd, .agoraChat, .agoraClassic, .hyphenate, .agoraRTM, .agoraChatAndroid,
  ]
}
