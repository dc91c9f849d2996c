internal import Parlance

/// The properties of a message that only NIM clients understand; travels as the message's extension of this style.
package struct MessageExtra: Equatable {
  /// The app's own subdivision of a message type.
  package var subtype = 0
  /// `NIMMessageSetting.routeEnabled`.
  package var isRouted = true
  /// `NIMMessageSetting.quickDeliveryEnabled`.
  package var isQuick = false
  /// `NIMMessageSetting.scene`, unless it is the usual one.
  package var scene: String?
  /// `NIMTipObject.callbackExt`.
  package var tipCallback: String?
  /// `NIMMessage.env`.
  package var environment: String?
  /// `NIMMessage.callbackExt`, which the app's server gave.
  package var callback: String?
  /// The fields of `NIMMessage.messageExt`; nil for none.
  package var room: [String: String]?

  /// The scene of ordinary files.
  private static let usualScene = "nim_default_im"

  package init(
    subtype: Int = 0, isRouted: Bool = true, isQuick: Bool = false, scene: String? = nil, tipCallback: String? = nil,
    environment: String? = nil
  ) {
    self.subtype = subtype
    self.isRouted = isRouted
    self.isQuick = isQuick
    self.scene = scene
    self.tipCallback = tipCallback
    self.environment = environment
  }

  /// The extra of ordinary messages; it takes no bytes.
  package static let ordinary = MessageExtra()

  /// The bytes; nil where there is nothing to say.
  package var encoded: [UInt8]? {
    if self == .ordinary { return nil }
    var fields: [String: Any] = [:]
    if subtype != 0 { fields["subtype"] = subtype }
    if !isRouted { fields["route"] = false }
    if isQuick { fields["quick"] = true }
    if let scene, scene != Self.usualScene { fields["scene"] = scene }
    if let tipCallback { fields["tipCallback"] = tipCallback }
    if let environment { fields["env"] = environment }
    if let callback { fields["callback"] = callback }
    if let room { fields["room"] = room }
    guard !fields.isEmpty, let text = try? JSONObject.text(of: fields) else { return nil }
    return Array(text.utf8)
  }
}

extension MessageExtra {
  /// Reads the bytes; what is missing or makes no sense is as in ordinary messages.
  package init(_ bytes: [UInt8]?) {
    guard let bytes, let fields = JSONObject.dictionary(of: String(decoding: bytes, as: UTF8.self)) else { return }
    subtype = fields["subtype"] as? Int ?? 0
    isRouted = fields["route"] as? Bool ?? true
    isQuick = fields["quick"] as? Bool ?? false
    scene = fields["scene"] as? String
    tipCallback = fields["tipCallback"] as? String
    environment = fields["env"] as? String
    callback = fields["callback"] as? String
    room = fields["room"] as? [String: String]
  }
}
