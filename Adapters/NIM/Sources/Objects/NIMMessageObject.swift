public import Foundation

/// The content of a message other than its text: media, a location, a notification, custom content.
public protocol NIMMessageObject: NSObjectProtocol {
  /// The message it belongs to; hold it weakly.
  var message: NIMMessage? { get set }
  /// Returns the message's type.
  func type() -> NIMMessageType
}
