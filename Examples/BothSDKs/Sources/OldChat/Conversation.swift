import Foundation
import NIMSDK

/// A conversation with one account. It is written against the vendor's SDK, and knows nothing of Parlance.
public final class Conversation: NSObject, NIMChatManagerDelegate {
  /// The SDK for which these sources are compiled.
  public static var sdk: String { String(reflecting: NIMSDK.self) }

  private let session: NIMSession
  private let show: (String) -> Void

  public init(with peer: String, show: @escaping (String) -> Void) {
    session = NIMSession(peer, type: .P2P)
    self.show = show
    super.init()
    NIMSDK.shared().chatManager.add(self)
  }

  public func logIn(_ account: String, token: String, thenSend text: String) {
    NIMSDK.shared().register(withAppID: "key", cerName: nil)
    NIMSDK.shared().loginManager.login(account, token: token) { [self] error in
      guard error == nil else { return show("not logged in") }
      send(text)
    }
  }

  public func send(_ text: String) {
    let message = NIMMessage()
    message.text = text
    do { try NIMSDK.shared().chatManager.send(message, to: session) } catch { show("failed") }
  }

  public func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    show(error == nil ? "sent" : "failed")
  }
}
