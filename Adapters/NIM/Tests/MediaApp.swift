import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// An engine, a folder with files, and apps that send them.
@MainActor final class MediaWorld {
  let clock = ManualClock()
  let environment: MessagingEnvironment
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nim-media-\(UUID().uuidString)")

  /// The disks of the server and the devices, which a test can fill.
  let disk = FaultyFiles()

  init(_ change: (inout HubSettings) -> Void = { _ in }) throws {
    var settings = HubSettings()
    change(&settings)
    environment = .inMemory(
      clock: clock, settings: settings, folder: folder.appendingPathComponent("environment"), files: disk)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  isolated deinit {
    environment.shutDown()
    try? FileManager.default.removeItem(at: folder)
  }

  func app(_ account: String, configure: (NIMSDKConfig) -> Void = { _ in }) async throws -> MediaApp {
    MediaApp(try await ChatApp.other(account, in: environment, configure: configure))
  }

  func client(_ account: AccountID) async throws -> MessagingClient {
    let client = MessagingClient(environment: environment, account: account, device: "neutral")
    try await client.login()
    return client
  }

  /// Lets writes to paths with this in them find no room; nil makes room.
  func fill(_ part: String?) { disk.faults.withLock { $0.full = part } }

  /// Lets time pass, a text of the other side at a time, until a message came whose file waited for the server.
  ///
  /// - returns: The message as it was received.
  func wait(
    for message: NIMMessage, from sender: MediaApp, to receiver: MediaApp
  ) async throws -> NIMMessage {
    while message.deliveryState == .delivering {
      clock.advance(bySeconds: 6)
      _ = try await receiver.chat.send("text", to: ChatApp.direct(sender.chat.account))
    }
    try await sender.chat.complete(message)
    return try await receiver.chat.received.next()
  }

  /// Names of files below the folder whose paths have this in them.
  func names(_ part: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return name.contains(part) && FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
    return path(name)
  }

  /// Takes the network from an app, or gives it back, and waits until it knows.
  func setReachable(_ isReachable: Bool, _ app: MediaApp) async throws {
    environment.setReachable(isReachable, account: AccountID(app.chat.account), device: "phone", style: "NIM")
    let step: NIMLoginStep = isReachable ? .syncOK : .loseConnection
    while try await app.chat.steps.next() != step {}
  }

  /// Bytes of which no two stretches are the same.
  static func bytes(_ count: Int) -> [UInt8] {
    var state: UInt64 = 88_172_645_463_325_252
    return (0..<count).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state)
    }
  }

  /// A picture as far as its header goes.
  static func png(_ width: UInt8, _ height: UInt8, count: Int = 0) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 1, 2, 3, 4] + bytes(count)
  }
}

/// An app that shows how far files have come. Used on the main queue only.
@MainActor final class MediaApp {
  let chat: ChatApp
  let listener = MediaListener()
  var manager: any NIMChatManager { chat.sdk.chatManager }

  init(_ chat: ChatApp) {
    self.chat = chat
    chat.sdk.chatManager.add(listener)
  }

  /// Sends an object and waits until the server has it.
  func send(_ object: any NIMMessageObject, to account: String) async throws -> NIMMessage {
    let message = try submit(object, to: account)
    try await chat.complete(message)
    return message
  }

  func submit(_ object: any NIMMessageObject, to account: String) throws -> NIMMessage {
    let message = NIMMessage()
    message.messageObject = object
    try manager.send(message, to: ChatApp.direct(account))
    return message
  }

  /// Returns the error that sending an object throws; nil if none.
  func refusal(_ object: any NIMMessageObject) -> NSError? {
    do {
      _ = try submit(object, to: "bob")
      return nil
    } catch {
      return error as NSError
    }
  }

  /// Fetches an attachment and waits for it.
  func fetch(_ message: NIMMessage) async throws -> NSError? {
    try manager.fetchMessageAttachment(message)
    let (fetched, error) = try await listener.fetched.next()
    #expect(fetched === message)
    return error
  }

  /// Returns once everything was reported.
  func catchUp() async throws { try await chat.catchUp() }
}

/// Records the callbacks for files.
final class MediaListener: NSObject, NIMChatManagerDelegate {
  var sending: [String] = []
  var sendingProgress: [Float] = []
  var addresses: [String] = []
  var fetchProgress: [Float] = []
  let fetched = Inbox<(NIMMessage, NSError?)>("attachment")

  func willSend(_ message: NIMMessage) { sending.append("will") }
  func send(_ message: NIMMessage, progress: Float) {
    if sending.last != "progress" { sending.append("progress") }
    sendingProgress.append(progress)
  }
  func uploadAttachmentSuccess(_ urlString: String, for message: NIMMessage) {
    sending.append("uploaded")
    addresses.append(urlString)
  }
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) { sending.append("complete") }
  func fetchMessageAttachment(_ message: NIMMessage, progress: Float) { fetchProgress.append(progress) }
  func fetchMessageAttachment(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    fetched.add((message, error as NSError?))
  }
}

/// Returns the bytes at a path; nil without a file.
func contents(_ path: String?) -> [UInt8]? {
  path.flatMap { FileManager.default.contents(atPath: $0) }.map { [UInt8]($0) }
}

/// The bytes at an address.
func opened(_ address: String?) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: try #require(address.flatMap { URL(string: $0) })))
}

extension NSError {
  /// The local code; nil for a remote one.
  var local: NIMLocalErrorCode? { domain == NIMLocalErrorDomain ? NIMLocalErrorCode(rawValue: code) : nil }
  /// The remote code; nil for a local one.
  var remote: NIMRemoteErrorCode? { domain == NIMRemoteErrorDomain ? NIMRemoteErrorCode(rawValue: code) : nil }
}
