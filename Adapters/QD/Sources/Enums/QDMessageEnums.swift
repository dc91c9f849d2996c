/// The types of message. The numbers are ours: QD's documents list names only.
public enum QDMessageType: Int, Sendable {
  /// A text, and another style's content that QD has no type for.
  case text = 0
  /// A picture: `QDImageObject`.
  case image = 1
  /// A recording of sound: `QDAudioObject`.
  case audio = 2
  /// A video: `QDVideoObject`.
  case video = 3
  /// A place: `QDLocationObject`.
  case location = 4
  /// A change of a group: `QDNotificationObject`.
  case notification = 5
  /// A file: `QDFileObject`.
  case file = 6
  /// A remark that is in the local database only: `QDTipObject`.
  case tip = 10
}

/// The states of a message on this device.
public enum QDMessageStatus: Int, Sendable {
  /// Neither read nor deleted.
  case none = 0
  /// It was read: a received one here, a sent one by the peer.
  case read = 1
  /// It was deleted or revoked.
  case deleted = 2
}

/// The delivery states of a sent message.
public enum QDMessageDeliveryState: Int, Sendable {
  /// Not sent, or refused.
  case failed = 0
  /// Being sent.
  case delivering = 1
  /// Accepted by the server.
  case deliveried = 2
}

/// The download states of a received message's attachment.
public enum QDMessageAttachmentDownloadState: Int, Sendable {
  /// It is still to be fetched.
  case needDownload = 0
  /// Fetching it failed.
  case failed = 1
  /// It is being fetched.
  case downloading = 2
  /// The attachment is on this device, or the message has none.
  case downloaded = 3
}
