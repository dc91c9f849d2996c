/// What kind of message it is. The numbers are ours: QD's documents give names only.
public enum QDMessageType: Int, Sendable {
  /// A text, and anything of another style's that QD has no type for.
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
  /// A remark that stands in the local database only: `QDTipObject`.
  case tip = 10
}

/// What became of a message on this device.
public enum QDMessageStatus: Int, Sendable {
  /// Nothing yet.
  case none = 0
  /// It was read: a received one here, a sent one by the peer.
  case read = 1
  /// It was deleted or revoked.
  case deleted = 2
}

/// How far a sent message has come.
public enum QDMessageDeliveryState: Int, Sendable {
  /// Not sent, or refused.
  case failed = 0
  /// On its way.
  case delivering = 1
  /// Accepted by the server.
  case deliveried = 2
}

/// How far the attachment of a received message has come.
public enum QDMessageAttachmentDownloadState: Int, Sendable {
  /// It is still to be fetched.
  case needDownload = 0
  /// Fetching it failed.
  case failed = 1
  /// It is being fetched.
  case downloading = 2
  /// It is here, or there is none.
  case downloaded = 3
}
