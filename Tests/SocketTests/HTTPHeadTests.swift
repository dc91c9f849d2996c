#if Server || Remote
  import ParlanceSockets
  import Testing

  /// The values that are read from a header's fields.
  @Suite struct HTTPHeadTests {
    private func head(_ fields: [(String, String)], version: Int = 11) -> HTTPHead {
      var head = HTTPHead()
      head.version = version
      head.fields = fields.map { HTTPHead.Field(name: $0, value: $1) }
      return head
    }

    @Test func aFieldHasItsValuesInOrder() {
      let head = head([("a", "1"), ("b", "2"), ("a", "3")])
      #expect(head.values(of: "a") == ["1", "3"] && head.value(of: "a") == "1" && head.value(of: "c") == nil)
    }

    @Test(arguments: ["upgrade", "Upgrade", "keep-alive, Upgrade", "keep-alive,\tUPGRADE ", " upgrade ,x"])
    func aListHasAWordWhateverItsCase(_ value: String) {
      #expect(head([("connection", value)]).lists("upgrade", in: "connection"))
      #expect(head([("connection", "x"), ("connection", value)]).lists("upgrade", in: "connection"))
    }

    @Test(arguments: ["", "upgrade2", "up grade", "keep-alive", "x-upgrade", "upgrade;q=1"])
    func aListHasNoOtherWord(_ value: String) {
      #expect(!head([("connection", value)]).lists("upgrade", in: "connection"))
    }

    @Test func aPlainRequestCanBeUnderstoodInOneWay() {
      #expect(head([("host", "a")]).isPlainRequest)
      #expect(head([("host", "a"), ("content-length", "5")]).isPlainRequest)
      #expect(head([("host", "a"), ("transfer-encoding", "Chunked")]).isPlainRequest)
      #expect(head([], version: 10).isPlainRequest)
      #expect(head([("host", "a"), ("content-length", "5")], version: 10).isPlainRequest)
    }

    @Test func aRequestThatCanBeUnderstoodInTwoWaysIsNotPlain() {
      let host = ("host", "a")
      #expect(!head([]).isPlainRequest)
      #expect(!head([host, ("host", "a")]).isPlainRequest)
      #expect(!head([host, ("host", "b")], version: 10).isPlainRequest)
      #expect(!head([host], version: 20).isPlainRequest)
      #expect(!head([host], version: 12).isPlainRequest)
      #expect(!head([host, ("content-length", "5"), ("content-length", "5")]).isPlainRequest)
      #expect(!head([host, ("content-length", "5"), ("transfer-encoding", "chunked")]).isPlainRequest)
      #expect(!head([host, ("transfer-encoding", "chunked"), ("transfer-encoding", "chunked")]).isPlainRequest)
      #expect(!head([host, ("transfer-encoding", "gzip")]).isPlainRequest)
      #expect(!head([host, ("transfer-encoding", "chunked, chunked")]).isPlainRequest)
      #expect(!head([host, ("transfer-encoding", "chunked")], version: 10).isPlainRequest)
    }
  }
#endif
