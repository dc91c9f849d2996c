import AgoraChatAndroidDemo
import AgoraChatDemo
import AgoraRtmDemo
import DemoApps
import NIMDemo
import QDDemo

extension DemoStyle {
  /// Every style; a further one is one more line.
  static var all: [DemoStyle] {
    [NIMDemo.style, QDDemo.style] + AgoraChatDemo.styles + [AgoraChatAndroidDemo.style, AgoraRtmDemo.style]
  }
}
