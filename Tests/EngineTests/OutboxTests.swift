import ParlanceCore
import Testing

@Suite struct OutboxTests {
  private func entry(
    _ id: MessageID, _ position: Int64, in conversation: ConversationID = .direct("bob"), files: [MediaPart] = [],
    bytes: Int = 10
  ) -> Outbox.Entry {
    let message = Message(
      id: id, conversation: conversation, sender: "me", time: .zero, options: .ordinary, platform: .linux,
      state: .sending, kind: .text, encodedBody: Array(repeating: 0, count: bytes))
    return Outbox.Entry(
      message: message, position: position,
      files: files.map {
        AttachmentRecord(
          message: message.key, part: $0, media: MediaID("m"), path: "p", size: 1, modified: 1, lifetime: nil)
      })
  }

  private func key(_ id: MessageID, in conversation: ConversationID = .direct("bob")) -> MessageKey {
    MessageKey(id, in: conversation)
  }

  @Test func aMessageIsHandedToTheLinkOnce() {
    var outbox = Outbox(sendsInOrder: false)
    outbox.add(entry("a", 1))
    #expect(outbox.offer(key("a")) == .submit(key("a")))
    #expect(outbox.offer(key("a")) == nil)
    #expect(outbox.offerAll() == [])
    outbox.interrupt()
    #expect(outbox.offerAll() == [.submit(key("a"))])
    #expect(outbox.remove(key("a"))?.message.id == "a")
    #expect(outbox.isEmpty)
    #expect(outbox.remove(key("a")) == nil)
    #expect(outbox.offer(key("a")) == nil)
  }

  @Test func messageInFlightWhenTheLinkWasLostMayBeAccepted() {
    var outbox = Outbox(sendsInOrder: false)
    outbox.add(entry("a", 1))
    outbox.add(entry("b", 2))
    outbox.interrupt()
    #expect(outbox[key("a")]?.mayBeAccepted == false)
    _ = outbox.offer(key("a"))
    #expect(outbox[key("a")]?.mayBeAccepted == true)
    outbox.interrupt()
    #expect(outbox[key("a")]?.isSubmitted == false)
    outbox.load([entry("a", 1), entry("b", 2)])
    #expect(outbox[key("a")]?.mayBeAccepted == true)
    #expect(outbox[key("b")]?.mayBeAccepted == false)
    // The hub's answer could not be stored.
    outbox.remove(key("a"))
    outbox.load([entry("a", 1), entry("b", 2)])
    #expect(outbox[key("a")]?.mayBeAccepted == true)
    #expect(outbox[key("a")]?.isSubmitted == false)
    // The hub refused it for now.
    _ = outbox.offer(key("b"))
    outbox.postpone(key("b"))
    #expect(outbox[key("b")]?.mayBeAccepted == false)
  }

  @Test func waitingMessagesAreOfferedInOrder() {
    var outbox = Outbox(sendsInOrder: false)
    for position in [3, 1, 2] { outbox.add(entry(MessageID("m\(position)"), Int64(position))) }
    #expect(outbox.offerAll() == [.submit(key("m1")), .submit(key("m2")), .submit(key("m3"))])
    #expect(outbox.first("m2")?.position == 2)
  }

  @Test func filesComeFirst() {
    var outbox = Outbox(sendsInOrder: false)
    outbox.add(entry("film", 1, files: [.preview, .file]))
    outbox.add(entry("text", 2))
    #expect(outbox.offerAll() == [.upload(key("film")), .submit(key("text"))])
    outbox.uploaded(.preview, of: key("film"))
    #expect(outbox.offer(key("film")) == .upload(key("film")))
    #expect(outbox.hasFiles)
    outbox.uploaded(.file, of: key("film"))
    #expect(!outbox.hasFiles)
    #expect(outbox.offer(key("film")) == .submit(key("film")))
  }

  @Test func messageSentInOrderWaitsForEarlierFiles() {
    var outbox = Outbox(sendsInOrder: true)
    outbox.add(entry("text 0", 0))
    outbox.add(entry("film", 1, files: [.file]))
    outbox.add(entry("text", 2))
    outbox.add(entry("other", 3, in: .direct("carol")))
    let other = key("other", in: .direct("carol"))
    #expect(outbox.offerAll() == [.submit(key("text 0")), .upload(key("film")), .submit(other)])
    outbox.uploaded(.file, of: key("film"))
    #expect(outbox.offerAll() == [.submit(key("film")), .submit(key("text"))])
  }

  @Test func bytesOnTheirWayAreLimited() {
    var outbox = Outbox(sendsInOrder: false)
    let megabyte = 1024 * 1024
    for number in 1...20 { outbox.add(entry(MessageID("m\(number)"), Int64(number), bytes: megabyte)) }
    #expect(outbox.offerAll().count == 8)
    // Room is made in large steps.
    for _ in 1...3 { #expect(outbox.answered(bytes: megabyte) == []) }
    #expect(outbox.answered(bytes: megabyte).count == 4)
    // One that was taken back does not hold its place.
    outbox.remove(key("m13"))
    for _ in 1...3 { #expect(outbox.answered(bytes: megabyte) == []) }
    #expect(outbox.answered(bytes: megabyte).first == .submit(key("m14")))
  }

  @Test func failedTransactionRemovesItsMessages() {
    var outbox = Outbox(sendsInOrder: false)
    outbox.add(entry("a", 1))
    outbox.commit()
    outbox.add(entry("b", 2))
    #expect(outbox.abandon().map(\.id) == ["b"])
    #expect(outbox.inOrder.map(\.message.id) == ["a"])
    #expect(outbox.abandon().isEmpty)
  }

  @Test func postponedMessageIsOfferedAgain() {
    var outbox = Outbox(sendsInOrder: false)
    outbox.add(entry("a", 1))
    _ = outbox.offerAll()
    #expect(outbox.takeRetry() == false)
    outbox.postpone(key("a"))
    #expect(outbox.answered(bytes: 10) == [])
    #expect(outbox.takeRetry() == true)
    #expect(outbox.takeRetry() == false)
    #expect(outbox.offerAll() == [])
    outbox.release()
    #expect(outbox.offerAll() == [.submit(key("a"))])
  }

  @Test func postponedMessageIsNotOvertaken() {
    var outbox = Outbox(sendsInOrder: false)
    for position in 1...3 { outbox.add(entry(MessageID("m\(position)"), Int64(position))) }
    #expect(outbox.offerAll().count == 3)
    outbox.postpone(key("m1"))
    #expect(outbox.answered(bytes: 10) == [])
    // Something new waits too, whatever its receiver; what is on its way is waited for.
    outbox.add(entry("m4", 4, in: .direct("carol")))
    let fourth = key("m4", in: .direct("carol"))
    #expect(outbox.offer(fourth) == nil)
    #expect(outbox.takeRetry() == false)
    outbox.release()
    #expect(outbox.offerAll() == [])
    outbox.remove(key("m2"))
    #expect(outbox.answered(bytes: 10) == [])
    outbox.postpone(key("m3"))
    #expect(outbox.answered(bytes: 10) == [])
    #expect(outbox.takeRetry() == true)
    #expect(outbox.takeResumption() == false)
    outbox.release()
    #expect(outbox.offerAll() == [.submit(key("m1")), .submit(key("m3")), .submit(fourth)])
    #expect(outbox.takeResumption() == true)
    #expect(outbox.takeResumption() == false)
  }

  @Test func aBreakOfTheLinkEndsThePause() {
    var outbox = Outbox(sendsInOrder: false)
    outbox.add(entry("a", 1))
    _ = outbox.offerAll()
    outbox.postpone(key("a"))
    outbox.interrupt()
    #expect(outbox.takeRetry() == false)
    #expect(outbox.offerAll() == [.submit(key("a"))])
    #expect(outbox.takeResumption() == false)
  }

  @Test func reloadingKeepsMessagesOnTheirWay() {
    var outbox = Outbox(sendsInOrder: false)
    outbox.add(entry("a", 1))
    _ = outbox.offerAll()
    outbox.load([entry("a", 1), entry("b", 2, files: [.file])])
    #expect(outbox.offerAll() == [.upload(key("b"))])
    outbox.load([])
    #expect(outbox.isEmpty && !outbox.hasFiles)
  }
}
