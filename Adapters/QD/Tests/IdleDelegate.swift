import Foundation
import QD_IMSDK

/// A delegate that implements no optional method. Other delegates of the same client are still notified.
final class IdleDelegate: NSObject, QDChatManagerDelegate, QDConversationManagerDelegate, QDLoginManagerDelegate,
  QDGroupManagerDelegate, QDChatroomManagerDelegate
{
  /// Adds it to every manager of a client.
  init(of client: QDClient) {
    super.init()
    client.chatManager.add(self)
    client.conversationManager.add(self)
    client.loginManager.add(self)
    client.groupManager.add(self)
    client.chatroomManager.add(self)
  }

  /// The one method of all that is not optional.
  func onLogin(_ step: QDLoginStep) {}
}
