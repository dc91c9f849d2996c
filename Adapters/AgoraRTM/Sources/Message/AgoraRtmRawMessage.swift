public import Foundation
import Parlance

/// Bytes that only the apps understand, with a description.
///
/// Bytes that are the JSON text of an object `{"action": …, "ext": {…}}` are an instruction between apps; other
/// vendors' apps receive it as their own kind of instruction. The instruction of the vendor's chat SDK that revokes a
/// message, `{"action": "REVOKE_FLAG", "ext": {"msgId": …}}`, follows the rules of every revocation: sending it fails
/// for another user's message, and for one that is too old; it succeeds once the service has revoked the message.
open class AgoraRtmRawMessage: AgoraRtmMessage {
  /// The bytes; with the description up to 32 KB.
  open var rawData: Data

  /// Creates a message without bytes and description.
  override public init() {
    rawData = Data()
    super.init()
  }

  /// Creates a raw message.
  ///
  /// - parameter rawData: The bytes.
  /// - parameter description: The text that apps show that cannot read the bytes; with the bytes up to 32 KB.
  public init(rawData: Data, description: String) {
    self.rawData = rawData
    super.init(text: description)
  }

  override public var type: AgoraRtmMessageType { .raw }

  override func body() -> MessageBody {
    var body: MessageBody
    if let command = CommandCoding.command(in: rawData) {
      body = command
      body.extensions[ClientCore.style] = RawCoding.encode(rawData, description: text)
    } else {
      body = MessageBody(content: .data(Array(rawData)))
    }
    body.fallbackText = text.isEmpty ? nil : text
    return body
  }

  override var countedBytes: Int { rawData.count + super.countedBytes }
}
