internal import AgoraChatCommon
internal import Foundation
internal import Parlance

extension AgoraChatMessageBody {
  /// Returns the content of an engine's message, in this style's classes.
  ///
  /// Content that this style has no class for is its sender's fallback text if there is one, else custom content.
  ///
  /// - parameter home: The message, for bodies that ask its device about their files.
  static func body(of body: MessageBody, _ home: FileState.Home) -> AgoraChatMessageBody {
    let object = object(of: body, home)
    object.edit = body.edit
    return object
  }

  private static func object(of body: MessageBody, _ home: FileState.Home) -> AgoraChatMessageBody {
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
    case .image(let media): return AgoraChatImageMessageBody(type: .image, FileState(media, home))
    case .audio(let media): return AgoraChatVoiceMessageBody(type: .voice, FileState(media, home))
    case .video(let media): return AgoraChatVideoMessageBody(type: .video, FileState(media, home))
    case .file(let media):
      if let header = CombineHeader(body) { return AgoraChatCombineMessageBody(header, FileState(media, home)) }
      return AgoraChatFileMessageBody(type: .file, FileState(media, home))
    case .notification, .unknown: return AgoraChatTextMessageBody(text: body.displayText)
    }
  }

  /// The kinds of content that are messages in this style: all but commands and notifications of groups.
  static let shownKinds = Set((0...UInt8.max).map { MessageKind(rawValue: $0) })
    .subtracting([.command, .notification])

  /// Returns the kinds of content that appear as a body of a type; `shows(_:as:)` separates combined messages from
  /// files.
  static func kinds(of type: AgoraChatMessageBodyType) -> Set<MessageKind> {
    switch type {
    case .text: shownKinds.subtracting([.location, .tip, .data, .custom]).subtracting(MessageKind.media)
    case .location: [.location]
    case .custom: [.custom, .tip, .data]
    case .image: [.image]
    case .video: [.video]
    case .voice: [.audio]
    case .file, .combine: [.file]
    case .cmd: []
    }
  }
}

extension AgoraChatMessageBody {
  /// Returns whether a message appears as a body of one of some types, among those of `kinds(of:)`.
  static func shows(_ message: Message, as types: Set<AgoraChatMessageBodyType>) -> Bool {
    guard message.kind == .file else { return true }
    return types.contains(CombineHeader(message.body) == nil ? .file : .combine)
  }
}
