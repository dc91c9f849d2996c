import PhoneApps

/// A scene, such as one from a vendor's document: actions on phones and on the stage, with sentences.
struct Scene {
  /// An action on a phone, with the sentence that the page shows.
  struct Step {
    /// A message that a step is about, as its phone shows the conversation by then.
    enum Subject { case newestOwn, newestReceived }

    var action: PlayAction
    var subject: Subject?
    var say: String
    var sayZh: String
    /// The phones that show one more message after it, or one that was taken back.
    var receivers: [String] = []
  }

  var id: String
  var title: String
  var titleZh: String
  /// The name of the document that it follows.
  var document: String
  var steps: [Step]

  /// The scene as the page lists it.
  var description: SceneDescription {
    SceneDescription(id: id, title: title, titleZh: titleZh, document: document, steps: steps.count)
  }
}

extension Scene.Step {
  /// Returns a step that sends a text.
  static func text(
    _ text: String, from phone: String, to conversation: String, seenBy receivers: [String], _ say: String,
    _ sayZh: String
  ) -> Scene.Step {
    var action = PlayAction(phone: phone, action: PhoneAbility.sendText.rawValue)
    action.conversation = conversation
    action.text = text
    return Scene.Step(action: action, say: say, sayZh: sayZh, receivers: receivers)
  }

  /// A file of the program's.
  static func file(
    _ file: SceneFile, from phone: String, to conversation: String, seenBy receivers: [String], _ say: String,
    _ sayZh: String
  ) -> Scene.Step {
    var action = PlayAction(phone: phone, action: PhoneAbility.sendFile.rawValue)
    action.conversation = conversation
    action.kind = file.kind
    action.name = file.name
    action.data = file.base64
    return Scene.Step(action: action, say: say, sayZh: sayZh, receivers: receivers)
  }

  /// Something that is done with the newest message that came.
  static func received(
    _ ability: PhoneAbility, on phone: String, in conversation: String, _ say: String, _ sayZh: String
  ) -> Scene.Step {
    message(ability, .newestReceived, phone, conversation, say, sayZh)
  }

  /// Something that is done with the newest message of one's own.
  static func own(
    _ ability: PhoneAbility, on phone: String, in conversation: String, seenBy receivers: [String] = [],
    _ say: String, _ sayZh: String
  ) -> Scene.Step {
    var step = message(ability, .newestOwn, phone, conversation, say, sayZh)
    step.receivers = receivers
    return step
  }

  /// Something that is done with another account, or in a group.
  ///
  /// - parameter account: The member of the group that it is about.
  static func people(
    _ ability: PhoneAbility, on phone: String, in conversation: String, _ account: String? = nil,
    text: String? = nil, isOn: Bool? = nil, seenBy receivers: [String] = [], _ say: String, _ sayZh: String
  ) -> Scene.Step {
    var action = PlayAction(phone: phone, action: ability.rawValue)
    action.conversation = conversation
    (action.account, action.text, action.on) = (account, text, isOn)
    return Scene.Step(action: action, say: say, sayZh: sayZh, receivers: receivers)
  }

  /// Something that no phone does.
  static func stage(_ stage: PlayAction.Stage, _ say: String, _ sayZh: String) -> Scene.Step {
    Scene.Step(action: PlayAction(action: stage.rawValue), say: say, sayZh: sayZh)
  }

  private static func message(
    _ ability: PhoneAbility, _ subject: Subject, _ phone: String, _ conversation: String, _ say: String,
    _ sayZh: String
  ) -> Scene.Step {
    var action = PlayAction(phone: phone, action: ability.rawValue)
    action.conversation = conversation
    return Scene.Step(action: action, subject: subject, say: say, sayZh: sayZh)
  }
}
