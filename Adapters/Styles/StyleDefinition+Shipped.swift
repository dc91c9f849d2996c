internal import AgoraChatAndroidDriver
internal import AgoraChatDriver
internal import AgoraRtmDriver
internal import NIMDriver
public import ParlanceConformance
internal import QDDriver

extension StyleDefinition {
  /// NIM: direct and team receipts, revocation with words, custom notifications as commands.
  public static let nim: StyleDefinition = NIMStyle.definition

  /// QD: receipts that cover what came before, revocation told by a completion alone, no commands.
  public static let qd: StyleDefinition = QDStyle.definition

  /// Agora Chat 1.3.1: typed lists, the SDK's own recall.
  public static let agoraChat: StyleDefinition = AgoraStyles.agoraChat

  /// Agora Chat in the names of 3.x, as the vendor's page on withdrawing messages has them: revocation by CMD.
  public static let agoraClassic: StyleDefinition = AgoraStyles.agoraClassic

  /// The same SDK under the names of its other brand.
  public static let hyphenate: StyleDefinition = AgoraStyles.hyphenate

  /// Agora Chat's Android style: receipts for one message, revocation by CMD and dealt with by the app, refusals of
  /// messages told by callbacks alone, no receipts in groups.
  public static let agoraChatAndroid: StyleDefinition = AgoraChatAndroidStyle.definition

  /// Agora RTM: one device, no history, no receipts, no recall; channels for groups and rooms.
  public static let agoraRTM: StyleDefinition = RTMStyle.definition

  /// The styles that this package ships, to be played among themselves or with one more.
  ///
  /// Neighbors in this order, of which the last and the first are two, can play every scenario, so that a ring of cells
  /// leaves none out.
  public static let shipped: [StyleDefinition] = [
    .nim, .qd, .agoraChat, .agoraClassic, .hyphenate, .agoraRTM, .agoraChatAndroid,
  ]
}
