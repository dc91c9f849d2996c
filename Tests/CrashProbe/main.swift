import Dispatch
import Foundation
import Parlance

/// Two accounts in one process, one writing to the other as fast as it may, until somebody kills the process.
///
/// Usage: `parlance-crash-probe FOLDER PREFIX`. Every line on standard output is written before the next thing
/// happens, so that a reader knows what had happened at the time of death: `sent ID` once the hub acknowledged a
/// message, `received ID` from inside the receiver's callback.
///
/// Safe to share: the semaphore is, and nothing else changes.
final class Probe: @unchecked Sendable {
  /// How many messages may wait for the hub at a time.
  private let room = DispatchSemaphore(value: 100)
  private let environment: MessagingEnvironment
  private let prefix: String

  init(folder: URL, prefix: String) throws {
    environment = try .embedded(at: folder, callbackQueue: DispatchQueue(label: "probe"))
    self.prefix = prefix
  }

  func run() throws {
    _ = try open("bob", device: "b1")
    let alice = try open("alice", device: "a1")
    for number in 1... {
      room.wait()
      let body = MessageBody(content: .text("\(prefix) \(number)"))
      try alice.send(MessageDraft(id: MessageID("\(prefix)-\(number)"), conversation: .direct("bob"), body: body))
    }
  }

  private func open(_ account: AccountID, device: DeviceID) throws -> Device {
    do { try environment.administration.createAccount(account) } catch  where error.code == .accountExists {}
    let configuration = DeviceConfiguration(style: "Demo", account: account, device: device)
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
    case .received(let messages): for message in messages { say("received \(message.id)") }
    default: break
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

guard CommandLine.arguments.count == 3 else {
  say("usage: parlance-crash-probe FOLDER PREFIX")
  exit(2)
}
do {
  try Probe(folder: URL(fileURLWithPath: CommandLine.arguments[1]), prefix: CommandLine.arguments[2]).run()
} catch {
  say("failed \(error)")
  exit(1)
}
