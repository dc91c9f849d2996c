/// The content of a message, as an enum: the vendor's Swift overlay. Strings that are nil in the body are empty here.
public enum AgoraChatMessageBaseBody {
  /// A text message; an empty text cannot be sent.
  case text(content: String)
  /// A place.
  case location(latitude: Double, longitude: Double, address: String?, buildingName: String?)
  /// A picture of this device.
  case image(localPath: String, displayName: String)
  /// A film of this device. Its duration is that of the class `AgoraChatVideoMessageBody` alone.
  case video(localPath: String, displayName: String)
  /// A recording of this device. Its duration is that of the class `AgoraChatVoiceMessageBody` alone.
  case voice(localPath: String, displayName: String)
  /// Any other file of this device.
  case file(localPath: String, displayName: String)
  /// A command between apps.
  case cmd(action: String)
  /// Content of an app's own format.
  case custom(event: String, customExt: [String: String])
  /// Several messages in one.
  case combine(title: String?, summary: String?, compatibleText: String?, messageIdList: [String])

  /// The same as an object.
  var body: AgoraChatMessageBody {
    switch self {
    case .text(let content): return AgoraChatTextMessageBody(text: content)
    case .location(let latitude, let longitude, let address, let buildingName):
      return AgoraChatLocationMessageBody(
        latitude: latitude, longitude: longitude, address: address, buildingName: buildingName)
    case .image(let path, let name): return AgoraChatImageMessageBody(localPath: path, displayName: Self.given(name))
    case .video(let path, let name): return AgoraChatVideoMessageBody(localPath: path, displayName: Self.given(name))
    case .voice(let path, let name): return AgoraChatVoiceMessageBody(localPath: path, displayName: Self.given(name))
    case .file(let path, let name): return AgoraChatFileMessageBody(localPath: path, displayName: Self.given(name))
    case .cmd(let action): return AgoraChatCmdMessageBody(action: action)
    case .custom(let event, let customExt): return AgoraChatCustomMessageBody(event: event, customExt: customExt)
    case .combine(let title, let summary, let compatibleText, let messageIdList):
      return AgoraChatCombineMessageBody(
        title: title, summary: summary, compatibleText: compatibleText, messageIdList: messageIdList)
    }
  }

  /// A file without a name has that of its path.
  private static func given(_ name: String) -> String? { name.isEmpty ? nil : name }

  /// The same as an enum; a class of the app's own is custom content without a name.
  init(_ body: AgoraChatMessageBody) {
    switch body {
    case let text as AgoraChatTextMessageBody: self = .text(content: text.text)
    case let place as AgoraChatLocationMessageBody:
      self = .location(
        latitude: place.latitude, longitude: place.longitude, address: place.address, buildingName: place.buildingName)
    case let image as AgoraChatImageMessageBody:
      self = .image(localPath: image.localPath ?? "", displayName: image.displayName ?? "")
    case let video as AgoraChatVideoMessageBody:
      self = .video(localPath: video.localPath ?? "", displayName: video.displayName ?? "")
    case let voice as AgoraChatVoiceMessageBody:
      self = .voice(localPath: voice.localPath ?? "", displayName: voice.displayName ?? "")
    case let combined as AgoraChatCombineMessageBody:
      self = .combine(
        title: combined.title, summary: combined.summary, compatibleText: combined.compatibleText,
        messageIdList: combined.messageIdList)
    case let file as AgoraChatFileMessageBody:
      self = .file(localPath: file.localPath ?? "", displayName: file.displayName ?? "")
    case let command as AgoraChatCmdMessageBody: self = .cmd(action: command.action ?? "")
    case let custom as AgoraChatCustomMessageBody:
      self = .custom(event: custom.event ?? "", customExt: custom.customExt ?? [:])
    default: self = .custom(event: "", customExt: [:])
    }
  }
}
