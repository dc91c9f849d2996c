internal import Foundation
internal import Parlance

/// Exports and imports of the local database's messages.
extension ConversationManager {
  func exportMeessageInfos(
    with delegate: any NIMExportMessageDelegate, progress: @escaping NIMExportMessageProgress,
    completion: @escaping ((any Error)?, String?) -> Void
  ) {
    core.fetch(completion) { [core] device, done in
      device.exportMessages(
        to: nil, replaces: true,
        choosing: { message in
          let object = NIMMessage(message, core: core)
          guard delegate.shouldExport(object) else { return nil }
          return object.merged(into: message) { delegate.onMessageWillExport(object) }
        }, progress: { progress(Float($0)) }
      ) { result in done(result.nim.map(\.path)) }
    }
  }

  func importMessageInfos(
    atPath infoFilePath: String, delegate: any NIMImportMessageDelegate,
    progress: @escaping NIMImportMessageProgress, completion: @escaping ((any Error)?) -> Void
  ) {
    core.request(completion) { [core] device, done in
      device.importMessages(
        from: infoFilePath,
        choosing: { message in
          let object = NIMMessage(message, core: core)
          guard delegate.shouldImport(object) else { return nil }
          return object.merged(into: message) { delegate.onMessageWillImport(object) }
        }, progress: { progress(Float($0)) }
      ) { result in
        switch result {
        case .success: done(nil)
        case .failure(let error): done(error.nim)
        }
      }
    }
  }

  func cancelMigrateMessages() { core.device?.cancelMessageTransfer() }

  func updateMigrateMessageInfo(withURL URL: String, key: String, completion: @escaping ((any Error)?) -> Void) {
    core.request(completion) { device, done in
      device.noteBackup(address: URL, key: key) { result in
        switch result {
        case .success: done(nil)
        case .failure(let error): done(error.nim)
        }
      }
    }
  }

  func fetchMigrateMessageInfo(_ completion: @escaping ((any Error)?, String?, String?) -> Void) {
    let answer = { (error: (any Error)?, backup: MessageBackup?) in completion(error, backup?.address, backup?.key) }
    core.fetch(answer) { device, done in
      device.fetchBackup { done($0.nim.unlessMissing("no backup was noted")) }
    }
  }

  func decodeMessage(from encodeData: Data) -> NIMMessage {
    guard let message = try? Message(archived: Array(encodeData)) else { return NIMMessage() }
    return NIMMessage(message, core: core)
  }

  func encodeMessage(toData message: NIMMessage) -> Data {
    guard let archived = message.archivable(core) else { return Data() }
    return Data(archived.archived())
  }
}

extension NIMMessage {
  /// Returns a message of the engine with what the app changes of its object while something runs.
  func merged(into message: Message, while change: () -> Void) -> Message {
    let before = try? draft(to: message.conversation, countsReceipts: true)
    change()
    var message = message
    if let text = try? localExtensionText() { message.localExtension = text }
    guard let after = try? draft(to: message.conversation, countsReceipts: true), after.body != before?.body else {
      return message
    }
    return message.merging(after.body)
  }

  /// The message as the engine has it, with what the app changed of it; nil for one that has no session or no content.
  fileprivate func archivable(_ core: ClientCore) -> Message? {
    guard let conversation = session?.conversation else { return nil }
    guard let draft = try? draft(to: conversation, countsReceipts: core.teamReceiptsEnabled) else { return stored }
    if let stored {
      var message = loadedDetails == nil ? stored : stored.merging(draft.body)
      message.localExtension = draft.localExtension
      return message
    }
    return Message(draft, sender: from.map { AccountID($0) } ?? core.account ?? "", time: core.now)
  }
}

extension Message {
  /// Returns the message with another content; what no object of this style shows stays.
  fileprivate func merging(_ new: MessageBody) -> Message {
    var body = body
    body.content = new.content
    body.attributes = new.attributes
    body.fallbackText = new.fallbackText ?? body.fallbackText
    body.push = new.push
    body.extensions[ClientCore.style] = new.extensions[ClientCore.style]
    return replacing(body)
  }
}
