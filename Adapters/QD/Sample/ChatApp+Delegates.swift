import Foundation
import QD_IMSDK
import SampleTerminal

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// What the SDK reports.

extension ChatApp: @MainActor QDLoginManagerDelegate {
  func onLogin(_ step: QDLoginStep) {
    switch step {
    case .loseConnection:
      isReconnecting = true
      screen.connection(isUp: false)
    case .syncOK where isReconnecting:
      isReconnecting = false
      screen.connection(isUp: true)
    default: break
    }
  }

  func onKick(_ code: QDKickReason, clientType: QDPlatfromType) { screen.show("logged out by \(code)") }

  func onAutoLoginFailed(_ error: any Error) {
    screen.loggedIn(QDClient.shared().loginManager.currentAccount(), problem: words(of: error))
  }
}

extension ChatApp: @MainActor QDChatManagerDelegate {
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    screen.sent(words(of: message), problem: words(of: error))
  }

  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages {
      screen.received(line(of: message), in: place(of: message.session))
      fetchFile(of: message)
    }
  }

  /// Downloads a picture or a file. The SDK fetches the preview of a picture by itself; the picture is at its address.
  private func fetchFile(of message: QDMessage) {
    let words = words(of: message)
    if let image = message.messageObject as? QDImageObject, let path = image.path,
      let url = image.url.flatMap({ URL(string: $0) })
    {
      download(url, to: path) { [self] problem in
        if let problem { return screen.outcome("downloading", problem: problem) }
        screen.saved(words, at: path)
      }
    } else if message.messageObject is QDFileObject {
      do {
        try QDClient.shared().chatManager.fetchMessageAttachment(message)
      } catch {
        screen.outcome("downloading", problem: self.words(of: error))
      }
    }
  }

  /// Downloads what is at an address, as an app does with any address.
  private func download(_ url: URL, to path: String, completion: @escaping @MainActor (String?) -> Void) {
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      let problem: String?
      if let data {
        do {
          try data.write(to: URL(fileURLWithPath: path))
          problem = nil
        } catch {
          problem = "\(error)"
        }
      } else {
        problem = error.map { "\($0)" } ?? "no data"
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(problem) } }
    }
    task.resume()
  }

  func fetchMessageAttachment(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    guard let file = message.messageObject as? QDFileObject else { return }
    if let problem = words(of: error) { return screen.outcome("downloading", problem: problem) }
    screen.saved(words(of: message), at: file.path)
  }

  func onRecvReceiptsMessage(_ message: QDMessage) {
    // In a group, QD does not report which members have read it.
    screen.read(words(of: message), by: message.session.sessionType == .P2P ? message.session.sessionId : nil)
  }

  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    screen.revoked(notification.message.map { words(of: $0) }, by: notification.fromUserId)
  }
}

extension ChatApp: @MainActor QDGroupManagerDelegate {
  func onGroupAdded(_ group: QDGroup) { screen.joined(team: group.groupId, named: group.groupName) }
}
