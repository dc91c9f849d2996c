/// What a message says, as an enum: the vendor's Swift overlay.
public enum AgoraChatMessageBaseBody {
  /// A text.
  case text(content: String)
  /// A place.
  case location(latitude: Double, longitude: Double, address: String, buildingName: String?)
  /// A command between apps.
  case cmd(action: String)
  /// Content of an app's own format.
  case custom(event: String, customExt: [String: String]?)

  /// The same as an object.
  var body: AgoraChatMessageBody {
    switch self {
    case .text(let content): AgoraChatTextMessageBody(text: content)
    case .location(let latitude, let longitude, let address, let buildingName):
      AgoraChatLocationMessageBody(
        latitude: latitude, longitude: longitude, address: address, buildingName: buildingName)
    case .cmd(let action): AgoraChatCmdMessageBody(action: action)
    case .custom(let event, let customExt): AgoraChatCustomMessageBody(event: event, customExt: customExt)
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
    case let command as AgoraChatCmdMessageBody: self = .cmd(action: command.action ?? "")
    case let custom as AgoraChatCustomMessageBody:
      self = .custom(event: custom.event ?? "", customExt: custom.customExt)
    default: self = .custom(event: "", customExt: nil)
    }
  }
}
