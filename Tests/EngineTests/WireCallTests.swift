import ParlanceCore
import Testing
import WireSamples

/// Calls and replies in bytes, each alone.
@Suite struct WireCallTests {
  @Test func everyKindHasSamples() {
    #expect(WireSamples.table.map(\.kind) == CallKind.allCases)
  }

  @Test(arguments: CallKind.allCases) func kindAndTypeAgree(_ kind: CallKind) {
    #expect(kind.type.kind == kind)
  }

  /// A field that is left out of the encoding shows only where it is set.
  @Test(arguments: WireSamples.table) func samplesSetEveryField(_ sample: WireSample) {
    for value in sample.full as [any WireValue] + sample.fullReplies {
      #expect(WireFields.unset(in: value).isEmpty)
    }
  }

  @Test(arguments: WireSamples.table) func callsAndRepliesSurvive(_ sample: WireSample) throws {
    for value in sample.calls as [any WireValue] + sample.replies {
      let bytes = value.wire
      var reader = ByteReader(bytes)
      let read = try type(of: value).init(from: &reader)
      #expect(reader.isAtEnd)
      #expect(WireFields.text(read) == WireFields.text(value))
      #expect(read.wire == bytes)
    }
  }

  /// Fields of a later version, at the end.
  @Test(arguments: WireSamples.table) func furtherBytesAreTolerated(_ sample: WireSample) throws {
    for value in sample.calls as [any WireValue] + sample.replies {
      var reader = ByteReader(value.wire + [0xFF, 0, 1, 0x80])
      #expect(WireFields.text(try type(of: value).init(from: &reader)) == WireFields.text(value))
    }
  }

  @Test func furtherBytesOfAnElementAreTolerated() throws {
    var writer = ByteWriter()
    writer.write(array: ["a", "b"] as [AccountID]) { writer, account in
      writer.write(nested: {
        AccountPresence(account: account, state: .offline).write(to: &$0)
        $0.write("since yesterday")
      })
    }
    writer.write("reply's own")
    var reader = ByteReader(writer.bytes)
    #expect(
      try [AccountPresence](from: &reader) == [
        AccountPresence(account: "a", state: .offline), AccountPresence(account: "b", state: .offline),
      ])
    #expect(try reader.readString() == "reply's own")
  }

  /// A later version's entry keeps its place in the stream, and the entries behind it come through.
  @Test func unknownEntriesAreHeldAsPlaces() throws {
    var writer = ByteWriter()
    writer.write(stream: .account)
    writer.write(7 as Int64)
    writer.write(Timestamp(milliseconds: 5))
    writer.write(nested: {
      $0.write(byte: 200)
      $0.write("what is new")
    })
    var reader = ByteReader(writer.bytes)
    #expect(
      try StreamEvent(from: &reader)
        == StreamEvent(stream: .account, sequence: 7, time: Timestamp(milliseconds: 5), payload: .nothing))
    #expect(reader.isAtEnd)
  }

  @Test func unknownAlternativesAreUnsupported() {
    #expect(throws: MessagingError(.unsupported)) { try ConnectReply(wire: [200]) }
    #expect(throws: MessagingError(.unsupported)) { try UploadReply(wire: [0]) }
    #expect(throws: MessagingError(.unsupported)) { try AttributeOwner(wire: [9]) }
    #expect(throws: MessagingError(.unsupported)) { try AttributeChange(wire: [9]) }
    #expect(throws: MessagingError(.unsupported)) { try PresenceUpdate(wire: [9]) }
    #expect(throws: MessagingError(.unsupported)) { try OnlineChange(wire: [9]) }
    #expect(throws: MessagingError(.unsupported)) { try DirectReceipt.Scope(wire: [9]) }
    #expect(throws: MessagingError(.unsupported)) { try EventPayload(wire: [200]) }
  }

  @Test func unknownEndsAndMachinesAreReadAsFarAsTheyGo() throws {
    #expect(try SessionEnd(wire: [77, 1, 2]) == .administration(reason: ""))
    #expect(try SessionEnd(wire: [1, 250, 0]) == .replaced(by: .unknown))
  }

  /// A scope that this hub does not know is not taken for one that it knows.
  @Test func loginWithAnUnknownScopeIsUnsupported() {
    let login = ConnectCall(account: "Ann", token: "t", device: "d", style: "s", platform: .linux)
    #expect(throws: MessagingError(.unsupported)) { try ConnectCall(wire: Array(login.wire.dropLast()) + [9]) }
  }
}
