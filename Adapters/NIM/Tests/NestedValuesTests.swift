import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Values nested without end, or nearly so, in what an app supplies: each is refused, and nothing else happens.
@Suite @MainActor struct NestedValuesTests {
  private let session = ChatApp.direct("bob")

  @Test(arguments: NestedValue.allCases) func extensions(_ nested: NestedValue) async throws {
    let environment = MessagingEnvironment.inMemory()
    try environment.administration.createAccount("bob")
    let app = try await ChatApp.other("alice", in: environment)
    let manager = app.sdk.conversationManager
    let kept = try await app.send("hello", to: session)
    let ext: [AnyHashable: Any] = ["a": nested.value, "b": [nested.value]]
    let changes: [(NIMMessage) -> Void] = [
      { $0.remoteExt = ext }, { $0.localExt = ext }, { $0.apnsPayload = ext },
    ]
    for change in changes {
      let message = NIMMessage()
      message.text = "text"
      change(message)
      let refusal = #expect(throws: NSError.self) { try app.sdk.chatManager.send(message, to: session) }
      #expect(refusal?.local == .invalidParam)
      #expect(try await outcome { manager.save(message, for: session, completion: $0) }?.local == .invalidParam)
    }
    kept.localExt = ext
    #expect(try await outcome { manager.update(kept, for: session, completion: $0) }?.local == .invalidParam)
    let option = NIMRevokeMessageOption()
    option.apnsPayload = ext
    #expect(
      try await outcome { app.sdk.chatManager.revokeMessage(kept, option: option, completion: $0) }?.local
        == .invalidParam)
    let recent = try #require(manager.recentSession(by: session))
    manager.updateRecentLocalExt(ext, recentSession: recent)
    let stored = manager.recentSession(by: session)?.localExt
    #expect(stored == nil)
    #expect(app.localIds(in: session) == [kept.messageId])
    environment.shutDown()
  }

  // Foundation's containers take no other values than Foundation's, of which they follow all.
  @Test(arguments: [NestedValue.deepFoundationArray, .arrayInItself, .objectInItself])
  func lifetimesOfFiles(_ nested: NestedValue) async throws {
    let environment = MessagingEnvironment.inMemory()
    try environment.administration.createAccount("bob")
    let app = try await ChatApp.other("alice", in: environment)
    app.sdk.sceneDict.setObject(nested.value, forKey: NSString(string: "endless"))
    for scene in ["endless", NIMNOSSceneTypeMessage] {
      let message = NIMMessage()
      message.messageObject = NIMFileObject(data: Data([1]), extension: "bin", scene: scene)
      let refusal = #expect(throws: NSError.self) { try app.sdk.chatManager.send(message, to: session) }
      #expect(refusal?.local == .invalidParam)
    }
    environment.shutDown()
  }
}
