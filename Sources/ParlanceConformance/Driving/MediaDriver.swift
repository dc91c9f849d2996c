public import Parlance

/// The calls of `Capability.media`.
public protocol MediaDriver: ClientDriver {
  /// Sends a file of the device's disk as the given sort; returns the message's id without waiting for its outcome.
  func submit(
    _ sort: MediaSort, path: String, fileName: String, duration: Int64, to conversation: ConversationID
  ) async throws -> MessageID
  /// Returns the file of a received or sent message as the style shows it; nil if it shows the message as no file.
  func media(of id: MessageID, in conversation: ConversationID) async throws -> ObservedMedia?
  /// Downloads the file of a received message as an app does and returns its bytes.
  func fetch(_ id: MessageID, in conversation: ConversationID) async throws -> [UInt8]
}

/// The calls of `Capability.thumbnails`.
public protocol ThumbnailDriver: MediaDriver {
  /// Downloads the small picture that stands for a received one, as an app does, and returns its bytes.
  func fetchThumbnail(of id: MessageID, in conversation: ConversationID) async throws -> [UInt8]
}

/// The calls of `Capability.sendsThumbnails`.
public protocol ThumbnailSendingDriver: MediaDriver {
  /// Sends a picture of the device's disk with a small picture that the app made; returns the message's id without
  /// waiting for its outcome.
  func submitPicture(
    path: String, fileName: String, thumbnail: [UInt8], to conversation: ConversationID
  ) async throws -> MessageID
}

/// The calls of `Capability.forwardsMedia`.
public protocol MediaForwardingDriver: MediaDriver {
  /// Sends the file of a received message in a further one, without having it; returns the id of that without waiting
  /// for its outcome.
  func forward(
    _ id: MessageID, in conversation: ConversationID, to target: ConversationID
  ) async throws -> MessageID
}
