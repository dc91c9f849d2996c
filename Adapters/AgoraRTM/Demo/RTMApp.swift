import AgoraRtmKit
import DemoApps
import Dispatch
import Foundation
import Parlance

/// A chat app written against Agora RTM: peer messages, and a channel for the group.
@MainActor
final class RTMApp: NSObject, DemoApp {
  let style = "RTM"
  let account: String
  let hasGroupReceipts = false
  let hasReceipts = false
  let takesBack = false
  let carriesFields = false
  let kit: AgoraRtmKit?
  /// The media messages that its screen shows, by id.
  var files: [String: AgoraRtmMessage] = [:]
  /// The paths of downloaded files, by the ids of their messages.
  var places: [String: String] = [:]
  /// The message with an uploaded file that it is about to send.
  var uploaded: AgoraRtmMessage?
  private var channel: AgoraRtmChannel?
  private var lastLogin = Date.distantPast
  private let recorder: any Recorder

  /// An app, not logged in.
  init(account: String, environment: MessagingEnvironment, recorder: any Recorder) {
    self.account = account
    self.recorder = recorder
    let appID = String(repeating: "0123456789abcdef", count: 2)
    kit = AgoraRtmKit(appId: appID, delegate: nil, environment: environment, device: "\(account)-phone")
    super.init()
    kit?.agoraRtmDelegate = self
  }

  /// Notes that a callback fired.
  func note(_ name: String, _ fields: [String]) { recorder.record(Callback(name, fields), of: self.name) }

  /// The name under which the scenes know a message.
  func label(_ message: AgoraRtmMessage) -> String { recorder.label(message.messageID.string) }

  // MARK: what its user does

  func goOnline() {
    // The vendor allows two logins within a second.
    let pause = max(0, 0.6 - Date().timeIntervalSince(lastLogin))
    lastLogin = Date().addingTimeInterval(pause)
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak self] in
      MainActor.assumeIsolated { self?.logIn() }
    }
  }

  private func logIn() {
    kit?.login(byToken: nil, user: account) { [weak self] code in self?.note("login", ["\(code)"]) }
  }

  func goOffline() {
    // What the app downloaded is its own to clear away.
    for place in places.values { try? FileManager.default.removeItem(atPath: place) }
    kit?.logout { [weak self] code in self?.note("logout", ["\(code)"]) }
  }

  func send(_ outgoing: Outgoing, to place: Place) throws -> String {
    let message: AgoraRtmMessage
    if outgoing.file == nil {
      message = AgoraRtmMessage(text: outgoing.text)
    } else {
      guard let uploaded else { throw MessagingError(.mediaNotFound) }
      message = uploaded
    }
    switch place {
    case .direct(let peer):
      let options = AgoraRtmSendMessageOptions()
      options.enableOfflineMessaging = true
      kit?.send(message, toPeer: peer, sendMessageOptions: options) { [weak self] code in
        self?.note("send toPeer", [self?.label(message) ?? "", "\(code)"])
      }
    case .group:
      channel?.send(message) { [weak self] code in
        self?.note("channel send", [self?.label(message) ?? "", "\(code)"])
      }
    }
    return message.messageID.string
  }

  func isStored(_ id: String) -> Bool { false }
  func acknowledge(_ id: String) {}
  func takeBack(_ id: String) {}
}

extension RTMApp: ChannelVisitor {
  func joinChannel(of group: Group) {
    channel = kit?.createChannel(withId: group.id, delegate: self)
    channel?.join { [weak self] code in self?.note("channel join", ["\(code)"]) }
  }
}
