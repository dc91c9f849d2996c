#if Server
  import ParlanceBridge
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving

  /// An end at a service with the simplest terms: its requests are named as the events, and nothing is verified.
  final class PlainEnd: BridgeEnd {
    static let name = "plain"

    let callbackPath = "/callbacks"
    let markerSecret = Array("0123456789abcdef".utf8)
    /// A Boolean value that indicates whether the service can be asked about messages.
    let hasHistory: Bool
    let callbackPatience: Int64
    let accountsOfCreation: Int
    let accountsOfChange: Int

    init(hasHistory: Bool, callbackPatience: Int64 = 0, accountsOfCreation: Int = 100, accountsOfChange: Int = 100) {
      self.hasHistory = hasHistory
      self.callbackPatience = callbackPatience
      self.accountsOfCreation = accountsOfCreation
      self.accountsOfChange = accountsOfChange
    }

    convenience init(_ settings: FaceSettings) throws(MessagingError) { self.init(hasHistory: true) }

    func read(_ callback: HTTPRequest, at time: Timestamp) throws(BridgeRefusal) -> BridgeCallback {
      throw BridgeRefusal(403, "nothing is taken")
    }

    func group(in record: ArchiveRecord) -> (name: String?, owner: String?) { (nil, nil) }

    func request(for event: BridgeEvent, _ context: BridgeContext) -> BridgeTranslation {
      switch event {
      case .message(let message):
        .request(
          FetchRequest(
            "send",
            ["id": message.id, "mark": context.mark ?? "", "address": context.files[.file]?["url"]?.text ?? ""]))
      case .recall(let recall): .request(FetchRequest("recall", ["id": recall.message]))
      case .reading(let reading): .request(FetchRequest("read", ["reader": reading.reader]))
      case .group(let change): .request(FetchRequest("group", ["accounts": change.accounts.joined(separator: ",")]))
      case .block(let account): .request(FetchRequest("block", ["account": account]))
      case .unblock(let account): .request(FetchRequest("unblock", ["account": account]))
      case .leftOut(let kind): .leftOut(kind: kind)
      case .damaged: .leftOut(kind: "damaged")
      }
    }

    func request(uploading file: BridgeFile) -> FetchRequest? {
      FetchRequest(
        "upload", upload: FetchUpload(field: "file", fileName: file.name, type: file.type, bytes: []))
    }

    func file(in answer: JSONNode) -> JSONNode? { answer["file"] }

    func questionTime(for time: Int64) -> Int64 { time }

    func question(about message: BridgeMessage, _ context: BridgeContext, since time: Int64) -> FetchRequest? {
      hasHistory ? FetchRequest("ask", ["id": message.id]) : nil
    }

    func continuation(of answer: JSONNode) -> Int64? { nil }
    func candidates(in answer: JSONNode) -> [String] { [] }

    func find(
      _ message: BridgeMessage, _ context: BridgeContext, in answer: JSONNode, isKnown: (String) -> Bool
    ) -> BridgeReceipt? {
      answer["found"]?.text.map { BridgeReceipt(serverID: $0) }
    }

    func request(creating group: BridgeGroup) -> BridgeTranslation {
      .request(FetchRequest("create", ["id": group.id, "accounts": group.members.joined(separator: ",")]))
    }

    func verdict(on response: OutgoingResponse, to request: FetchRequest) -> BridgeVerdict { .done(BridgeReceipt()) }

    func message(for request: FetchRequest, at time: Timestamp) -> FetchMessage {
      FetchMessage(address: "", headers: [:], body: [])
    }

    func pace(of request: FetchRequest) -> (name: String, interval: Int64) { (request.path, 0) }
    func fetcher(since: Int64, until: Int64, accounts: [String]) -> (any ArchiveFetcher)? { nil }
    func makeConverter() -> any NodeConverter { PlainConverter() }
  }

  /// A converter that has no records.
  private struct PlainConverter: NodeConverter {
    mutating func convert(_ node: JSONNode, into output: inout ConvertedRecords) throws(RecordError) {
      output.countSkipped()
    }
  }
#endif
