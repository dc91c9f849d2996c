import PhoneApps

/// An action of a phone's user, as the page sends it and as sessions keep it.
struct PlayAction: Codable, Equatable {
  /// The names of the actions that do not belong to a phone.
  enum Stage: String {
    case clock, scene, reset, holdFiles
    /// The steps of a move from an old cloud, in their order.
    case openOldCloud, bringOver, joinClouds, declareMoved
  }

  /// The phone; nil for an action of the whole stage.
  var phone: String?
  var action: String
  var conversation: String?
  var text: String?
  var kind: PickedFile.Kind?
  var name: String?
  /// A file's bytes in Base64.
  var data: String?
  /// A message's id; in a session `#3` for the third message that was sent in it.
  var message: String?
  var account: String?
  var on: Bool?
  var byMilliseconds: Int64?
  /// The scene.
  var id: String?

  init(phone: String? = nil, action: String) {
    self.phone = phone
    self.action = action
  }
}

/// An action that no page sends.
struct InvalidAction: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
