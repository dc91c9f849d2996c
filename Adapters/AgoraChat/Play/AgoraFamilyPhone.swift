import AgoraChat
import Foundation
import Parlance
import PhoneApps

/// The parts that chat apps of all iOS generations of Agora Chat share, whose classes are the same under several names.
///
/// Subclasses log in, send and take back in the words of their generation, and have the delegates in its spelling.
@MainActor
class AgoraFamilyPhone: NSObject {
  let screen: PhoneScreen
  let client: AgoraChatClient
  let account: String
  /// The messages that the screen shows, by id.
  var messages: [String: AgoraChatMessage] = [:]
  /// The shares of transfers that are done, in percent, by message.
  var progress: [String: Int32] = [:]
  /// The state of the connection that was reported last.
  var connection = AgoraChatConnectionState.disconnected
  /// The number of own group messages' readers, by message.
  var readers: [String: Int] = [:]

  /// Creates the app, not logged in.
  init(_ context: AppContext) {
    screen = context.screen
    account = context.profile.account
    client = AgoraChatClient(environment: context.environment, device: DeviceID(context.device))
    super.init()
    client.initializeSDK(with: AgoraChatOptions(appkey: "parlance#play"))
  }

  var isLoggedIn: Bool { client.isLoggedIn }
  var isMadeManager: Bool { true }

  /// The prefix of the class names that the app's source uses.
  var prefix: String { "AgoraChat" }
  /// The expression for the client.
  var shared: String { "AgoraChatClient.shared" }
  /// The expression for the chat manager.
  var manager: String { "\(shared).chatManager" }

  // MARK: conversations

  /// The conversation that a message belongs to; nil for chat rooms, of which the app has none.
  static func place(_ message: AgoraChatMessage) -> Place? {
    switch message.chatType {
    case .chat: .direct(message.conversationId)
    case .groupChat: .group(message.conversationId)
    default: nil
    }
  }

  /// The vendor's object for a conversation.
  func conversation(_ place: Place) -> AgoraChatConversation? {
    client.chatManager.getConversation(place.name, type: place.isGroup ? .groupChat : .chat, createIfNotExist: true)
  }

  /// The name of a type of conversations in the generation's source.
  func conversationType(_ place: Place) -> String { place.isGroup ? ".groupChat" : ".chat" }

  /// The lines that get a conversation.
  func conversationLines(_ place: Place) -> [String] {
    [
      "let conversation = \(manager)?.getConversation(",
      "  \(CodeText.literal(place.name)), type: \(conversationType(place)), createIfNotExist: true)",
    ]
  }

  func unreadCount(_ place: Place) -> Int {
    let conversation = client.chatManager.getConversation(
      place.name, type: place.isGroup ? .groupChat : .chat, createIfNotExist: false)
    return Int(conversation?.unreadMessagesCount ?? 0)
  }

  func open(_ place: Place, _ outcome: Outcome) {
    screen.code(
      conversationLines(place) + ["var error: \(prefix)Error?", "conversation?.markAllMessages(asRead: &error)"])
    var error: AgoraChatError?
    conversation(place)?.markAllMessages(asRead: &error)
    finish(outcome, error)
  }

  func restore(_ place: Place) {
    screen.code(
      conversationLines(place) + [
        "let messages = conversation?.loadMessagesStart(fromId: nil, count: \(PhoneScreen.limit), searchDirection: .up)"
      ])
    let count = Int32(PhoneScreen.limit)
    let list = conversation(place)?.loadMessagesStart(fromId: nil, count: count, searchDirection: .up) ?? []
    for message in list { messages[message.messageId] = message }
    screen.restore(list.map(\.messageId), in: place)
  }

  /// Reports what a completion said.
  func finish(_ outcome: Outcome, _ error: AgoraChatError?) {
    if let error { outcome.fail(Self.problem(error)) } else { outcome.succeed() }
  }

  /// An error as the app shows it.
  static func problem(_ error: AgoraChatError) -> VendorProblem {
    VendorProblem(error.errorDescription ?? "", code: "AgoraChatErrorCode \(error.code.rawValue)")
  }

  /// The words of an error as an argument.
  static func words(_ error: AgoraChatError?) -> String {
    error.map { "error: \($0.code.rawValue) \($0.errorDescription ?? "")" } ?? "error: nil"
  }

  // MARK: messages

  /// Looks a message up in the local database; without one the action ends.
  func stored(_ id: String, _ outcome: Outcome) -> AgoraChatMessage? {
    let message = client.chatManager.getMessageWithMessageId(id)
    if message == nil { outcome.fail(.notHere) }
    return message
  }

  /// The lines that look a message up.
  func lookup(_ id: String) -> [String] {
    ["guard let message = \(manager)?.getMessageWithMessageId(\(CodeText.literal(id))) else { return }"]
  }

  /// Takes in messages that came.
  func received(_ list: [AgoraChatMessage]) {
    for message in list {
      messages[message.messageId] = message
      if let place = Self.place(message) { screen.show(message.messageId, in: place) }
    }
  }

  /// Deletes a message that was taken back from the local database, as document 000 has apps do, and says so.
  func removeRevoked(_ id: String, in place: Place, by revoker: String) {
    if !screen.isRevoked(id) {
      screen.revoke(id, message(id), verb: "recalled", by: revoker == account ? nil : revoker)
    }
    var error: AgoraChatError?
    conversation(place)?.deleteMessage(withId: id, error: &error)
    messages[id] = nil
  }

  func delete(_ id: String, in place: Place, _ outcome: Outcome) {
    screen.code(
      conversationLines(place)
        + ["var error: \(prefix)Error?", "conversation?.deleteMessage(withId: \(CodeText.literal(id)), error: &error)"])
    var error: AgoraChatError?
    conversation(place)?.deleteMessage(withId: id, error: &error)
    if error == nil {
      messages[id] = nil
      screen.remove(id)
    }
    finish(outcome, error)
  }

  /// A body for a file, and the lines that make it.
  func body(_ file: PickedFile) -> (body: AgoraChatFileMessageBody, line: String) {
    let arguments = "localPath: \(CodeText.literal(file.path)), displayName: \(CodeText.literal(file.name))"
    let (body, name): (AgoraChatFileMessageBody, String) =
      switch file.kind {
      case .image: (AgoraChatImageMessageBody(localPath: file.path, displayName: file.name), "Image")
      case .audio: (AgoraChatVoiceMessageBody(localPath: file.path, displayName: file.name), "Voice")
      case .video: (AgoraChatVideoMessageBody(localPath: file.path, displayName: file.name), "Video")
      case .file: (AgoraChatFileMessageBody(localPath: file.path, displayName: file.name), "File")
      }
    return (body, "let body = \(prefix)\(name)MessageBody(\(arguments))")
  }

  /// A message in few words.
  func describe(_ message: AgoraChatMessage) -> String {
    "\(message.messageId) \(message.from) to \(message.conversationId): \(Self.words(message.body))"
  }

  private static func words(_ body: AgoraChatMessageBody) -> String {
    switch body {
    case let text as AgoraChatTextMessageBody: "\"\(text.text)\""
    case let command as AgoraChatCmdMessageBody: "cmd \(command.action ?? "")"
    case let file as AgoraChatFileMessageBody: "\(body.type) \(file.displayName ?? "")"
    default: "\(body.type)"
    }
  }

  // MARK: what the screen shows

  func message(_ id: String) -> MessageSnapshot? { messages[id].map { snapshot($0) } }

  private func snapshot(_ message: AgoraChatMessage) -> MessageSnapshot {
    let isMine = message.direction == .send
    var result = MessageSnapshot(
      id: message.messageId, mine: isMine, from: message.from, time: message.timestamp,
      state: isMine ? Self.state(message) : .received)
    switch message.body {
    case let text as AgoraChatTextMessageBody: result.text = text.text
    case let image as AgoraChatImageMessageBody:
      result.kind = .image
      if image.size != .zero { (result.width, result.height) = (Int(image.size.width), Int(image.size.height)) }
    case is AgoraChatVoiceMessageBody: result.kind = .audio
    case is AgoraChatVideoMessageBody: result.kind = .video
    case is AgoraChatFileMessageBody: result.kind = .file
    case is AgoraChatLocationMessageBody: result.kind = .location
    case let command as AgoraChatCmdMessageBody:
      result.kind = .command
      result.text = command.action ?? ""
    case let custom as AgoraChatCustomMessageBody:
      result.kind = .custom
      result.text = custom.event ?? ""
    default: break
    }
    if let file = message.body as? AgoraChatFileMessageBody {
      result.name = file.displayName
      result.size = file.fileLength
      let paths = paths(of: message.messageId)
      result.file = Words.isThere(paths.file)
      result.thumbnail = Words.isThere(paths.thumbnail)
    }
    result.progress = progress[message.messageId].map { Double($0) / 100 }
    if isMine { result.receipt = receipt(message) }
    result.reactions = reactions(message)
    result.edited = isEdited(message)
    result.pinnedBy = pinner(of: message)
    return result
  }

  /// Returns whether the text of a message was changed; false in generations that cannot.
  func isEdited(_ message: AgoraChatMessage) -> Bool { false }

  /// Returns the account that pinned a message; nil in generations that have no pins.
  func pinner(of message: AgoraChatMessage) -> String? { nil }

  /// Returns the reactions to a message; none in generations that have no reactions.
  func reactions(_ message: AgoraChatMessage) -> [ReactionSnapshot] { [] }

  private static func state(_ message: AgoraChatMessage) -> MessageSnapshot.State {
    switch message.status {
    case .pending, .delivering: .sending
    case .succeed: .sent
    default: .failed
    }
  }

  private func receipt(_ message: AgoraChatMessage) -> String? {
    guard message.chatType == .groupChat else { return message.isReadAcked ? "read" : nil }
    let count = max(Int(message.groupAckCount), readers[message.messageId] ?? 0)
    return count > 0 ? "read by \(count)" : nil
  }

  func paths(of id: String) -> MessagePaths {
    switch messages[id]?.body {
    case let image as AgoraChatImageMessageBody:
      MessagePaths(file: image.localPath, thumbnail: image.thumbnailLocalPath)
    case let video as AgoraChatVideoMessageBody:
      MessagePaths(file: video.localPath, thumbnail: video.thumbnailLocalPath)
    case let file as AgoraChatFileMessageBody: MessagePaths(file: file.localPath)
    default: MessagePaths()
    }
  }
}
