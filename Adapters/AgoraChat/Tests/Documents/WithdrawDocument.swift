import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

/// Which of the vendor's spellings a program is written in.
enum Spelling: CaseIterable {
  case shipped, document, hyphenate

  @MainActor var program: any WithdrawProgram {
    switch self {
    case .shipped: WithdrawProgram131()
    case .document: WithdrawProgram3x()
    case .hyphenate: WithdrawProgramEM()
    }
  }
}

extension Documents {
  /// Document 000, "iOS Message Withdraw".
  @Suite @MainActor struct WithdrawDocument {
    /// The singleton, logged in under a new name, and a peer.
    private func people() throws -> (me: ChatApp, peer: ChatApp) {
      let environment = DefaultEnvironment.environment
      AgoraChatClient.shared.logout(false)
      let name = "me-\(UUID().uuidString.prefix(8).lowercased())"
      #expect(AgoraChatClient.shared.login(withUsername: name, password: "") == nil)
      let me = ChatApp(name, shared: AgoraChatClient.shared)
      let peer = try ChatApp.loggedIn("peer-\(UUID().uuidString.prefix(8).lowercased())", environment)
      return (me, peer)
    }

    private func group(_ me: ChatApp, _ peer: ChatApp) throws -> String {
      try DefaultEnvironment.environment.administration.createGroup(
        name: "group", owner: AccountID(me.account), members: [AccountID(peer.account)])
    }

    /// "A sends a message, A withdraws it: the id goes to B in a CMD." B is any app of the SDK.
    @Test(arguments: Spelling.allCases, [false, true])
    func theSendersSide(_ spelling: Spelling, isGroup: Bool) async throws {
      let (me, peer) = try people()
      let conversation = isGroup ? try group(me, peer) : peer.account
      let type: AgoraChatType = isGroup ? .groupChat : .chat
      let message = try await me.say("oops", to: conversation, type: type)
      let received = try await peer.received.next()
      let program = spelling.program
      program.start()
      program.revokeMessage(messageId: message.messageId, conversationId: conversation, isGroup: isGroup)
      #expect(try await program.sent.next() == nil)
      let command = try await peer.commands.next()
      #expect((command.body as? AgoraChatCmdMessageBody)?.action == "REVOKE_FLAG")
      #expect(command.ext?["msgId"] as? String == message.messageId)
      #expect(command.from == me.account)
      #expect(command.chatType == type)
      #expect(command.conversationId == (isGroup ? conversation : me.account))
      // The receiver's app finds the message until it deletes it, or until its delegates have returned.
      try await peer.catchUp()
      #expect(peer.chat.getMessageWithMessageId(received.messageId) == nil)
      // No database has the CMD, and it is not a message.
      #expect(me.chat.getMessageWithMessageId(command.messageId) == nil)
      #expect(peer.chat.getMessageWithMessageId(command.messageId) == nil)
      #expect(peer.received.pending.isEmpty)
      #expect(peer.recalls.pending.isEmpty)
      // The sender's own copy is the app's to delete.
      #expect(me.chat.getMessageWithMessageId(message.messageId) != nil)
    }

    /// "B receives the CMD and deletes the message."
    @Test(arguments: Spelling.allCases, [false, true])
    func theReceiversSide(_ spelling: Spelling, isGroup: Bool) async throws {
      let (me, peer) = try people()
      let program = spelling.program
      program.start()
      let conversation = isGroup ? try group(me, peer) : me.account
      let message = try await peer.say("oops", to: conversation, type: isGroup ? .groupChat : .chat)
      let received = try await me.received.next()
      let home = try me.conversation(isGroup ? conversation : peer.account, isGroup ? .groupChat : .chat)
      #expect(home.unreadMessagesCount == 1)
      let command = AgoraChatMessage(
        conversationId: conversation, from: peer.account, to: conversation, body: .cmd(action: "REVOKE_FLAG"),
        ext: ["msgId": message.messageId])
      command.chatType = message.chatType
      #expect(try await peer.send(command) == nil)
      #expect(try await program.removed.next())
      try await me.catchUp()
      #expect(me.chat.getMessageWithMessageId(received.messageId) == nil)
      #expect(home.unreadMessagesCount == 0)
      #expect(me.recalls.pending.isEmpty)
      // The document looks a group's message up under its sender's name, which leaves an empty conversation here alone.
      if isGroup {
        let stray = try #require(me.chat.getConversationWithConvId(peer.account))
        #expect(stray.type == .groupChat)
        #expect(stray.latestMessage == nil)
      }
    }

    /// "If A is offline, there is no push": the CMD waits.
    @Test(arguments: Spelling.allCases)
    func aCommandWaitsForItsReceiver(_ spelling: Spelling) async throws {
      let (me, peer) = try people()
      let message = try await peer.say("oops", to: me.account)
      let received = try await me.received.next()
      #expect(AgoraChatClient.shared().logout(false) == nil)
      let command = AgoraChatMessage(
        conversationId: me.account, body: .cmd(action: "REVOKE_FLAG"), ext: ["msgId": message.messageId])
      #expect(try await peer.send(command) == nil)
      let program = spelling.program
      program.start()
      #expect(AgoraChatClient.shared().login(withUsername: me.account, password: "") == nil)
      #expect(try await program.removed.next())
      try await me.catchUp()
      #expect(me.chat.getMessageWithMessageId(received.messageId) == nil)
    }

    @Test(arguments: Spelling.allCases)
    func commandWithAnotherActionRevokesNothing(_ spelling: Spelling) async throws {
      let (me, peer) = try people()
      let program = spelling.program
      program.start()
      let command = AgoraChatMessage(conversationId: me.account, body: .cmd(action: "typing"), ext: nil)
      #expect(try await peer.send(command) == nil)
      #expect(try await program.others.next() == "typing")
    }
  }
}
