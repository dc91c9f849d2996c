import NIMSDK
import Parlance
import TestSupport
import Testing

/// Alice's phone and Bob, on one engine with a manual clock. Used on the main queue only.
@MainActor final class ConversationWorld {
  let clock = ManualClock()
  let environment: MessagingEnvironment
  let alice: ChatApp
  let bob: ChatApp
  /// The callbacks of Alice's phone for its sessions, from before its login on.
  let transcript = Transcript()
  /// Alice's session with Bob.
  let session = ChatApp.direct("bob")
  var manager: any NIMConversationManager { alice.sdk.conversationManager }

  init(configure: (NIMSDKConfig) -> Void = { _ in }) async throws {
    environment = .inMemory(clock: clock)
    bob = try await ChatApp.other("bob", in: environment)
    alice = try await ChatApp.other("alice", in: environment, configure: configure)
    alice.sdk.conversationManager.add(transcript)
  }

  isolated deinit { environment.shutDown() }

  /// Lets Bob send texts to a session, a second apart, and waits until Alice has them.
  func receive(_ texts: [String], in target: NIMSession = ChatApp.direct("alice")) async throws -> [NIMMessage] {
    var messages: [NIMMessage] = []
    for text in texts {
      clock.advance(bySeconds: 1)
      _ = try await bob.send(text, to: target)
      messages.append(try await alice.received.next())
    }
    _ = transcript.take()
    return messages
  }

  /// A further client of Alice's, with a transcript.
  func tablet(configure: (NIMSDKConfig) -> Void = { _ in }) async throws -> (app: ChatApp, transcript: Transcript) {
    let app = try await ChatApp.other("alice", device: "tablet", in: environment, configure: configure)
    let transcript = Transcript()
    app.sdk.conversationManager.add(transcript)
    return (app, transcript)
  }

  /// A team of Alice and Bob.
  func team() throws -> NIMSession {
    let id = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
    return NIMSession(id, type: .team)
  }

  /// Takes the network from Alice's phone.
  func disconnect() async throws {
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    while try await alice.steps.next() != .loseConnection {}
  }

  /// The texts of a session in the phone's database.
  func localTexts(_ session: NIMSession? = nil) -> [String] {
    (manager.messages(in: session ?? self.session, message: nil, limit: 100) ?? []).compactMap(\.text)
  }

  /// The texts of a session that the server has for an app, oldest first.
  func serverTexts(_ app: ChatApp? = nil, _ session: NIMSession? = nil) async throws -> [String] {
    let option = NIMHistoryMessageSearchOption()
    option.order = .asc
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      (app ?? alice).sdk.conversationManager.fetchMessageHistory(session ?? self.session, option: option, result: $0)
    }
    #expect(error == nil)
    return try #require(messages).compactMap(\.text)
  }
}
