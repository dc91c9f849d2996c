internal import Foundation
internal import Parlance

/// The log of a client: what its app writes, and the events of its login. Never a text or a token of the app's users.
final class ClientLog: Sendable {
  /// The size in bytes at which one of the two files is full.
  static let fileSize = 2 * 1024 * 1024

  private struct State {
    /// The environment in whose folder the file is.
    weak var environment: MessagingEnvironment?
  }

  let delegates = DelegateList<any AgoraChatLogDelegate>()
  private let file = RotatingLog(limit: ClientLog.fileSize)
  private let state = Lock(State())
  private let device: DeviceID
  /// Writes a line to the console; tests take its place.
  let console = Lock<@Sendable (String) -> Void> { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  init(_ device: DeviceID) { self.device = device }

  /// Writes a line: into the file, to the delegates, and to the console if the app wants that.
  func write(_ level: String, _ text: String, _ environment: MessagingEnvironment, showsInConsole: Bool) {
    let time = ISO8601DateFormatter().string(
      from: Date(timeIntervalSince1970: TimeInterval(environment.clock.now().milliseconds) / 1000))
    let line = "\(time) \(level) \(text)"
    // Under the lock, so that all see the lines in one order.
    state.withLock { state in
      // Without a folder, as when the engine cannot be opened, the line still goes to the console and the delegates.
      if (try? open(&state, environment)) != nil { file.write(line) }
      if showsInConsole { console.withLock { $0 }(line) }
      delegates.notifyLater(on: environment.callbackQueue) {
        ($0 as any AgoraChatLogDelegateCalls).logDidOutput(line)
      }
    }
  }

  /// Writes what is in the log into a file of its own, which the app may delete.
  ///
  /// - returns: The path of that file.
  /// - throws: A storage error, naming the file.
  func export(_ environment: MessagingEnvironment) throws(MessagingError) -> String {
    let path = try environment.logPath(style: ClientCore.style, name: device.string + ".export.log")
    let exported = state.withLock { state in
      Result { () throws(MessagingError) in
        try open(&state, environment)
        try file.copy(to: path)
      }
    }
    do throws(MessagingError) {
      try exported.get()
    } catch {
      throw MessagingError(.storageFailed, error.detail)
    }
    return path
  }

  private func open(_ state: inout State, _ environment: MessagingEnvironment) throws(MessagingError) {
    if state.environment === environment, !environment.isShutDown { return }
    let path = try environment.logPath(style: ClientCore.style, name: device.string + ".log")
    guard file.open(path) else { throw MessagingError(.storageFailed, path) }
    state.environment = environment
  }
}

extension ClientCore {
  /// Writes an event into the log, if the options want events of its level.
  ///
  /// - parameter environment: The engine that it concerns; the client's if nil.
  func log(_ level: AgoraChatLogLevel, _ text: String, in environment: MessagingEnvironment? = nil) {
    let options = options
    guard level.rawValue >= options.logLevel.rawValue else { return }
    log.write("\(level)", text, environment ?? slot.environment, showsInConsole: options.enableConsoleLog)
  }
}
