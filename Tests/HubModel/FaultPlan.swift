internal import ParlanceCore

/// Failures of a store during one turn.
struct FaultPlan {
  enum Place {
    case none
    /// The call of this number among all calls of a turn.
    case call(Int)
    case commit
    /// Another hub is quicker, once the turn has made `after` entries and changes of conversations; in its first `times` attempts.
    case moved(after: Int, times: Int)
  }

  var place = Place.none
  var code = MessagingError.Code.storageFull
  /// Every later call fails too.
  var isLasting = false

  static let none = FaultPlan()

  static let codes: [MessagingError.Code] = [.storageFull, .storageFailed, .storageLocked, .storageDamaged]

  /// The number of attempts after which a hub gives up.
  static let attemptLimit = 20

  /// A Boolean value that indicates whether the turn must reach its commit despite the fault.
  var leadsToCommit: Bool {
    switch place {
    case .none: true
    case .moved(_, let times): times < Self.attemptLimit
    case .call, .commit: false
    }
  }
}

extension Choices {
  mutating func faultPlan() -> FaultPlan {
    let kind = byte()
    guard kind >= 216 else { return .none }
    var plan = FaultPlan(code: pick(FaultPlan.codes), isLasting: chance(40))
    let (first, second) = (byte(), byte())
    switch kind {
    case ..<226: plan.place = .commit
    case ..<240: plan.place = .call(first % 40)
    case ..<244: plan.place = .call(first)
    default:
      let times = second < 200 ? 1 + second % 3 : second < 240 ? FaultPlan.attemptLimit - 1 : FaultPlan.attemptLimit
      plan.place = .moved(after: first % 4, times: times)
    }
    return plan
  }
}
