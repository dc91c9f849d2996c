import AgoraRtmKit
import Foundation
import SampleTerminal

/// A chat app as Agora's RTM tutorial builds one: the kit in a static place, peer messages, and a channel for a team.
/// RTM keeps nothing on the device, has no conversations, no receipts and no recall; the app keeps a list of its own.
@MainActor
final class ChatApp: NSObject {
  let screen: Screen
  /// A Boolean value that indicates whether the connection is being restored.
  var isReconnecting = false
  /// The conversations since the app began, newest first.
  var conversations: [Conversation] = []
  /// The channels that were opened, by the ids of their teams.
  private var channels: [String: AgoraRtmChannel] = [:]
  /// The folder for downloads.
  let filesFolder: URL
  private let account: String
  private let token: String

  /// A conversation, as this app keeps it.
  struct Conversation {
    var place: Place
    var unread = 0
    var lines: [Line] = []
    var last: String?
  }

  init(_ options: Options, _ screen: Screen) {
    account = options.account
    token = options.token
    filesFolder = options.filesFolder
    self.screen = screen
    super.init()
    AgoraRtm.kit?.agoraRtmDelegate = self
  }

  /// Adds a message to the app's own list.
  func note(_ words: String, from sender: String, in place: Place, isUnread: Bool) {
    var conversation = Conversation(place: place)
    if let index = conversations.firstIndex(where: { $0.place == place }) {
      conversation = conversations.remove(at: index)
    }
    conversation.lines.append(Line(nil, from: sender, words))
    conversation.last = words
    if isUnread { conversation.unread += 1 }
    conversations.insert(conversation, at: 0)
  }

  /// Sends a message to the open conversation.
  private func send(_ message: AgoraRtmMessage, _ words: String) {
    switch screen.place {
    case .person(let peer):
      let options = AgoraRtmSendMessageOptions()
      // A peer who is offline gets it later.
      options.enableOfflineMessaging = true
      AgoraRtm.kit?.send(message, toPeer: peer, sendMessageOptions: options) { [self] code in
        switch code {
        case .ok, .cachedByServer: sent(words, in: .person(peer))
        default: screen.sent(words, problem: "\(code) (AgoraRtmSendPeerMessageErrorCode \(code.rawValue))")
        }
      }
    case .team(let id):
      guard let channel = channels[id] else { return screen.sent(words, problem: "the channel was not joined") }
      channel.send(message) { [self] code in
        switch code {
        case .errorOk: sent(words, in: .team(id))
        default: screen.sent(words, problem: "\(code) (AgoraRtmSendChannelMessageErrorCode \(code.rawValue))")
        }
      }
    case nil: break
    }
  }

  private func sent(_ words: String, in place: Place) {
    note(words, from: account, in: place, isUnread: false)
    screen.sent(words, problem: nil)
  }
}

/// The kit of the app, where its tutorial has it.
@MainActor
enum AgoraRtm {
  static let kit = AgoraRtmKit(appId: "0123456789abcdef0123456789abcdef", delegate: nil)
}

extension ChatApp: SampleApp {
  func logIn() {
    AgoraRtm.kit?.login(byToken: token.isEmpty ? nil : token, user: account) { [self] code in
      screen.loggedIn(account, problem: code == .ok ? nil : "\(code) (AgoraRtmLoginErrorCode \(code.rawValue))")
    }
  }

  func logOut(_ completion: @escaping () -> Void) {
    // A login begins without channels.
    for id in channels.keys { AgoraRtm.kit?.destroyChannel(withId: id) }
    channels = [:]
    AgoraRtm.kit?.logout { _ in completion() }
  }

  func listConversations() { screen.list(conversations.map { ($0.place, $0.unread, $0.last) }) }

  func open(_ place: Place) {
    screen.open(place)
    if case .team(let id) = place, channels[id] == nil {
      guard let channel = AgoraRtm.kit?.createChannel(withId: id, delegate: self) else {
        return screen.show("\(id) is not a valid channel name")
      }
      channel.join { [self] code in
        guard code == .channelErrorOk else {
          AgoraRtm.kit?.destroyChannel(withId: id)
          return screen.outcome("joining", problem: "\(code) (AgoraRtmJoinChannelErrorCode \(code.rawValue))")
        }
        channels[id] = channel
        screen.show("in channel \(id)")
      }
    }
    screen.history((conversations.first { $0.place == place }?.lines ?? []).suffix(20))
  }

  func createTeam(_ name: String, members: [String]) {
    screen.show("Agora RTM has no teams; /open team \(name) joins the channel \(name), as everybody may")
  }

  func send(text: String) { send(AgoraRtmMessage(text: text), text) }

  func send(pictureAt path: String) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    AgoraRtm.kit?.createImageMessage(byUploading: path, withRequest: nil) { [self] _, message, code in
      guard let message, code == .ok else {
        return screen.outcome("uploading", problem: "\(code) (AgoraRtmUploadMediaErrorCode \(code.rawValue))")
      }
      message.fileName = name
      send(message, Screen.picture(name))
    }
  }

  func send(fileAt path: String) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    AgoraRtm.kit?.createFileMessage(byUploading: path, withRequest: nil) { [self] _, message, code in
      guard let message, code == .ok else {
        return screen.outcome("uploading", problem: "\(code) (AgoraRtmUploadMediaErrorCode \(code.rawValue))")
      }
      message.fileName = name
      send(message, Screen.file(name))
    }
  }

  func markRead() {
    if let index = conversations.firstIndex(where: { $0.place == screen.place }) { conversations[index].unread = 0 }
    screen.show("read; Agora RTM has no receipts, so the sender is not notified")
  }

  func revoke() { screen.show("Agora RTM cannot take messages back") }
}
