import ParlanceCore
import Testing

/// The values of server faces.
@Suite struct HubFaceScenarios {
  private func value(_ key: String, _ bytes: [UInt8], face: String = "one", expires: Int64? = nil) -> FaceValue {
    FaceValue(face: face, key: key, value: bytes, expires: expires.map { Timestamp(milliseconds: $0) })
  }

  @Test(arguments: StoreKind.allCases)
  func valuesAreKeptByFaceAndKey(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    #expect(try bench.store.faceValue(face: "one", key: "a") == nil)
    let all = [
      value("a", [1]), value("a", [2], face: "two"), value("A", []), value("é", [0, 255], expires: 5),
      value("e\u{301}", [3], expires: Int64.max),
    ]
    try bench.transaction { for value in all { try $0.save(value) } }
    try bench.reopen()
    for value in all { #expect(try bench.store.faceValue(face: value.face, key: value.key) == value) }
    try bench.transaction {
      try $0.save(value("a", [9], expires: 7))
      try $0.removeFaceValue(face: "one", key: "A")
      try $0.removeFaceValue(face: "three", key: "a")
    }
    try bench.reopen()
    #expect(try bench.store.faceValue(face: "one", key: "a") == value("a", [9], expires: 7))
    #expect(try bench.store.faceValue(face: "two", key: "a") == all[1])
    #expect(try bench.store.faceValue(face: "one", key: "A") == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func expiredValuesAreRemovedOldestFirst(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let all = [
      value("kept", [1]), value("a", [1], expires: 30), value("b", [1], expires: 10),
      value("c", [1], face: "two", expires: 20), value("d", [1], expires: 40),
    ]
    try bench.transaction { for value in all { try $0.save(value) } }
    try bench.transaction { try $0.removeFaceValues(expiredBefore: Timestamp(milliseconds: 30), limit: 2) }
    #expect(try bench.store.faceValue(face: "one", key: "b") == nil)
    #expect(try bench.store.faceValue(face: "two", key: "c") == nil)
    #expect(try bench.store.faceValue(face: "one", key: "a") == all[1])
    try bench.transaction { try $0.removeFaceValues(expiredBefore: Timestamp(milliseconds: 30), limit: 2) }
    try bench.reopen()
    #expect(try bench.store.faceValue(face: "one", key: "a") == nil)
    #expect(try bench.store.faceValue(face: "one", key: "d") == all[4])
    #expect(try bench.store.faceValue(face: "one", key: "kept") == all[0])
  }

  @Test(arguments: StoreKind.allCases)
  func aValueIsInsertedUnlessOneHolds(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    func insert(_ value: FaceValue, at time: Int64) throws -> Bool {
      var isNew = false
      try bench.transaction { isNew = try $0.insert(value, at: Timestamp(milliseconds: time)) }
      return isNew
    }
    #expect(try insert(value("a", [1], expires: 10), at: 0))
    #expect(try !insert(value("a", [2], expires: 20), at: 9))
    #expect(try insert(value("a", [2], face: "two"), at: 9))
    #expect(try bench.store.faceValue(face: "one", key: "a") == value("a", [1], expires: 10))
    #expect(try insert(value("a", [3]), at: 10))
    #expect(try !insert(value("a", [4], expires: 20), at: .max))
    try bench.reopen()
    #expect(try bench.store.faceValue(face: "one", key: "a") == value("a", [3]))
    try bench.store.begin()
    #expect(try bench.store.insert(value("b", [1]), at: .zero))
    bench.store.rollback()
    #expect(try insert(value("b", [2]), at: 0))
  }

  @Test(arguments: StoreKind.allCases)
  func aFailedTurnChangesNoValue(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction { try $0.save(value("a", [1], expires: 1)) }
    try bench.store.begin()
    try bench.store.save(value("a", [2]))
    try bench.store.save(value("b", [2]))
    try bench.store.removeFaceValues(expiredBefore: Timestamp(milliseconds: .max), limit: 10)
    bench.store.rollback()
    #expect(try bench.store.faceValue(face: "one", key: "a") == value("a", [1], expires: 1))
    #expect(try bench.store.faceValue(face: "one", key: "b") == nil)
  }
}
