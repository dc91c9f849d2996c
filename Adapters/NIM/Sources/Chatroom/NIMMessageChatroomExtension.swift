public import Foundation

/// The details of a message's sender in a chatroom, which the sender's app sets as `NIMMessage.messageExt` before it sends the
/// message.
open class NIMMessageChatroomExtension: NSObject {
  /// The sender's name there.
  open var roomNickname: String?
  /// The address of a picture.
  open var roomAvatar: String?
  /// The address of the picture, the same as `roomAvatar`: there is no smaller one.
  open var roomAvatarThumbnail: String? { roomAvatar }
  /// The app's own data of the sender.
  open var roomExt: String?

  /// Creates an object without details.
  public override init() {}

  /// Reads the fields that travel.
  init(_ fields: [String: String]) {
    roomNickname = fields["nick"]
    roomAvatar = fields["avatar"]
    roomExt = fields["ext"]
  }

  /// The fields that travel; nil if there are none.
  final var fields: [String: String]? {
    var fields: [String: String] = [:]
    fields["nick"] = roomNickname
    fields["avatar"] = roomAvatar
    fields["ext"] = roomExt
    return fields.isEmpty ? nil : fields
  }
}
