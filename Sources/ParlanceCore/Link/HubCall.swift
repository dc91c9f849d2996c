/// A question or an instruction to the hub, together with the type of its answer.
///
/// The folder of each capability has a file of calls. A call holds what its caller wrote and nothing else: the hub
/// takes the account from the login, and checks every field before it decides (`Border`).
package protocol HubCall: WireValue {
  /// The hub's answer.
  associatedtype Reply: WireValue
  /// The call's number on the wire.
  static var kind: CallKind { get }
  /// The approximate number of bytes that the call takes, for budgets.
  var approximateSize: Int { get }
}

extension HubCall {
  package var approximateSize: Int { 64 }
}

/// The answer to a call that is merely carried out.
package struct Done: Hashable, Sendable {
  package init() {}
}
