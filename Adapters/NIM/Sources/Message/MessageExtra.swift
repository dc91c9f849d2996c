internal import Parlance

/// The properties of a message that only NIM clients understand; travels as the message's extension of this style.
struct MessageExtra: Equatable {
  /// The app's own subdivision of a message type.
  var subtype = 0
  /// `NIMMessageSetting.routeEnabled`.
  var isRouted = true
  /// `NIMMessageSetting.quickDeliveryEnabled`.
  var isQuick = false
  /// `NIMMessageSetting.scene`, unless it is the usual one.
  var scene: String?
  /// `NIMTipObject.callbackExt`.
  var tipCallback: String?
  /// `NIMMessage.env`.
  var environment: String?

  /// The extra of ordinary messages; it takes no bytes.
  static let ordinary = MessageExtra()

  /// The bytes; nil where there is nothing to say.
  var encoded: [UInt8]? {
    if self == .ordinary { return nil }
    var fields: [String: Any] = [:]
    if subtype != 0 { fields["subtype"] = subtype }
    if !isRouted { fields["route"] = false }
    if isQuick { fields["quick"] = true }
    if let scene, scene != NIMNOSSceneTypeMessage { fields["scene"] = scene }
    if let tipCallback { fields["tipCallback"] = tipCallback }
    if let environment { fields["env"] = environment }
    guard !fields.isEmpty, let text = try? JSONObject.text(of: fields) else { return nil }
    return Array(text.utf8)
  }
}

extension MessageExtra {
  /// Reads the bytes; what is missing or makes no sense is as in ordinary messages.
  init(_ bytes: [UInt8]?) {
    guard let bytes, let fields = JSONObject.dictionary(of: String(decoding: bytes, as: UTF8.self)) else { return }
    subtype = fields["subtype"] as? Int ?? 0
    isRouted = fields["route"] as? Bool ?? true
    isQuick = fields["quick"] as? Bool ?? false
    scene = fields["scene"] as? String
    tipCallback = fields["tipCallback"] as? String
    environment = fields["env"] as? String
  }
}
