package import Parlance

/// The facts that the SDK and the server API share.
package enum AgoraRtmStyle {
  /// The style's name, for devices and for data that only this vendor's apps understand.
  package static let name = "AgoraRTM"
  /// The largest message, in bytes.
  package static let messageBytes = 32 * 1024
  /// User ids are shorter than this, in bytes.
  package static let userIDBytes = 64
  /// The longest channel id, in bytes.
  package static let channelIDBytes = 64

  private static let characters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !#$%&()+-:;<=.>?@[]^_{}|~,".unicodeScalars)

  package static func isUserID(_ id: String) -> Bool { isName(id) && id.utf8.count < userIDBytes }
  package static func isChannelID(_ id: String) -> Bool { isName(id) && id.utf8.count <= channelIDBytes }

  private static func isName(_ id: String) -> Bool {
    !id.isEmpty && id != "null" && id.unicodeScalars.allSatisfy(characters.contains)
  }
}

/// The mark of a message that its sender wants to have in the vendor's history.
///
/// The hub has the message in any case, for the histories of other vendors' apps.
package enum HistoricalMark {
  private static let key = "\(AgoraRtmStyle.name).historical"

  /// Marks a message. The vendor's history has texts alone.
  package static func set(on body: inout MessageBody) {
    guard case .text = body.content else { return }
    body.extensions[key] = [1]
  }

  package static func isSet(on body: MessageBody) -> Bool { body.extensions[key] != nil }
}
