internal import Foundation
internal import Parlance

extension AgoraChatMessageBody {
  /// What a message of the engine says, in this style's classes.
  ///
  /// Content that this style has no class for is a text where its sender left one for that case, else custom content.
  static func body(of body: MessageBody) -> AgoraChatMessageBody {
    switch body.content {
    case .text(let text): return AgoraChatTextMessageBody(text: text)
    case .location(let place):
      return AgoraChatLocationMessageBody(
        latitude: place.latitude, longitude: place.longitude, address: place.title, buildingName: place.info)
    case .command(let command): return AgoraChatCmdMessageBody(command)
    case .custom(let content): return AgoraChatCustomMessageBody(content)
    case .tip(let text, let attachment):
      var fields: [String: String] = [:]
      fields["text"] = text
      fields["attachment"] = attachment
      return AgoraChatCustomMessageBody(event: "tip", customExt: fields)
    case .data(let bytes):
      return AgoraChatCustomMessageBody(event: "data", customExt: ["content": Data(bytes).base64EncodedString()])
    case .image, .audio, .video, .file:
      return AgoraChatTextMessageBody(text: body.fallbackText ?? body.content.mediaFallbackText)
    case .notification, .unknown: return AgoraChatTextMessageBody(text: body.fallbackText)
    }
  }

  /// The kinds of content that are messages in this style: all but commands and news of groups.
  static let shownKinds = Set((0...UInt8.max).map { MessageKind(rawValue: $0) })
    .subtracting([.command, .notification])

  /// The kinds of content that appear as a body of a type.
  static func kinds(of type: AgoraChatMessageBodyType) -> Set<MessageKind> {
    switch type {
    case .text: shownKinds.subtracting([.location, .tip, .data, .custom])
    case .location: [.location]
    case .custom: [.custom, .tip, .data]
    case .cmd, .image, .video, .voice, .file, .combine: []
    }
  }
}
