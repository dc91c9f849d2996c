// The code that the phone qd shows. ShownCodeTests compares it, and writes it anew.
// swift-format-ignore-file

import Foundation
import QD_IMSDK

@MainActor
private struct QDShown {
  func shown1() throws {
    QDClient.shared().loginManager.login(withAccount: "quinn", password: "") { token, error in }
  }

  func shown2() throws {
    let session = QDSession("nina", type: .P2P)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    QDClient.shared().chatManager.sendMessageReceipt(message) { error in }
  }

  func shown3() throws {
    let session = QDSession("nina", type: .P2P)
    QDClient.shared().conversationManager.markAllMessagesRead(in: session) { error in }
  }

  func shown4() throws {
    let message = QDMessage()
    message.text = "take me back"
    let session = QDSession("nina", type: .P2P)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown5() throws {
    let session = QDSession("nina", type: .P2P)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    QDClient.shared().chatManager.revokeMessage(message) { error in }
  }

  func shown6() throws {
    let message = QDMessage()
    let object = QDImageObject(sourcePath: "/files/sent-image")
    object.fileName = "sent-image"
    message.messageObject = object
    let session = QDSession("nina", type: .P2P)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown7() throws {
    let session = QDSession("nina", type: .P2P)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? QDImageObject, let path = object.path,
      let url = object.url.flatMap({ URL(string: $0) })
    else { return }
    try Data(contentsOf: url).write(to: URL(fileURLWithPath: path))
  }

  func shown8() throws {
    let message = QDMessage()
    let object = QDFileObject(sourcePath: "/files/sent-file")
    object.fileName = "sent-file"
    message.messageObject = object
    let session = QDSession("nina", type: .P2P)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown9() throws {
    let session = QDSession("nina", type: .P2P)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    try QDClient.shared().chatManager.fetchMessageAttachment(message)
  }

  func shown10() throws {
    let message = QDMessage()
    let object = QDAudioObject(sourcePath: "/files/sent-audio")
    object.fileName = "sent-audio"
    message.messageObject = object
    let session = QDSession("nina", type: .P2P)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown11() throws {
    let message = QDMessage()
    let object = QDVideoObject(sourcePath: "/files/sent-video")
    object.fileName = "sent-video"
    message.messageObject = object
    let session = QDSession("nina", type: .P2P)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown12() throws {
    let session = QDSession("nina", type: .P2P)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? QDVideoObject, let path = object.path,
      let url = object.url.flatMap({ URL(string: $0) })
    else { return }
    try Data(contentsOf: url).write(to: URL(fileURLWithPath: path))
  }

  func shown13() throws {
    let session = QDSession("nina", type: .P2P)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    QDClient.shared().conversationManager.delete(message) { error in }
  }

  func shown14() throws {
    let session = QDSession("trip", type: .group)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    QDClient.shared().chatManager.sendMessageReceipt(message) { error in }
  }

  func shown15() throws {
    let session = QDSession("trip", type: .group)
    QDClient.shared().conversationManager.markAllMessagesRead(in: session) { error in }
  }

  func shown16() throws {
    let message = QDMessage()
    message.text = "take me back"
    let session = QDSession("trip", type: .group)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown17() throws {
    let session = QDSession("trip", type: .group)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    QDClient.shared().chatManager.revokeMessage(message) { error in }
  }

  func shown18() throws {
    let message = QDMessage()
    let object = QDImageObject(sourcePath: "/files/sent-image")
    object.fileName = "sent-image"
    message.messageObject = object
    let session = QDSession("trip", type: .group)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown19() throws {
    let session = QDSession("trip", type: .group)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? QDImageObject, let path = object.path,
      let url = object.url.flatMap({ URL(string: $0) })
    else { return }
    try Data(contentsOf: url).write(to: URL(fileURLWithPath: path))
  }

  func shown20() throws {
    let message = QDMessage()
    let object = QDFileObject(sourcePath: "/files/sent-file")
    object.fileName = "sent-file"
    message.messageObject = object
    let session = QDSession("trip", type: .group)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown21() throws {
    let session = QDSession("trip", type: .group)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    try QDClient.shared().chatManager.fetchMessageAttachment(message)
  }

  func shown22() throws {
    let message = QDMessage()
    let object = QDAudioObject(sourcePath: "/files/sent-audio")
    object.fileName = "sent-audio"
    message.messageObject = object
    let session = QDSession("trip", type: .group)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown23() throws {
    let message = QDMessage()
    let object = QDVideoObject(sourcePath: "/files/sent-video")
    object.fileName = "sent-video"
    message.messageObject = object
    let session = QDSession("trip", type: .group)
    try QDClient.shared().chatManager.send(message, to: session)
  }

  func shown24() throws {
    let session = QDSession("trip", type: .group)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    guard let object = message.messageObject as? QDVideoObject, let path = object.path,
      let url = object.url.flatMap({ URL(string: $0) })
    else { return }
    try Data(contentsOf: url).write(to: URL(fileURLWithPath: path))
  }

  func shown25() throws {
    let session = QDSession("trip", type: .group)
    let found = QDClient.shared().chatManager.messages(in: session, messageIds: ["message-id"])
    guard let message = found?.first else { return }
    QDClient.shared().conversationManager.delete(message) { error in }
  }

  func shown26() throws {
    QDClient.shared().groupManager.fetchGroupInfo("trip") { group, members, error in }
  }

  func shown27() throws {
    QDClient.shared().groupManager.kickUsers(["rita"], fromGroup: "trip") { error in }
  }

  func shown28() throws {
    QDClient.shared().groupManager.addUsers(["rita"], toGroup: "trip") { error in }
  }

  func shown29() throws {
    QDClient.shared().loginManager.logout { error in }
  }

  func shown30() throws {
    let session = QDSession("nina", type: .P2P)
    let messages = QDClient.shared().chatManager.messages(in: session, message: nil, limit: 200)
    _ = messages
  }

  func shown31() throws {
    let session = QDSession("trip", type: .group)
    let messages = QDClient.shared().chatManager.messages(in: session, message: nil, limit: 200)
    _ = messages
  }
}
