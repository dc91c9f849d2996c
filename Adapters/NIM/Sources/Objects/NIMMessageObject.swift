public import Foundation

/// The content of a message other than its text: media, a location, a notification, custom content.
public protocol NIMMessageObject: NSObjectProtocol {
  /// The message it belongs to; hold it weakly.
  var message: NIMMessage? { get set }
  /// The message of QChat it belongs to: nil, for there are none. Setting it has no effect unless an app's class keeps it.
  var qchatMessage: NIMQChatMessage? { get set }
  /// Returns the message's type.
  func type() -> NIMMessageType
}

extension NIMMessageObject {
  public var qchatMessage: NIMQChatMessage? {
    get { nil }
    set {}
  }
}
