import Dispatch
import Foundation
import Parlance

/// Two accounts in one process; one sends messages to the other as fast as possible, until the process is killed.
///
/// Usage: `parlance-crash-probe FOLDER PREFIX [files]`. Every line on standard output is written before the next thing
/// happens, so that a reader knows what had happened at the time of death: `sent ID` once the hub acknowledged a
/// message, `received ID` from inside the receiver's callback. With `files` each message carries one, which the receiver
/// fetches: `fetched ID`.
///
/// Safe to share: the semaphore is, and nothing else changes.
final class Probe: @unchecked Sendable {
  /// Limits the number of messages that wait for the hub.
  private let room: DispatchSemaphore
  private let environment: MessagingEnvironment
  private let folder: URL
  private let prefix: String
  private let sendsFiles: Bool
  private let receiver = Lock<Device?>(nil)

  init(folder: URL, prefix: String, sendsFiles: Bool) throws {
    environment = try .embedded(at: folder, callbackQueue: DispatchQueue(label: "probe"))
    self.folder = folder
    self.prefix = prefix
    self.sendsFiles = sendsFiles
    room = DispatchSemaphore(value: sendsFiles ? 3 : 100)
  }

  func run() throws {
    let bob = try open("bob", device: "b1")
    receiver.withLock { $0 = bob }
    let alice = try open("alice", device: "a1")
    for number in 1... {
      room.wait()
      let id = "\(prefix)-\(number)"
      var draft = MessageDraft(
        id: MessageID(id), conversation: .direct("bob"), body: MessageBody(content: .text("\(prefix) \(number)")))
      if sendsFiles {
        draft.body.content = .file(MediaContent())
        draft.attachments = [MessageAttachment(source: .file(try write(id)))]
      }
      try alice.send(draft)
    }
  }

  /// Makes a file of a few chunks that tells which message it belongs to.
  private func write(_ id: String) throws -> String {
    let sum = id.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
    let file = folder.appendingPathComponent("\(id).bin")
    try Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8 &+ sum) }).write(to: file)
    return file.path
  }

  private func open(_ account: AccountID, device: DeviceID) throws -> Device {
    do { try environment.administration.createAccount(account) } catch  where error.code == .accountExists {}
    let configuration = DeviceConfiguration(style: "NIM", account: account, device: device)
    let opened = try environment.openDevice(configuration) { [self] events in events.forEach(handle) }
    let isConnected = DispatchSemaphore(value: 0)
    opened.connect(token: "token") { error in
      if let error { say("failed \(error)") }
      isConnected.signal()
    }
    isConnected.wait()
    return opened
  }

  private func handle(_ event: DeviceEvent) {
    switch event {
    case .sent(let message, let error):
      say(error.map { "refused \(message.id) \($0)" } ?? "sent \(message.id)")
      if message.id.string.hasPrefix("\(prefix)-") { room.signal() }
    case .received(let messages):
      for message in messages {
        say("received \(message.id)")
        if message.kind == .file { fetch(message.id) }
      }
    default: break
    }
  }
}

extension Probe {
  private func fetch(_ id: MessageID) {
    // What an earlier life left is received before the device is at hand.
    receiver.withLock { $0 }?.fetchAttachment(of: id) { result in
      switch result {
      case .success: say("fetched \(id)")
      case .failure(let error): say("unfetched \(id) \(error)")
      }
    }
  }
}

/// Writes a line at once, past every buffer of this process.
func say(_ line: String) {
  var bytes = Array("\(line)\n".utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(3) }
    bytes = bytes.dropFirst(count)
  }
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2 || arguments.count == 3 && arguments.last == "files" else {
  say("usage: parlance-crash-probe FOLDER PREFIX [files]")
  exit(2)
}
do {
  let folder = URL(fileURLWithPath: CommandLine.arguments[1])
  try Probe(folder: folder, prefix: CommandLine.arguments[2], sendsFiles: arguments.count == 3).run()
} catch {
  say("failed \(error)")
  exit(1)
}
