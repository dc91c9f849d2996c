import AgoraChat
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Calls for a translation service, which is not there, and the translations that an app keeps.
@Suite @MainActor struct TranslationTests {
  private func code(_ app: ChatApp, _ message: AgoraChatMessage, _ languages: String...) async throws
    -> AgoraChatErrorCode?
  {
    let inbox = Inbox<AgoraChatErrorCode?>("translation")
    app.chat.translate(message, targetLanguages: languages) { translated, error in
      #expect(translated == nil)
      inbox.add(error?.code)
    }
    return try await inbox.next()
  }

  private func languages(_ app: ChatApp) async throws -> AgoraChatErrorCode? {
    let inbox = Inbox<AgoraChatErrorCode?>("languages")
    app.chat.fetchSupportedLanguages { languages, error in
      #expect(languages == nil)
      inbox.add(error?.code)
    }
    return try await inbox.next()
  }

  @Test func theServiceIsNotEnabled() async throws {
    let environment = MessagingEnvironment.inMemory()
    let alice = try ChatApp.loggedIn("alice", environment)
    let bob = try ChatApp.loggedIn("bob", environment)
    let body = AgoraChatTextMessageBody(text: "guten Tag")
    body.targetLanguages = ["en", "fr"]
    let message = AgoraChatMessage(conversationID: "bob", body: body, ext: nil)
    #expect(try await alice.send(message) == nil)
    #expect((message.body as? AgoraChatTextMessageBody)?.targetLanguages == ["en", "fr"])
    let got = try await bob.received.next()
    let text = try #require(got.body as? AgoraChatTextMessageBody)
    #expect(text.text == "guten Tag" && text.translations == nil && text.targetLanguages == nil)
    #expect(try await code(bob, got, "en") == .translateServiceNotEnabled)
    #expect(try await code(bob, got) == .translateParamError)
    #expect(try await code(bob, got, "en", "") == .translateParamError)
    let place = AgoraChatLocationMessageBody(latitude: 1, longitude: 2, address: "a", buildingName: nil)
    let other = AgoraChatMessage(conversationID: "bob", body: place, ext: nil)
    #expect(try await code(bob, other, "en") == .translateParamError)
    #expect(try await languages(bob) == .translateServiceNotEnabled)
    silently { bob.chat.translate(got, targetLanguages: ["en"]) }
    bob.chat.fetchSupportedLanguages()
    #expect(bob.client.logout(false) == nil)
    #expect(try await code(bob, got, "en") == .userNotLogin)
    #expect(try await languages(bob) == .userNotLogin)
  }

  @Test func aLanguageHasItsNames() {
    let language = AgoraChatTranslateLanguage()
    language.languageCode = "de"
    language.languageName = "German"
    language.languageNativeName = "Deutsch"
    #expect(
      [language.languageCode, language.languageName, language.languageNativeName] == ["de", "German", "Deutsch"])
  }

  private func translation(_ id: String, _ text: String, times: UInt = 1) -> EMTranslationResult {
    let result = EMTranslationResult()
    result.msgId = id
    result.translations = text
    result.showTranslation = true
    result.translateTimes = times
    return result
  }

  @Test func anAppKeepsTheTranslationsThatItHas() async throws {
    let folder = try TemporaryFolder()
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    let (alice, bob) = try pair(environment)
    var ids: [String] = []
    for words in ["eins", "zwei", "drei"] {
      try await alice.say(words, to: "bob")
      ids.append(try await bob.received.next().messageId)
    }
    let manager: any IEMTranslateManager = bob.client.translateManager
    #expect(manager.getTranslationResult(byMsgId: ids[0]) == nil && manager.loadTranslateResults(10).isEmpty)
    for (id, text) in zip(ids, ["one", "two", "three"]) {
      #expect(manager.updateTranslate(translation(id, text), conversationId: "alice"))
    }
    // Of a message that is not there, or not in that conversation.
    #expect(!manager.updateTranslate(translation("none", "?"), conversationId: "alice"))
    #expect(!manager.updateTranslate(translation(ids[0], "?"), conversationId: "carol"))
    #expect(!manager.updateTranslate(translation("", "?"), conversationId: "alice"))
    #expect(!manager.updateTranslate(nil, conversationId: "alice"))
    #expect(manager.updateTranslate(translation(ids[1], "TWO", times: 2), conversationId: "alice"))
    let second = try #require(manager.getTranslationResult(byMsgId: ids[1]))
    #expect(second.msgId == ids[1] && second.translations == "TWO" && second.showTranslation)
    #expect(second.translateTimes == 2)
    #expect(manager.loadTranslateResults(2).map(\.translations) == ["three", "TWO"])
    #expect(manager.loadTranslateResults(0).isEmpty && manager.loadTranslateResults(-1).isEmpty)
    #expect(manager.loadTranslateResults(nil).isEmpty && manager.getTranslationResult(byMsgId: nil) == nil)
    // It is beside the text, and an app's other changes leave it.
    let message = try #require(bob.chat.getMessageWithMessageId(ids[1]))
    #expect(message.words == "zwei")
    message.ext = ["note": "mine"]
    #expect(bob.chat.update(message))
    environment.shutDown()

    let later = try MessagingEnvironment.embedded(at: folder.url)
    let again = try ChatApp.loggedIn("bob", later)
    let kept = again.client.translateManager
    #expect(kept.loadTranslateResults(10).map(\.translations) == ["three", "TWO", "one"])
    #expect(try #require(again.chat.getMessageWithMessageId(ids[1])).ext["note"] as? String == "mine")
    #expect(kept.removeTranslations(byMsgId: [ids[0], "none"]))
    #expect(kept.loadTranslateResults(10).map(\.translations) == ["three", "TWO"])
    // It goes with its message.
    #expect(try again.conversation("alice").deleteMessage(withId: ids[2]))
    #expect(kept.loadTranslateResults(10).map(\.translations) == ["TWO"])
    #expect(kept.removeTranslations(byConversationId: "carol") && kept.loadTranslateResults(10).count == 1)
    #expect(kept.removeTranslations(byConversationId: "alice") && kept.loadTranslateResults(10).isEmpty)
    #expect(kept.updateTranslate(translation(ids[0], "one"), conversationId: "alice"))
    #expect(kept.removeAllTranslations() && kept.loadTranslateResults(10).isEmpty)
    #expect(again.client.logout(false) == nil)
    #expect(!kept.updateTranslate(translation(ids[0], "one"), conversationId: "alice"))
    #expect(!kept.removeTranslations(byMsgId: [ids[0]]) && !kept.removeAllTranslations())
    #expect(!kept.removeTranslations(byConversationId: "alice") && kept.loadTranslateResults(10).isEmpty)
    later.shutDown()
  }
}
