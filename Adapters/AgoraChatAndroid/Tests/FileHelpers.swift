import AgoraChatAndroid
import Parlance
import Testing
import TestSupport

/// A callback with progress, whose outcome a test waits for: 0, or the error's number. Fails if it is called twice.
final class TransferOutcome: AgoraCallBack {
  let inbox = Inbox<Int>("outcome of a transfer")
  var progress: [Int] = []
  private var isTold = false

  private func report(_ code: Int) {
    #expect(!isTold)
    isTold = true
    inbox.add(code)
  }
  func onSuccess() { report(0) }
  func onProgress(_ progress: Int, _ status: String) {
    #expect(!isTold && status.isEmpty && (0...100).contains(progress))
    self.progress.append(progress)
  }
  func onError(_ code: Int, _ error: String) {
    #expect(code != 0 && !error.isEmpty)
    report(code)
  }
}

extension ChatApp {
  /// Sends a message with a file and waits for the outcome.
  @MainActor func transfer(_ message: AgoraMessage) async throws -> (code: Int, progress: [Int]) {
    let outcome = TransferOutcome()
    manager.sendMessage(message, outcome)
    return (try await outcome.inbox.next(), outcome.progress)
  }

  /// Downloads the file of a message and waits for the outcome.
  @MainActor func fetch(_ message: AgoraMessage) async throws -> (code: Int, progress: [Int]) {
    let outcome = TransferOutcome()
    message.setMessageStatusCallback(outcome)
    manager.asyncFetchMessage(message)
    let code = try await outcome.inbox.next()
    message.setMessageStatusCallback(nil)
    return (code, outcome.progress)
  }

  /// Downloads what an address leads to and waits for the outcome.
  @MainActor func download(_ address: String, to path: String) async throws -> (code: Int, progress: [Int]) {
    let outcome = TransferOutcome()
    manager.downloadFile(address, path, [:], outcome)
    return (try await outcome.inbox.next(), outcome.progress)
  }
}

/// The body of a message with a file.
func file(_ message: AgoraMessage) throws -> FileMessageBody { try #require(message.getBody() as? FileMessageBody) }

/// An engine with alice and bob.
@MainActor func pair(
  _ environment: MessagingEnvironment = .inMemory()
) async throws -> (alice: ChatApp, bob: ChatApp) {
  (try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment))
}
