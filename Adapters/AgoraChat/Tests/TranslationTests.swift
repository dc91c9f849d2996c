import AgoraChat
import Parlance
import TestSupport
import Testing

/// Calls for a translation service, which is not there.
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
    bob.chat.translate(got, targetLanguages: ["en"])
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
}
