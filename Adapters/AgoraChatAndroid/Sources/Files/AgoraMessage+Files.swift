internal import Parlance

/// Messages with files, to an account; `setChatType(_:)` makes them ones to a group or chat room.
extension AgoraMessage {
  /// A picture.
  ///
  /// - parameter filePath: Its path.
  /// - parameter sendOriginalImage: Kept for the app: the picture is sent as it is either way.
  public static func createImageSendMessage(
    _ filePath: String, _ sendOriginalImage: Bool, _ userName: String
  ) -> AgoraMessage {
    let body = ImageMessageBody(filePath)
    body.setSendOriginalImage(sendOriginalImage)
    return createSendMessage(.IMAGE, body, userName)
  }

  /// A recording.
  ///
  /// - parameter length: How long it plays, in seconds.
  public static func createVoiceSendMessage(_ filePath: String, _ length: Int, _ userName: String) -> AgoraMessage {
    createSendMessage(.VOICE, VoiceMessageBody(filePath, length), userName)
  }

  /// A film.
  ///
  /// - parameter thumbPath: The path of its thumbnail; empty for none.
  /// - parameter length: How long it plays, in seconds.
  public static func createVideoSendMessage(
    _ filePath: String, _ thumbPath: String, _ length: Int, _ userName: String
  ) -> AgoraMessage {
    createSendMessage(.VIDEO, VideoMessageBody(filePath, thumbPath, length, 0), userName)
  }

  /// Any other file.
  public static func createFileSendMessage(_ filePath: String, _ userName: String) -> AgoraMessage {
    createSendMessage(.FILE, NormalFileMessageBody(filePath), userName)
  }

  private static func createSendMessage(_ type: MessageType, _ body: MessageBody, _ userName: String) -> AgoraMessage {
    let message = createSendMessage(type)
    message.addBody(body)
    message.setReceipt(userName)
    return message
  }

  /// How far the upload of its files, or the last download of one, has come: 0 to 100.
  public var progress: Int {
    get { fields.withLock { $0.progress } }
    set { fields.withLock { $0.progress = newValue } }
  }
}
