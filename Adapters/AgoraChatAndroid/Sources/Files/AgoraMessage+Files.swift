internal import Parlance

/// Messages with files, to an account; `setChatType(_:)` makes them ones to a group or chat room.
extension AgoraMessage {
  /// Creates a picture message.
  ///
  /// - parameter filePath: Its path.
  /// - parameter sendOriginalImage: Stored for the app: the picture is sent as it is either way.
  /// - parameter userName: The account, or the id of a group or chat room, to send it to.
  public static func createImageSendMessage(
    _ filePath: String, _ sendOriginalImage: Bool, _ userName: String
  ) -> AgoraMessage {
    let body = ImageMessageBody(filePath)
    body.setSendOriginalImage(sendOriginalImage)
    return createSendMessage(.IMAGE, body, userName)
  }

  /// Creates a recording message.
  ///
  /// - parameter filePath: The path of the recording.
  /// - parameter length: Its duration in seconds.
  /// - parameter userName: The account, or the id of a group or chat room, to send it to.
  public static func createVoiceSendMessage(_ filePath: String, _ length: Int, _ userName: String) -> AgoraMessage {
    createSendMessage(.VOICE, VoiceMessageBody(filePath, length), userName)
  }

  /// Creates a film message.
  ///
  /// - parameter filePath: The path of the film.
  /// - parameter thumbPath: The path of its thumbnail; empty for none.
  /// - parameter length: Its duration in seconds.
  /// - parameter userName: The account, or the id of a group or chat room, to send it to.
  public static func createVideoSendMessage(
    _ filePath: String, _ thumbPath: String, _ length: Int, _ userName: String
  ) -> AgoraMessage {
    createSendMessage(.VIDEO, VideoMessageBody(filePath, thumbPath, length, 0), userName)
  }

  /// Creates a message with any other file.
  public static func createFileSendMessage(_ filePath: String, _ userName: String) -> AgoraMessage {
    createSendMessage(.FILE, NormalFileMessageBody(filePath), userName)
  }

  private static func createSendMessage(_ type: MessageType, _ body: MessageBody, _ userName: String) -> AgoraMessage {
    let message = createSendMessage(type)
    message.addBody(body)
    message.setReceipt(userName)
    return message
  }

  /// The progress of uploading its files, or of the last download of one: 0 to 100.
  public var progress: Int {
    get { fields.withLock { $0.progress } }
    set { fields.withLock { $0.progress = newValue } }
  }
}
