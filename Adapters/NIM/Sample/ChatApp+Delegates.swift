import Foundation
import NIMSDK
import SampleTerminal

// What the SDK reports.

extension ChatApp: @MainActor NIMLoginManagerDelegate {
  func onLogin(_ step: NIMLoginStep) {
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

  func onKickout(_ result: NIMLoginKickoutResult) { screen.show("logged out by \(result.reasonCode)") }

  func onAutoLoginFailed(_ error: any Error) {
    screen.loggedIn(NIMSDK.shared().loginManager.currentAccount(), problem: words(of: error))
  }
}

extension ChatApp: @MainActor NIMChatManagerDelegate {
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    screen.sent(words(of: message), problem: words(of: error))
  }

  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages {
      guard let session = message.session else { continue }
      screen.received(line(of: message), in: place(of: session))
      fetchFile(of: message)
    }
  }

  /// Downloads a picture or a file. The SDK fetches the thumbnail of a picture by itself; the picture is at its address.
  private func fetchFile(of message: NIMMessage) {
    let words = words(of: message)
    if let image = message.messageObject as? NIMImageObject, let url = image.url, let path = image.path {
      NIMSDK.shared().resourceManager.download(url, filepath: path, progress: nil) { [self] error in
        if let problem = self.words(of: error) { return screen.outcome("downloading", problem: problem) }
        screen.saved(words, at: path)
      }
    } else if message.messageObject is NIMFileObject {
      do {
        try NIMSDK.shared().chatManager.fetchMessageAttachment(message)
      } catch {
        screen.outcome("downloading", problem: self.words(of: error))
      }
    }
  }

  func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    guard let file = message.messageObject as? NIMFileObject else { return }
    if let problem = words(of: error) { return screen.outcome("downloading", problem: problem) }
    screen.saved(words(of: message), at: file.path)
  }

  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    for receipt in receipts {
      guard let session = receipt.session,
        let message = NIMSDK.shared().conversationManager.messages(in: session, messageIds: [receipt.messageId])?.first
      else { continue }
      // In a P2P session, the peer has read it.
      let reader = session.sessionType == .P2P ? session.sessionId : receipt.teamReceiptInfo.readerAccount
      screen.read(words(of: message), by: reader)
    }
  }

  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    screen.revoked(notification.message.map { words(of: $0) }, by: notification.fromUserId)
  }
}

extension ChatApp: @MainActor NIMTeamManagerDelegate {
  func onTeamAdded(_ team: NIMTeam) { screen.joined(team: team.teamId ?? "", named: team.teamName) }
}
