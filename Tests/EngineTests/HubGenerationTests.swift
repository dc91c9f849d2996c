import ParlanceCore
import Testing

@testable import ParlanceEngine

@Suite struct HubGenerationTests {
  private func at(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }

  @Test func aHistoryIsSharedUpToWhereItsGenerationEnds() {
    let generations = HubGenerations(
      [GenerationRecord(id: 1, begun: at(0)), GenerationRecord(id: 2, begun: at(10))], newest: at(20))
    func fork(_ generation: Int64, _ time: Int64) -> Timestamp? {
      generations.fork(of: [HistoryPosition(generation: generation, time: at(time))])
    }
    #expect(fork(1, 0) == nil)
    #expect(fork(1, 10) == nil)
    #expect(fork(1, 11) == at(10))
    #expect(fork(2, 20) == nil)
    #expect(fork(2, 21) == at(20))
    #expect(fork(3, 0) == .zero)
    #expect(fork(generations.current.id, 99) == nil)
    #expect(generations.current.begun == at(20))
  }

  /// The hub went back before it began the generation that the device met last.
  @Test func theLastGenerationThatBothKnowCounts() {
    let generations = HubGenerations(
      [GenerationRecord(id: 1, begun: at(0)), GenerationRecord(id: 2, begun: at(10))], newest: at(20))
    func fork(_ history: (generation: Int64, time: Int64)...) -> Timestamp? {
      generations.fork(of: history.map { HistoryPosition(generation: $0.generation, time: at($0.time)) })
    }
    #expect(fork() == nil)
    #expect(fork((1, 5), (2, 15)) == nil)
    #expect(fork((2, 15), (7, 40)) == at(15))
    #expect(fork((2, 25), (7, 40)) == at(20))
    #expect(fork((1, 9), (7, 40), (8, 50)) == at(9))
    #expect(fork((7, 40), (8, 50)) == .zero)
  }

  /// A device that follows the hub names all of its generations, so that any copy of it knows one of them.
  @Test func allAreNamedWithTheirEnds() {
    let generations = HubGenerations(
      [GenerationRecord(id: 1, begun: at(0)), GenerationRecord(id: 2, begun: at(10))], newest: at(20))
    #expect(generations.all.map(\.generation) == [1, 2, generations.current.id])
    #expect(generations.all.map(\.time) == [at(10), at(20), .zero])
    let copy = HubGenerations([GenerationRecord(id: 1, begun: at(0))], newest: at(7))
    #expect(copy.fork(of: generations.all) == at(7))
    let many = HubGenerations((0..<100).map { GenerationRecord(id: $0, begun: at($0)) }, newest: at(200))
    #expect(many.all.count == HistoryPosition.limit)
  }

  @Test func eachStartBeginsAnother() {
    let one = HubGenerations([], newest: .zero)
    #expect(one.current.id != HubGenerations([one.current], newest: .zero).current.id)
  }
}
