import AgoraRtmKit
import Foundation
import Parlance
import ParlanceConformance

/// Drives the vendor's API as an app with one kit would, which keeps the messages that it shows by itself.
final class RTMDriver: NSObject, ClientDriver, @unchecked Sendable {
  // Safe to share: everything but `context` and `kit` is touched on the callback queue alone.
  let context: ClientContext
  let kit: AgoraRtmKit
  /// The channels that the app has created, and the conversation of each.
  var channels: [String: (channel: AgoraRtmChannel, conversation: ConversationID)] = [:]
  /// Messages whose result was not reported yet.
  var waiting: Set<MessageID> = []
  /// Pictures and files that arrived.
  var files: [MessageID: AgoraRtmMessage] = [:]
  /// The last invitation to each account, and of each account.
  var sentInvitations: [AccountID: AgoraRtmLocalInvitation] = [:]
  var invitations: [AccountID: AgoraRtmRemoteInvitation] = [:]
  private var failures = 0

  init(_ context: ClientContext) throws {
    self.context = context
    let appID = String(repeating: "0123456789abcdef", count: 2)
    guard
      let kit = AgoraRtmKit(
        appId: appID, delegate: nil, environment: context.environment, device: context.device.string)
    else { throw ConformanceFailure("no kit") }
    self.kit = kit
    super.init()
    kit.agoraRtmDelegate = self
    kit.rtmCallKit?.callDelegate = self
  }

  /// A code as an error that names its numbering.
  static func error<Code: RawRepresentable>(_ code: Code) -> VendorError where Code.RawValue == Int {
    VendorError(domain: "\(Code.self)", code: "\(code.rawValue)")
  }

  /// The end of a call: the code of its success is 0 everywhere.
  static func end<Code: RawRepresentable>(_ code: Code) -> VendorError? where Code.RawValue == Int {
    code.rawValue == 0 ? nil : error(code)
  }

  func login(token: String) async throws {
    try await log.request("login") { (reply: Reply<Void>) in
      self.kit.login(byToken: token, user: self.context.account.name) { reply.finish(Self.end($0)) }
    }
  }

  func logout() async throws {
    try await log.request("logout") { (reply: Reply<Void>) in
      self.kit.logout { code in
        self.waiting = []
        reply.finish(Self.end(code))
      }
    }
  }

  func submit(_ message: OutgoingMessage, to conversation: ConversationID) async throws -> MessageID {
    try await perform {
      if case .data(let bytes) = message.content {
        return self.submit(AgoraRtmRawMessage(rawData: Data(bytes), description: message.text), to: conversation)
      }
      return self.submit(AgoraRtmMessage(text: message.text), to: conversation)
    }
  }

  /// Sends an object; on the callback queue.
  func submit(_ object: AgoraRtmMessage, to conversation: ConversationID) -> MessageID {
    // Set before the completion can run, which comes in a later turn of this queue.
    let id = Lock<MessageID>("")
    self.send(object, to: conversation) { error in self.ended(id.withLock { $0 }, object, conversation, error) }
    self.failures += 1
    let given = object.messageID
    // What is refused at once gets no id.
    id.withLock { $0 = given.isValid ? given : MessageID("refused-\(self.context.account)-\(self.failures)") }
    self.waiting.insert(id.withLock { $0 })
    return id.withLock { $0 }
  }

  /// Sends to a peer, or to a channel as it is.
  func send(
    _ object: AgoraRtmMessage, to conversation: ConversationID, completion: @escaping (VendorError?) -> Void
  ) {
    switch conversation {
    case .direct(let peer):
      let options = AgoraRtmSendMessageOptions()
      options.enableOfflineMessaging = true
      kit.send(object, toPeer: peer.name, sendMessageOptions: options) { code in
        completion(code == .cachedByServer ? nil : Self.end(code))
      }
    case .group(let id), .room(let id):
      guard let channel = channel(id, conversation) else {
        return completion(Self.error(AgoraRtmJoinChannelErrorCode.channelErrorInvalidArgument))
      }
      channel.send(object) { completion(Self.end($0)) }
    }
  }

  /// The app's object for a channel, made if need be.
  func channel(_ id: String, _ conversation: ConversationID) -> AgoraRtmChannel? {
    if let known = channels[id] { return known.channel }
    guard let channel = kit.createChannel(withId: id, delegate: self) else { return nil }
    channels[id] = (channel, conversation)
    return channel
  }

  /// Takes the end of a message.
  private func ended(
    _ id: MessageID, _ object: AgoraRtmMessage, _ conversation: ConversationID, _ error: VendorError?
  ) {
    waiting.remove(id)
    if error == nil {
      context.notebook.note(
        StoredMessage(
          id: id, sender: context.account, text: object.text, attributes: nil,
          time: Timestamp(milliseconds: object.serverReceivedTs), state: .succeeded), in: conversation)
    }
    log.record(.sent(id, error), raw: "sent \(id) '\(object.text.prefix(40))' \(error.map { "\($0)" } ?? "ok")")
  }

  func history(_ conversation: ConversationID, limit: Int) async throws -> [StoredMessage] {
    try await perform { self.context.notebook.history(conversation, limit: limit) }
  }

  func isPending(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { self.waiting.contains(id) }
  }
}
