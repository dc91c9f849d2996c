public import Foundation
import Parlance

/// Bytes that only the apps understand, with a description.
///
/// Bytes that are the JSON text of an object `{"action": …, "ext": {…}}` are an instruction between apps, which other
/// vendors' apps receive as theirs. The instruction of the vendor's chat SDK that takes a message back,
/// `{"action": "REVOKE_FLAG", "ext": {"msgId": …}}`, is held to the rules of every revocation: sending it fails for a
/// message of somebody else, and for one that is too old; it succeeds once the service has taken the message back.
open class AgoraRtmRawMessage: AgoraRtmMessage {
  /// The bytes; with the description up to 32 KB.
  open var rawData: Data

  /// A raw message.
  ///
  /// - parameter rawData: The bytes.
  /// - parameter description: What apps show that cannot understand them; with the bytes up to 32 KB.
  public init(rawData: Data, description: String) {
    self.rawData = rawData
    super.init(text: description)
  }

  override public var type: AgoraRtmMessageType { .raw }

  override func body() -> MessageBody {
    var body: MessageBody
    if let command = CommandCoding.command(in: rawData) {
      body = command
      body.extensions[KitCore.style] = RawCoding.encode(rawData, description: text)
    } else {
      body = MessageBody(content: .data(Array(rawData)))
    }
    body.fallbackText = text.isEmpty ? nil : text
    return body
  }

  override var countedBytes: Int { rawData.count + super.countedBytes }
}
