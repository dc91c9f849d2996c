internal import Foundation
internal import Parlance

/// The manager of the index of one client.
final class IndexManager: NSObject, NIMIndexManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func syncMsgIndex(_ old: Bool, session: NIMSession?, completion: NIMSyncMsgIndexBlock?) {
    core.request(completion) { device, done in device.updateIndex { done($0?.nim) } }
  }

  func resetMsgIndex(_ completion: NIMResetMsgIndexBlock?) {
    core.request(completion) { device, done in device.discardIndex { done($0?.nim) } }
  }

  func queryMsgIndex(
    _ text: String, session: NIMSession?, option: NIMMsgIndexQueryOption?, withMessage: Bool,
    completion: NIMQueryMsgIndexBlock?
  ) {
    core.fetch(completion) { [core] device, done in
      let search = try IndexQuery(text, in: session, option ?? NIMMsgIndexQueryOption(), core: core)
      device.search(search.filtered) { result in
        done(
          result.nim.map { messages in
            let ordered = search.isNewer ? messages : messages.reversed()
            let records = ordered.flatMap { message -> [NIMMsgIndexRecord] in
              let session = core.session(of: message.conversation)
              return search.texts(of: message).map { NIMMsgIndexRecord($0, of: message, in: session) }
            }
            let result = NIMMsgIndexQueryResult(records, core: core)
            if withMessage { for session in result.sessions ?? [] { result.load(session, device, core) } }
            return result
          })
      }
    }
  }

  // There is nothing to report.
  func add(_ delegate: any NIMIndexManagerDelegate) {}
  func remove(_ delegate: any NIMIndexManagerDelegate) {}
}

/// A query of the index in NIM's words.
private struct IndexQuery {
  let isNewer: Bool
  private let keyword: SearchKeyword
  private let producer: (any NIMMsgIndexProduceDelegate)?
  private let core: ClientCore
  private let query: MessageQuery

  /// - throws: Local errors `invalidParam` and `notSupported`.
  init(_ text: String, in session: NIMSession?, _ option: NIMMsgIndexQueryOption, core: ClientCore) throws {
    keyword = SearchKeyword(text)
    guard !keyword.isEmpty else { throw NSError.invalidParameter("an empty text") }
    guard !option.startTime.isNaN, !option.endTime.isNaN else {
      throw NSError.invalidParameter("a time is not a number")
    }
    let conversation = try session.map { try core.conversation(of: $0).unlessChatroom("an index of chatrooms") }
    self.core = core
    producer = core.config.msgIndexProducer
    isNewer = option.timeOrder == .asc
    var query = MessageQuery(
      in: conversation, newer: isNewer, limit: option.limit == 0 ? .max : Int(clamping: option.limit))
    if option.startTime > 0 { query.from = Timestamp(seconds: option.startTime) }
    if option.endTime > 0 { query.until = Timestamp(seconds: option.endTime) }
    if producer == nil { query.kinds = [.text, .tip] }
    self.query = query
  }

  /// The search of the database. What a producer says of a message is in no index: each message is looked at.
  var filtered: FilteredSearch {
    let search = MessageSearch(producer == nil ? [keyword] : [], among: query)
    return FilteredSearch(search) { message in message.conversation.kind != .room && !texts(of: message).isEmpty }
  }

  /// Returns the texts of a message in which the keyword is.
  func texts(of message: Message) -> [IndexedText] {
    var texts: [IndexedText] = []
    switch message.body.content {
    case .text(let text): texts.append(IndexedText(text: text, type: NIMIndexType.msgText.rawValue))
    case .tip(let text, _): texts.append(IndexedText(text: text ?? "", type: NIMIndexType.msgText.rawValue))
    default: break
    }
    if let producer {
      let object = NIMMessage(message, core: core)
      if let text = producer.produceText(object) {
        texts.append(IndexedText(text: text, type: NIMIndexType.msgText.rawValue))
      }
      texts += (producer.produceTexts(object) ?? []).map { IndexedText(text: $0.text, type: $0.type) }
    }
    return texts.filter { keyword.occurs(in: $0.text) }
  }
}
