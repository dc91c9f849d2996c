import AgoraRtmKit
import Foundation
import Parlance
import PhoneApps

/// A chat app written against Agora RTM: peer messages, and a channel for each group. The vendor keeps nothing on the
/// device, so the app does.
@MainActor
final class RTMPhone: NSObject, ChatApp {
  static let profile = PhoneProfile(
    id: "rtm", style: "Agora RTM", module: "AgoraRtmKit", account: "rita", person: "Rita", deviceStyle: "AgoraRTM",
    suiteStyle: ".agoraRTM",
    lacks: [
      PhoneLack(what: .read, words: "Agora RTM has no read receipts.", wordsZh: "Agora RTM 没有已读回执。"),
      PhoneLack(what: .groupRead, words: "Agora RTM has no read receipts.", wordsZh: "Agora RTM 没有已读回执。"),
      PhoneLack(what: .revoke, words: "Agora RTM has no recall.", wordsZh: "Agora RTM 不能撤回消息。"),
      PhoneLack(what: .react, words: "Agora RTM has no reactions.", wordsZh: "Agora RTM 没有表情回应。"),
      PhoneLack(what: .edit, words: "Agora RTM cannot change a message.", wordsZh: "Agora RTM 不能编辑消息。"),
      PhoneLack(what: .pin, words: "Agora RTM cannot pin a message.", wordsZh: "Agora RTM 不能置顶消息。"),
    ]
      + .of([.befriend, .answerFriend, .unfriend], "Agora RTM has no friends.", "Agora RTM 没有好友。")
      + .of([.block], "Agora RTM has no block list.", "Agora RTM 没有黑名单。")
      + .of([.publishStatus], "Agora RTM has no status texts.", "Agora RTM 没有状态文字。")
      + .of(
        [.renameGroup, .announce, .addMember, .removeMember, .manager, .mute, .giveAway],
        "A channel of Agora RTM lists who is in it; it has no administration.",
        "Agora RTM 的频道只列出其中的成员，没有管理功能。")
  )

  /// A message that the app keeps.
  struct Kept {
    var object: AgoraRtmMessage
    var isMine: Bool
    var from: String
    var place: Place
    /// The ordinal of the message in the app.
    var number: Int
    var time: Int64
    var state: MessageSnapshot.State
    /// The file on this phone.
    var path: String?
  }

  let screen: PhoneScreen
  let kit: AgoraRtmKit?
  /// The data that the app itself stores.
  private struct Stored {
    var kept: [String: Kept]
    var unread: [Place: Int]
    var number: Int
  }

  /// The messages that the screen shows, by id; one that is not sent yet has an id of the app's own.
  var kept: [String: Kept] = [:] { didSet { store() } }
  /// The shares of transfers that are done, by message.
  var progress: [String: Double] = [:]
  /// The messages whose files are under way, by the vendor's numbers.
  var transfers: [Int64: String] = [:]
  /// The messages that count as unread, by conversation.
  var unread: [Place: Int] = [:] { didSet { store() } }
  /// The channels that the app has joined, by id.
  var channels: [String: AgoraRtmChannel] = [:]
  var state = AgoraRtmConnectionState.disconnected
  /// The ids that messages have since they were sent, by the app's own.
  private var sentIDs: [String: String] = [:]
  private var number = 0
  let folder: String
  private let account: String
  /// The id of the group whose channel it joins.
  private let group: String
  private let clock: any MessagingClock
  private let archive: AppArchive

  /// Creates the app, not logged in.
  init(_ context: AppContext) {
    screen = context.screen
    account = context.profile.account
    group = context.group
    folder = context.folder
    clock = context.clock
    archive = context.archive
    if let stored = archive.contents as? Stored {
      (kept, unread, number) = (stored.kept, stored.unread, stored.number)
    }
    let appID = String(repeating: "0123456789abcdef", count: 2)
    kit = AgoraRtmKit(appId: appID, delegate: nil, environment: context.environment, device: context.device)
    super.init()
    kit?.agoraRtmDelegate = self
  }

  var isLoggedIn: Bool { state == .connected || state == .reconnecting }
  var words: String { "AgoraRtmConnectionState.\(state)" }

  /// A code of the vendor's as an error; nil for the one of success.
  static func problem<Code: RawRepresentable>(_ code: Code) -> VendorProblem? where Code.RawValue == Int {
    code.rawValue == 0 ? nil : VendorProblem("\(code)", code: "\(Code.self) \(code.rawValue)")
  }

  // MARK: login

  func logIn(_ outcome: Outcome) {
    // A kit whose login another installation took over refuses the next one until it logs out.
    guard state == .aborted else { return beginLogin(outcome) }
    screen.code(["kit.logout { code in }"])
    kit?.logout { [weak self] code in
      self?.screen.callback("logout(completion:)", ["\(code)"])
      if let problem = Self.problem(code) { return outcome.fail(problem) }
      self?.beginLogin(outcome)
    }
  }

  private func beginLogin(_ outcome: Outcome) {
    screen.code(["kit.login(byToken: nil, user: \(CodeText.literal(account))) { code in }"])
    kit?.login(byToken: nil, user: account) { [weak self] code in
      self?.screen.callback("login(byToken:user:completion:)", ["\(code)"])
      if let problem = Self.problem(code) { return outcome.fail(problem) }
      if let self { join(group, outcome) }
    }
  }

  /// Joins the channel that is a group, which a kit has to do after each login.
  private func join(_ id: String, _ outcome: Outcome) {
    guard let channel = channels[id] ?? kit?.createChannel(withId: id, delegate: self) else {
      return outcome.fail(VendorProblem("createChannel returned nil", code: "nil"))
    }
    channels[id] = channel
    screen.code([
      "let channel = kit.createChannel(withId: \(CodeText.literal(id)), delegate: self)", "channel?.join { code in }",
    ])
    channel.join { [weak self] code in
      self?.screen.callback("join(completion:)", ["\(code)"])
      self?.refreshGroup(id)
      outcome.finish(code == .channelErrorAlreadyJoined ? nil : Self.problem(code))
    }
  }

  func logOut(_ outcome: Outcome) {
    screen.code(["kit.logout { code in }"])
    kit?.logout { [weak self] code in
      self?.screen.callback("logout(completion:)", ["\(code)"])
      // Subscriptions end with the login.
      self?.screen.forgetPresence()
      outcome.finish(Self.problem(code))
    }
  }

  // MARK: conversations

  private func store() { archive.contents = Stored(kept: kept, unread: unread, number: number) }

  /// The app's own store has the messages: nothing is asked of the vendor.
  func restore(_ place: Place) {
    let list = kept.filter { $0.value.place == place }.sorted { $0.value.number < $1.value.number }
    screen.restore(list.map(\.key), in: place)
  }

  func unreadCount(_ place: Place) -> Int { unread[place] ?? 0 }

  /// Counts are the app's own: nothing is asked of the vendor.
  func open(_ place: Place, _ outcome: Outcome) {
    unread[place] = 0
    screen.touch(place)
    outcome.succeed()
  }

  /// Keeps a message and shows it.
  ///
  /// - returns: The app's id for it.
  @discardableResult
  func keep(
    _ message: AgoraRtmMessage, isMine: Bool, from: String, in place: Place, state: MessageSnapshot.State,
    path: String? = nil
  ) -> String {
    number += 1
    let id = message.messageID.isValid ? message.messageID.string : "\(account)-\(number)"
    let received = message.serverReceivedTs
    kept[id] = Kept(
      object: message, isMine: isMine, from: from, place: place, number: number,
      time: received > 0 ? received : clock.now().milliseconds,
      state: state, path: path)
    screen.show(id, in: place)
    if !isMine, screen.opened != place { unread[place, default: 0] += 1 }
    return id
  }

  // MARK: sending

  func send(_ text: String, to place: Place, _ outcome: Outcome) {
    let message = AgoraRtmMessage(text: text)
    let id = keep(message, isMine: true, from: account, in: place, state: .sending)
    outcome.message = id
    send(message, id, ["let message = AgoraRtmMessage(text: \(CodeText.literal(text)))"], to: place, outcome)
  }

  private func send(
    _ message: AgoraRtmMessage, _ id: String, _ made: [String], to place: Place, _ outcome: Outcome
  ) {
    switch place {
    case .direct(let peer):
      let options = AgoraRtmSendMessageOptions()
      options.enableOfflineMessaging = true
      screen.code(
        made + [
          "let options = AgoraRtmSendMessageOptions()", "options.enableOfflineMessaging = true",
          "kit.send(message, toPeer: \(CodeText.literal(peer)), sendMessageOptions: options) { code in }",
        ])
      kit?.send(message, toPeer: peer, sendMessageOptions: options) { [weak self] code in
        let problem = code == .cachedByServer ? nil : Self.problem(code)
        self?.ended(id, "send(_:toPeer:sendMessageOptions:completion:)", "\(code)", problem, outcome)
      }
      noteID(of: message, id, outcome)
    case .group(let group):
      screen.code(made + ["channel.send(message) { code in }"])
      guard let channel = channels[group] else {
        return ended(id, "createChannel(withId:delegate:)", "nil", Self.noChannel, outcome)
      }
      channel.send(message) { [weak self] code in
        self?.ended(id, "send(_:completion:)", "\(code)", Self.problem(code), outcome)
      }
      noteID(of: message, id, outcome)
    }
  }

  /// Renames a message that was handed to the kit to the id that it has at the hub.
  private func noteID(of message: AgoraRtmMessage, _ id: String, _ outcome: Outcome) {
    guard message.messageID.isValid, message.messageID.string != id else { return }
    let sent = message.messageID.string
    sentIDs[id] = sent
    kept[sent] = kept.removeValue(forKey: id)
    outcome.message = sent
    screen.rename(id, to: sent)
  }

  private static let noChannel = VendorProblem("The channel was not joined.", code: "nil")

  private func ended(_ id: String, _ call: String, _ code: String, _ problem: VendorProblem?, _ outcome: Outcome) {
    kept[sentIDs[id] ?? id]?.state = problem == nil ? .sent : .failed
    screen.callback(call, [code])
    screen.touch()
    outcome.finish(problem)
  }

  /// Uploads a file and sends the message that the vendor makes of it: a picture as such, anything else as a file.
  func send(_ file: PickedFile, to place: Place, _ outcome: Outcome) {
    let isImage = file.kind == .image
    let path = CodeText.literal(file.path)
    let call = "create\(isImage ? "Image" : "File")Message(byUploading:withRequest:completion:)"
    let made = [
      "var request: Int64 = 0",
      "kit.create\(isImage ? "Image" : "File")Message(byUploading: \(path), withRequest: &request) { _, message, code in",
      "  message?.fileName = \(CodeText.literal(file.name))", "}",
    ]
    screen.code(made)
    let uploading = AgoraRtmMessage(text: file.name)
    let id = keep(uploading, isMine: true, from: account, in: place, state: .sending, path: file.path)
    outcome.message = id
    var request: Int64 = 0
    let uploaded: (AgoraRtmMessage?, AgoraRtmUploadMediaErrorCode) -> Void = { [weak self] message, code in
      guard let self else { return }
      progress[id] = nil
      screen.callback(call, ["\(code)"])
      guard let message else { return ended(id, call, "\(code)", Self.problem(code), outcome) }
      kept[id]?.object = message
      send(message, id, [], to: place, outcome)
    }
    if isImage {
      kit?.createImageMessage(byUploading: file.path, withRequest: &request) { _, message, code in
        message?.fileName = file.name
        uploaded(message, code)
      }
    } else {
      kit?.createFileMessage(byUploading: file.path, withRequest: &request) { _, message, code in
        message?.fileName = file.name
        uploaded(message, code)
      }
    }
    transfers[request] = id
  }
}
