internal import ParlanceCore

extension WireSamples {
  static let savedItem = SavedItem(
    time: time, type: 3, data: "{}", note: "n", uniqueID: decomposed, updated: later)
  static let bareSavedItem = SavedItem(time: .zero, type: 0, data: "", updated: .zero)

  static let savedItems: [WireSample] = [
    WireSample(
      SaveItemCall(type: 3, data: "{}", note: "n", uniqueID: decomposed), bare: [SaveItemCall(type: .min, data: "")],
      replies: [savedItem], bareReplies: [bareSavedItem]),
    WireSample(
      SavedItemsCall(SavedItemQuery(after: time, before: later, type: 3, oldestFirst: true, limit: 7)),
      bare: [SavedItemsCall(SavedItemQuery(limit: 0))],
      replies: [SavedItemPage(items: [savedItem], total: 2, hasMore: true)],
      bareReplies: [
        SavedItemPage(items: [], total: 0, hasMore: false),
        SavedItemPage(items: [bareSavedItem], total: 1, hasMore: false),
      ]),
    WireSample(
      UpdateSavedItemCall(time: time, note: "n"), bare: [UpdateSavedItemCall(time: .zero, note: nil)],
      replies: [[savedItem]], bareReplies: [[], [bareSavedItem]]),
    WireSample(
      RemoveSavedItemsCall(times: [time, later]), bare: [RemoveSavedItemsCall(times: [])],
      replies: [RemovedItems(count: 2)], bareReplies: [RemovedItems(count: 0)]),
  ]
}
