import Foundation
import Parlance

extension AgoraRtmMessage {
  /// The object for a received message; nil for changes of groups and tips, which this style does not show.
  static func shown(_ message: Message, _ core: ClientCore) -> AgoraRtmMessage? {
    let body = message.body
    let object: AgoraRtmMessage
    switch body.content {
    case .text(let text): object = AgoraRtmMessage(text: text)
    case .data(let bytes): object = AgoraRtmRawMessage(rawData: Data(bytes), description: body.fallbackText ?? "")
    case .command(let command):
      if let raw = body.extensions[ClientCore.style].flatMap(RawCoding.decode) {
        object = AgoraRtmRawMessage(rawData: raw.data, description: raw.description)
      } else {
        let data = CommandCoding.data(of: command, attributes: body.attributes)
        object = AgoraRtmRawMessage(rawData: data, description: body.fallbackText ?? "")
      }
    case .image(let content): object = AgoraRtmImageMessage(body, content, core)
    // The vendor has two kinds of files.
    case .audio(let content), .video(let content), .file(let content): object = AgoraRtmFileMessage(body, content, core)
    case .notification, .tip: return nil
    default: object = AgoraRtmMessage(text: body.displayText)
    }
    object.adopt(message)
    return object
  }
}
