import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: HistorySearchDriver {
  func searchHistory(_ word: String, in conversation: ConversationID) async throws -> [String] {
    try await log.request("retrieveServerMessages") { (reply: Reply<[String]>) in
      let option = NIMMessageServerRetrieveOption()
      option.keyword = word
      self.sdk.conversationManager.retrieveServerMessages(self.session(conversation), option: option) {
        error, messages in
        if let error { reply.fail(error) } else { reply.succeed((messages ?? []).compactMap(\.text)) }
      }
    }
  }
}
