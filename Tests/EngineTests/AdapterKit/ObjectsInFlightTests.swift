import Parlance
import ParlanceCore
import Testing

@Suite struct ObjectsInFlightTests {
  private let objects = ObjectsInFlight<MessageID, String>()

  @Test func aMessageHasOneObject() throws {
    #expect(objects.isEmpty && objects["a"] == nil)
    try objects.insert("first", for: "a")
    #expect(throws: MessagingError(.alreadyInProgress, "a")) { try objects.insert("second", for: "a") }
    #expect(objects["a"] == "first")
    #expect(objects.remove("a") == "first" && objects.remove("a") == nil)
    try objects.insert("second", for: "a")
    #expect(objects["a"] == "second" && !objects.isEmpty)
  }

  @Test func theSameIdInAnotherConversationIsAnotherMessage() throws {
    let objects = ObjectsInFlight<MessageKey, String>()
    try objects.insert("to bob", for: MessageKey("a", in: .direct("bob")))
    try objects.insert("to carol", for: MessageKey("a", in: .direct("carol")))
    // The error names the message as an app does.
    #expect(throws: MessagingError(.alreadyInProgress, "a")) {
      try objects.insert("again", for: MessageKey("a", in: .direct("bob")))
    }
  }

  @Test func missingObjectIsCreated() throws {
    #expect(objects.object(for: "a", orInsert: "made") == "made")
    #expect(objects.object(for: "a", orInsert: "another") == "made")
  }

  @Test func anObjectIsChangedWhereThereIsOne() throws {
    #expect(objects.update("a") { $0 += "!" } == nil)
    try objects.insert("first", for: "a")
    let length = objects.update("a") { object in
      object += "!"
      return object.count
    }
    #expect(length == 6 && objects["a"] == "first!")
  }

  @Test func matchingObjectsAreRemovedInTheirOrder() throws {
    for number in 0..<50 { try objects.insert("\(number)", for: MessageID("id \(number)")) }
    // One that was removed and inserted again is the last.
    objects.remove("id 10")
    try objects.insert("10", for: "id 10")
    let even = objects.removeAll { Int($0)?.isMultiple(of: 2) == true }
    #expect(even == (0..<50).filter { $0.isMultiple(of: 2) && $0 != 10 }.map(String.init) + ["10"])
    #expect(objects.removeAll().count == 25 && objects.isEmpty)
  }
}
