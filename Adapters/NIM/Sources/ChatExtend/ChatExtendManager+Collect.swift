internal import Foundation
internal import Parlance

extension ChatExtendManager {
  func addCollect(_ info: NIMAddCollectParams, completion: NIMAddCollectBlock?) {
    core.fetch(completion) { device, done in
      guard info.data.utf8.count <= Limits.collectData else {
        throw NSError.invalidParameter("data exceeds \(Limits.collectData) bytes")
      }
      device.saveItem(
        type: Int64(info.type), data: info.data, note: try Self.checked(info.ext, "ext"),
        uniqueID: try Self.checked(info.uniqueId, "uniqueId")
      ) { done($0.nim.map { NIMCollectInfo($0) }) }
    }
  }

  func queryCollect(_ option: NIMCollectQueryOptions, completion: NIMCollectQueryBlock?) {
    let answer: ((any Error)?, SavedItemPage?) -> Void = { error, page in
      completion?(error, page?.items.map { NIMCollectInfo($0) }, page?.total ?? 0)
    }
    core.fetch(answer) { device, done in
      device.fetchSavedItems(try SavedItemQuery(option)) { done($0.nim) }
    }
  }

  func updateCollect(_ collectInfo: NIMCollectInfo, completion: NIMUpdateCollectBlock?) {
    core.fetch(completion) { device, done in
      let ext = try Self.checked(collectInfo.ext, "ext")
      device.updateSavedItem(collectInfo.time, note: ext) { result in
        done(result.nim.unlessMissing("no such item").map { NIMCollectInfo($0) })
      }
    }
  }

  func removeCollect(_ collectList: [NIMCollectInfo], completion: NIMRemoveCollectBlock?) {
    core.fetch({ completion?($0, $1 ?? 0) }) { device, done in
      device.removeSavedItems(collectList.map(\.time)) { done($0.nim) }
    }
  }

  /// Returns a text for the engine.
  ///
  /// - throws: Local error `invalidParam` for one that is too long.
  private static func checked(_ text: String, _ what: String) throws -> String? {
    guard text.utf8.count <= Limits.collectText else {
      throw NSError.invalidParameter("\(what) exceeds \(Limits.collectText) bytes")
    }
    return text.isEmpty ? nil : text
  }
}

extension SavedItemQuery {
  /// A query in NIM's words: bounds in seconds that belong to the period, and the item that was seen last.
  ///
  /// - throws: Local error `invalidParam` if the limit is not in 0 to 100 or a bound is NaN.
  fileprivate init(_ option: NIMCollectQueryOptions) throws {
    guard (0...Limits.collectPage).contains(option.limit) else {
      throw NSError.invalidParameter("limit not in 0 to \(Limits.collectPage)")
    }
    guard !option.fromTime.isNaN, !option.toTime.isNaN else {
      throw NSError.invalidParameter("a time is not a number")
    }
    self.init(
      type: option.type == 0 ? nil : Int64(option.type), oldestFirst: option.reverse,
      limit: option.limit == 0 ? Limits.collectPage : option.limit)
    if option.fromTime > 0 { after = Timestamp(seconds: option.fromTime).advanced(byMilliseconds: -1) }
    if option.toTime > 0 { before = Timestamp(seconds: option.toTime).advanced(byMilliseconds: 1) }
    guard option.excludeId > 0 else { return }
    let last = Timestamp(milliseconds: Int64(option.excludeId))
    if oldestFirst { after = max(after ?? last, last) } else { before = min(before ?? last, last) }
  }
}
