/// The content of a message, as an enum: the vendor's Swift overlay.
public enum AgoraChatMessageBaseBody {
  /// A text.
  case text(content: String)
  /// A place.
  case location(latitude: Double, longitude: Double, address: String, buildingName: String?)
  /// A picture of this device.
  case image(localPath: String?, displayName: String?)
  /// A film of this device, with its duration in seconds.
  case video(localPath: String?, displayName: String?, duration: Int32)
  /// A recording of this device, with its duration in seconds.
  case voice(localPath: String?, displayName: String?, duration: Int32)
  /// Any other file of this device.
  case file(localPath: String?, displayName: String?)
  /// A command between apps.
  case cmd(action: String)
  /// Content of an app's own format.
  case custom(event: String, customExt: [String: String]?)
  /// Several messages in one.
  case combine(title: String?, summary: String?, compatibleText: String?, messageIdList: [String])

  /// The same as an object.
  var body: AgoraChatMessageBody {
    switch self {
    case .text(let content): return AgoraChatTextMessageBody(text: content)
    case .location(let latitude, let longitude, let address, let buildingName):
      return AgoraChatLocationMessageBody(
        latitude: latitude, longitude: longitude, address: address, buildingName: buildingName)
    case .image(let path, let name): return AgoraChatImageMessageBody(localPath: path, displayName: name)
    case .video(let path, let name, let duration):
      let video = AgoraChatVideoMessageBody(localPath: path, displayName: name)
      video.duration = duration
      return video
    case .voice(let path, let name, let duration):
      let voice = AgoraChatVoiceMessageBody(localPath: path, displayName: name)
      voice.duration = duration
      return voice
    case .file(let path, let name): return AgoraChatFileMessageBody(localPath: path, displayName: name)
    case .cmd(let action): return AgoraChatCmdMessageBody(action: action)
    case .custom(let event, let customExt): return AgoraChatCustomMessageBody(event: event, customExt: customExt)
    case .combine(let title, let summary, let compatibleText, let messageIdList):
      return AgoraChatCombineMessageBody(
        title: title, summary: summary, compatibleText: compatibleText, messageIdList: messageIdList)
    }
  }

  /// The same as an enum; a class of the app's own is custom content without a name.
  init(_ body: AgoraChatMessageBody) {
    switch body {
    case let text as AgoraChatTextMessageBody: self = .text(content: text.text)
    case let place as AgoraChatLocationMessageBody:
      self = .location(
        latitude: place.latitude, longitude: place.longitude, address: place.address ?? "",
        buildingName: place.buildingName)
    case let image as AgoraChatImageMessageBody:
      self = .image(localPath: image.localPath, displayName: image.displayName)
    case let video as AgoraChatVideoMessageBody:
      self = .video(localPath: video.localPath, displayName: video.displayName, duration: video.duration)
    case let voice as AgoraChatVoiceMessageBody:
      self = .voice(localPath: voice.localPath, displayName: voice.displayName, duration: voice.duration)
    case let combined as AgoraChatCombineMessageBody:
      self = .combine(
        title: combined.title, summary: combined.summary, compatibleText: combined.compatibleText,
        messageIdList: combined.messageIdList)
    case let file as AgoraChatFileMessageBody:
      self = .file(localPath: file.localPath, displayName: file.displayName)
    case let command as AgoraChatCmdMessageBody: self = .cmd(action: command.action ?? "")
    case let custom as AgoraChatCustomMessageBody:
      self = .custom(event: custom.event ?? "", customExt: custom.customExt)
    default: self = .custom(event: "", customExt: nil)
    }
  }
}
