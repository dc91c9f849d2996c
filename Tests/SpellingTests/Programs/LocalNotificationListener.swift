import AgoraChat
import Foundation

/// The delegate of an app's notifications, which has one spelling.
final class LocalNotificationListener: NSObject, AgoraChatLocalNotificationDelegate {
  func emDidRecivePushSilentMessage(_ messageDic: [AnyHashable: Any]) {}
}

/// Uses the delegate as its protocol: the compiler shows the conformances that are used.
func uses(_ delegate: LocalNotificationListener) -> [Any] { [delegate as any AgoraChatLocalNotificationDelegate] }
