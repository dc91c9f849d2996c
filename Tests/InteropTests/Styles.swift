import ParlanceConformance

extension Matrix {
  /// The styles under test: a further one is a line here and a folder of its own.
  static let interop = Matrix(styles: [
    .nim, .qd, .agoraChat, .agoraClassic, .hyphenate, .agoraChatAndroid, .agoraRTM, .demo,
  ])
}
