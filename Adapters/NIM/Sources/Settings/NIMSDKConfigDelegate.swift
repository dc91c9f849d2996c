public import Foundation

/// Methods by which an app decides what a client does. Every method is optional; all are called on the environment's
/// callback queue, and not while a call of the client is under way: they may use its managers.
///
/// A client asks its delegate only if `NIMSDKConfig.delegate` was set before the login.
public protocol NIMSDKConfigDelegate: NSObjectProtocol {
  /// Returns whether a notification of a team is to be ignored: it is not stored, counted or reported.
  func shouldIgnoreNotification(_ notification: NIMNotificationObject) -> Bool
  /// Returns whether a message is to be ignored: it is not stored, counted, confirmed or reported. Notifications are
  /// messages, too.
  func shouldIgnore(_ message: NIMMessage) -> Bool
  /// Returns the token of a login whose type is `NIMSDKAuthType.dynamicToken`: asked at the login, and again when a lost
  /// connection is restored. nil or an empty text to ask `NIMLoginManagerDelegate.provideDynamicToken(forAccount:)`.
  func dynamicToken(forAccount account: String) -> String?
  /// Returns the extension that goes with the token of a login to the server's check: asked at each login, of whatever type,
  /// and again when a lost connection is restored. nil or an empty text for that of the call.
  func dynamicLoginExt(forAccount account: String) -> String?
  /// Would return the token of a file at an address. Never called: the gateway signs the addresses of its files, so that they need no
  /// token.
  func tokenCallback(_ url: String) -> String
  /// Returns the token with which a chatroom is entered without a login of the SDK (`NIMChatroomIndependentMode`), if its type is
  /// `NIMChatroomLoginAuthType.dynamicToken`: asked when it is entered, and again when a lost connection is restored. nil or an empty text
  /// to ask `NIMChatroomEnterRequest.dynamicTokenHandler`.
  func dynamicChatRoomToken(forAccount account: String, room roomId: String, appKey: String) -> String?
  /// Returns the extension that goes with the token of an account with which a chatroom is entered without a login of the SDK, of whatever
  /// type: asked as often. nil or an empty text for that of the request.
  func dynamicChatRoomLoginExt(forAccount account: String, room roomId: String, appKey: String) -> String?
  /// Would report how messages of a chatroom arrive by way of a content delivery network. Never called: they all come over the
  /// connection.
  func onChatroomCdnTrack(_ trackInfo: NIMChatroomCdnTrackInfo, forRoom roomID: String)
}

extension NIMSDKConfigDelegate {
  public func shouldIgnoreNotification(_ notification: NIMNotificationObject) -> Bool { false }
  public func shouldIgnore(_ message: NIMMessage) -> Bool { false }
  public func dynamicToken(forAccount account: String) -> String? { nil }
  public func dynamicLoginExt(forAccount account: String) -> String? { nil }
  public func tokenCallback(_ url: String) -> String { "" }
  public func dynamicChatRoomToken(forAccount account: String, room roomId: String, appKey: String) -> String? { nil }
  public func dynamicChatRoomLoginExt(forAccount account: String, room roomId: String, appKey: String) -> String? {
    nil
  }
  public func onChatroomCdnTrack(_ trackInfo: NIMChatroomCdnTrackInfo, forRoom roomID: String) {}
}
