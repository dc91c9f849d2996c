import AgoraChatAndroidPlay
import AgoraChatPlay
import AgoraRtmPlay
import NIMPlay
import PhoneApps
import QDPlay

extension PhoneStyle {
  static var nim: PhoneStyle { NIMPlay.style }
  static var agora: PhoneStyle { AgoraChatPlay.agora }

  /// Every style in the order of the page; a further one is one more line.
  static var all: [PhoneStyle] {
    [
      nim,
      QDPlay.style,
      agora,
      AgoraChatPlay.classic,
      AgoraChatPlay.hyphenate,
      AgoraChatAndroidPlay.style,
      AgoraRtmPlay.style,
    ]
  }
}
