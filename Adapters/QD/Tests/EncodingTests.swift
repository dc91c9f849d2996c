import Foundation
import Parlance
import Testing

@testable import QD_IMSDK

@Suite struct EncodingTests {
  @Test(arguments: [0, 1, 1_704_067_200_123, 1_767_225_599_999, 4_102_444_800_001] as [Int64])
  func millisecondsSurviveNanoseconds(_ milliseconds: Int64) {
    let time = Timestamp(milliseconds: milliseconds)
    #expect(Timestamp(nanoseconds: time.nanoseconds) == time)
  }

  @Test func nanosecondsAreRoundedNotTruncated() {
    // What a Double makes of a time may lie below the whole millisecond.
    #expect(Timestamp(nanoseconds: 1_704_067_200_123e6 - 256).milliseconds == 1_704_067_200_123)
    #expect(Timestamp(nanoseconds: 1_499_999).milliseconds == 1)
    #expect(Timestamp(nanoseconds: 1_500_000).milliseconds == 2)
    #expect(Timestamp(nanoseconds: -1_600_000).milliseconds == -2)
  }

  @Test(arguments: [
    (Double.nan, Int64(0)), (.infinity, .max), (-.infinity, .min), (.greatestFiniteMagnitude, .max),
    (-.greatestFiniteMagnitude, .min),
  ])
  func timeOutOfRangeIsClamped(_ nanoseconds: Double, _ milliseconds: Int64) {
    #expect(Timestamp(nanoseconds: nanoseconds).milliseconds == milliseconds)
  }

  @Test func anEmptyAnnexIsNotWritten() {
    #expect(MessageAnnex().encoded == nil)
  }

  @Test(arguments: [Int.min, -1, 1, 2, 4, 255, 256, Int.max])
  func flagsSurviveEncoding(_ flag: Int) throws {
    var annex = MessageAnnex()
    annex.flag = flag
    #expect(MessageAnnex(decoding: try #require(annex.encoded)) == annex)
  }

  @Test(arguments: [1, 127, 128, 16_383, 16_384, 100_000])
  func textsOfEveryLengthComeBack(_ length: Int) throws {
    var annex = MessageAnnex()
    annex.content = String(repeating: "x", count: length)
    annex.title = "before"
    annex.sourceMessageID = "after"
    #expect(MessageAnnex(decoding: try #require(annex.encoded)) == annex)
  }

  @Test func unknownFieldsArePassedOver() throws {
    var annex = MessageAnnex()
    annex.title = "kept"
    let bytes = try #require(annex.encoded)
    let withNews = [bytes[0], 99, 2, 0xFF, 0xFE] + bytes.dropFirst()
    #expect(MessageAnnex(decoding: withNews) == annex)
  }

  @Test func truncatedBytesAreDecodedSafely() throws {
    var annex = MessageAnnex()
    annex.title = "title"
    annex.flag = 2
    annex.attachments = String(repeating: "y", count: 300)
    let bytes = try #require(annex.encoded)
    for count in bytes.indices {
      let cut = MessageAnnex(decoding: Array(bytes.prefix(count)))
      #expect(cut.title == "title" || cut.title == "")
      #expect(cut.attachments == nil)
    }
    #expect(MessageAnnex(decoding: [2, 1, 1, 65]) == MessageAnnex())
    #expect(MessageAnnex(decoding: [1, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]) == MessageAnnex())
  }

  @Test func notesKeepTheOpeningTimeBesideTheAppsKeys() throws {
    var notes = LocalNotes()
    notes.localExt = ["draft": "text", "count": 3]
    notes.opened = Timestamp(milliseconds: 1_704_067_200_123)
    let kept = LocalNotes(text: try notes.text())
    #expect(kept.opened == notes.opened)
    #expect(kept.localExt.count == 2)
    #expect(kept.localExt["draft"] as? String == "text")
    #expect(kept.localExt["count"] as? Int == 3)
  }

  @Test func emptyNotesAreNotStored() throws {
    #expect(try LocalNotes().text() == nil)
    #expect(LocalNotes(text: nil).localExt.isEmpty)
    #expect(LocalNotes(text: "no JSON").localExt.isEmpty)
  }

  @Test func notesOfAReceivedMessage() throws {
    let body = MessageBody(content: .text("hello"))
    let message = QDMessage(told(body, localExtension: #"{"a":"b"}"#), nil)
    #expect(message.localExt["a"] as? String == "b")
    message.openTimestamp = 1_704_067_200_123e6
    let kept = LocalNotes(text: try message.notesText())
    #expect(kept.opened.milliseconds == 1_704_067_200_123)
    #expect(kept.localExt["a"] as? String == "b")
  }
}
