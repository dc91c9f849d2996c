import Foundation
import QD_IMSDK
import Testing

/// An app written against the vendor's SDK: the calls of QD's documents, in their spelling.
private final class App: NSObject, QDChatManagerDelegate, QDConversationManagerDelegate, QDLoginManagerDelegate {
  let client: QDClient
  var log: [String] = []

  init(_ client: QDClient) {
    self.client = client
    super.init()
    client.chatManager.add(self)
    client.chatManager.addChatDeleage(self)
    client.conversationManager.add(self)
    client.loginManager.add(self)
  }

  func logIn() {
    client.serverOptions = QDServerOptions.serverOption(withIp: "192.0.2.1", port: 8000, domain: "example.org")
    client.loginManager.login(withAccount: "account", password: "password") { [self] token, error in
      if let token { client.loginManager.autoLogin(withAccount: "account", token: token) }
      log.append(error?.localizedDescription ?? "logged in")
    }
    client.loginManager.login(withMoblie: "13800000000", vcode: "1234") { _, _ in }
  }

  func sendSamples() throws {
    let session = QDSession("account", type: .P2P)
    let text = QDMessage()
    text.text = "hello Qida"
    try client.chatManager.send(text, to: session)
    let place = QDMessage()
    place.messageObject = QDLocationObject(latitude: 120.94720, longitude: 48.28476, title: "title", info: "address")
    try client.chatManager.send(place, to: session)
  }

  func sendFiles(_ image: QDImage, _ path: String, _ data: Data) throws {
    let option = QDImageOption()
    option.compressQuality = 0.8
    option.format = .PNG
    let audio = QDAudioObject(sourcePath: path)
    audio.duration = 1000
    let objects: [any QDMessageObject] = [
      QDImageObject(image: image), QDImageObject(image: image, imageOption: option), QDImageObject(sourcePath: path),
      audio, QDVideoObject(sourcePath: path), QDFileObject(sourcePath: path),
      QDFileObject(data: data, extension: "data"),
    ]
    for object in objects {
      let message = QDMessage()
      message.messageObject = object
      try client.chatManager.send(message, to: QDSession("user", type: .P2P))
    }
  }

  func show(_ message: QDMessage) throws {
    switch message.messageObject {
    case let image as QDImageObject:
      log.append("\(image.thumbPath ?? image.path ?? "") \(image.size.width) \(image.thumbUrl ?? image.url ?? "")")
    case let audio as QDAudioObject: log.append("\(audio.path ?? "") \(audio.duration)")
    case let video as QDVideoObject:
      log.append("\(video.coverPath ?? "") \(video.coverSize.width) \(video.coverUrl ?? "")")
    case let file as QDFileObject: log.append("\(file.fileName ?? "") \(file.fileLength) \(file.md5 ?? "")")
    default: break
    }
    if message.attachmentDownloadState == .needDownload { try client.chatManager.fetchMessageAttachment(message) }
  }

  func use(_ message: QDMessage) {
    let manager: any QDChatManager = client.chatManager
    manager.sendMessageReceipt(message)
    manager.sendMessageReceipt(message) { [self] error in log.append("\(error == nil)") }
    manager.revokeMessage(message)
    manager.revokeMessage(message) { error in
      let tip = QDMessage()
      tip.text = "revoked"
      tip.messageObject = QDTipObject()
      if error == nil { manager.save(tip, for: message.session, completion: nil) }
    }
    let older = manager.messages(in: message.session, message: message, limit: 20)
    let recent = manager.allRecentSessions()?.first
    if let recent { manager.updateRecentLocalExt(["pinned": true], recentSession: recent) }
    log.append("\(older.count) \(recent?.unreadCount ?? 0) \(recent?.lastMessage?.text ?? "")")
  }

  func willSend(_ message: QDMessage) { log.append("willSend") }
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) { log.append("didComplete") }
  func fetchMessageAttachment(_ message: QDMessage, progress: Float) { log.append("fetched \(progress)") }
  func onRecvMessages(_ messages: [QDMessage]) { log.append("onRecvMessages \(messages.count)") }
  func onRecvReceiptsMessage(_ message: QDMessage) { log.append("onRecvReceiptsMessage") }
  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    log.append("onRecvRevokeMessageNotification \(notification.messageFromUserId)")
  }
  func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int) { log.append("didAdd") }
  func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int) { log.append("didUpdate") }
  func didRemove(_ recentSession: QDRecentSession, totalUnreadCount: Int) { log.append("didRemove") }
  func onLogin(_ step: QDLoginStep) { log.append("onLogin \(step.rawValue)") }
}

@Suite struct AppSurfaceTests {
  private let client = QDClient(environment: nil, device: "test")

  @Test func anAppsOwnMethodsAreTheOnesCalled() {
    let app = App(client)
    let delegate: any QDChatManagerDelegate = app
    delegate.willSend(QDMessage())
    delegate.send(QDMessage(), didCompleteWithError: nil)
    delegate.onRecvMessages([])
    delegate.fetchMessageAttachment(QDMessage(), progress: 0.5)
    delegate.onRecvReceiptsMessage(QDMessage())
    let login: any QDLoginManagerDelegate = app
    login.onLogin(.linking)
    #expect(
      app.log == ["willSend", "didComplete", "onRecvMessages 0", "fetched 0.5", "onRecvReceiptsMessage", "onLogin 1"])
  }

  @Test func withoutALoginNothingCanBeSent() throws {
    let app = App(client)
    let error = #expect(throws: NSError.self) { try app.sendSamples() }
    #expect(error?.domain == QDErrorDomain)
    #expect(error?.code == QDErrorCode.userInfoNeeded.rawValue)
    let fetching = #expect(throws: NSError.self) { try client.chatManager.fetchMessageAttachment(QDMessage()) }
    #expect(fetching?.code == QDErrorCode.userInfoNeeded.rawValue)
  }

  @Test func withoutALoginThereIsNothingToRead() {
    #expect(client.chatManager.allRecentSessions() == nil)
    #expect(client.chatManager.messages(in: QDSession("a", type: .P2P), message: nil, limit: 10).isEmpty)
    #expect(client.groupManager.allMyGroupList() == nil)
    #expect(client.loginManager.currentAccount() == "")
    #expect(!client.loginManager.isLogined())
    #expect(client.conversationManager.allUnreadCount() == 0)
  }

  @Test func sharedClientIsOneObject() {
    #expect(QDClient.shared() === QDClient.shared())
    #expect(QDClient.shared() !== client)
  }
}
