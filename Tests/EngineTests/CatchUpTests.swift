import ParlanceCore
import Testing

@Suite struct CatchUpTests {
  private let bob = StreamName.conversation(.direct("bob"))
  private let carol = StreamName.conversation(.direct("carol"))

  private func part(
    _ stream: StreamName, upTo: Int64, isTruncated: Bool = false, hasMore: Bool = false
  ) -> PulledStream {
    PulledStream(stream: stream, events: [], upTo: upTo, isTruncated: isTruncated, hasMore: hasMore)
  }

  /// The steps in a form that can be compared.
  private func told(_ steps: [CatchUp.Step]) -> [String] {
    steps.map { step in
      switch step {
      case .apply(let part): "apply \(part.stream) \(part.upTo)"
      case .finished(let stream): "finished \(stream)"
      case .gaveUp(let streams): "gave up \(streams)"
      case .ask(let positions): "ask \(positions.map { "\($0.stream) \($0.after)" })"
      }
    }
  }

  @Test func aStreamIsFetchedOnceAtATime() {
    var catchUp = CatchUp()
    #expect(catchUp.start(bob) == true)
    #expect(catchUp.start(bob) == false)
    #expect(catchUp.isFetching(bob))
    #expect(!catchUp.isFetching(carol))
    let steps = catchUp.answered([PullPosition(stream: bob, after: 3)], by: [part(bob, upTo: 5)], isCatchUp: false)
    #expect(told(steps) == ["apply \(bob) 5", "finished \(bob)"])
    #expect(catchUp.start(bob) == true)
  }

  @Test func answeringOneFetchLeavesTheOthersAlone() {
    var catchUp = CatchUp()
    #expect(catchUp.start(bob) == true)
    #expect(catchUp.start(carol) == true)
    _ = catchUp.answered([PullPosition(stream: bob, after: 0)], by: [part(bob, upTo: 1)], isCatchUp: false)
    #expect(catchUp.isFetching(carol))
    catchUp.failed([PullPosition(stream: carol, after: 0)], isCatchUp: false)
    #expect(!catchUp.isFetching(carol))
  }

  @Test func theRestIsAskedForFromWhereTheAnswerEnds() {
    var catchUp = CatchUp()
    _ = catchUp.start(bob)
    let asked = [PullPosition(stream: bob, after: 3), PullPosition(stream: carol, after: 0)]
    let steps = catchUp.answered(asked, by: [part(bob, upTo: 9, hasMore: true)], isCatchUp: true)
    #expect(told(steps) == ["apply \(bob) 9", "ask [\"\(bob) 9\", \"\(carol) 0\"]"])
    #expect(catchUp.isFetching(bob))
  }

  @Test func anAnswerThatDoesNotComeOnIsNotAskedForEver() {
    var catchUp = CatchUp()
    catchUp.begin(upTo: Timestamp(milliseconds: 7), groups: [])
    _ = catchUp.start(bob)
    catchUp.asked(isCatchUp: true)
    let asked = [PullPosition(stream: bob, after: 3)]
    let steps = catchUp.answered(asked, by: [part(bob, upTo: 3, hasMore: true)], isCatchUp: true)
    #expect(told(steps) == ["apply \(bob) 3", "gave up \([bob])"])
    #expect(catchUp.isFinished)
    #expect(catchUp.time == nil)
    catchUp.asked(isCatchUp: true)
    #expect(told(catchUp.answered(asked, by: [], isCatchUp: true)) == ["gave up \([bob])"])
  }

  @Test func unrequestedPartIsIgnored() {
    var catchUp = CatchUp()
    let asked = [PullPosition(stream: bob, after: 0)]
    let steps = catchUp.answered(
      asked, by: [part(carol, upTo: 3), part(bob, upTo: 1), part(bob, upTo: 2)], isCatchUp: false)
    #expect(told(steps) == ["apply \(bob) 1", "finished \(bob)"])
  }

  @Test func catchUpIsFinishedWhenEveryRequestIsAnswered() {
    var catchUp = CatchUp()
    catchUp.begin(upTo: Timestamp(milliseconds: 7), groups: [])
    catchUp.asked(isCatchUp: true)
    catchUp.expectAnswer()
    #expect(!catchUp.isFinished)
    _ = catchUp.answered([PullPosition(stream: bob, after: 0)], by: [part(bob, upTo: 1)], isCatchUp: true)
    #expect(!catchUp.isFinished)
    catchUp.noteAnswer()
    #expect(catchUp.isFinished)
    #expect(catchUp.time == Timestamp(milliseconds: 7))
    catchUp.noteLoss()
    #expect(catchUp.time == nil)
  }

  @Test func breakEndsPendingFetches() {
    var catchUp = CatchUp()
    _ = catchUp.start(bob)
    catchUp.asked(isCatchUp: true)
    catchUp.await("g")
    catchUp.interrupt()
    #expect(catchUp.isFinished)
    #expect(!catchUp.isFetching(bob))
    #expect(!catchUp.isAwaited("g"))
  }

  @Test func aGroupIsLookedAtOnceForEachLogin() {
    var catchUp = CatchUp()
    catchUp.begin(upTo: .zero, groups: [GroupInfo(id: "g", name: "", owner: "o", version: 3)])
    #expect(catchUp.isOutdated("g", version: 3) == false)
    #expect(catchUp.isOutdated("g", version: 2) == true)
    #expect(catchUp.isOutdated("g", version: 2) == false)
    catchUp.begin(upTo: .zero, groups: [GroupInfo(id: "g", name: "", owner: "o", version: 3)])
    catchUp.await("g")
    #expect(catchUp.isOutdated("g", version: nil) == false)
    #expect(catchUp.arrived("g") == true)
    #expect(catchUp.arrived("g") == false)
    #expect(catchUp.isOutdated("g", version: nil) == true)
  }
}
