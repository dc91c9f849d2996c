/// The undo steps with which a store in memory rolls back a transaction, newest first.
///
/// A copy of the state at the beginning would be copied in full at the first change after it.
struct UndoLog<Store: AnyObject> {
  private(set) var isInTransaction = false
  /// The reason why the transaction can only be rolled back.
  private var failure: MessagingError?
  private var steps: [(Store) -> Void] = []

  mutating func begin() throws(MessagingError) {
    guard !isInTransaction else { throw MessagingError(.storageFailed, "a transaction is under way") }
    isInTransaction = true
  }

  /// Adds the step that undoes a change.
  @inline(__always) mutating func note(_ step: @escaping (Store) -> Void) {
    if isInTransaction { steps.append(step) }
  }

  /// Allows nothing but a rollback to end the transaction: a part of it is missing.
  mutating func fail(_ error: MessagingError) -> MessagingError {
    if isInTransaction && failure == nil { failure = error }
    return error
  }

  /// Ends the transaction.
  ///
  /// - throws: The error of a part that failed; the transaction is still to be rolled back then.
  mutating func commit() throws(MessagingError) {
    guard isInTransaction else { throw MessagingError(.storageFailed, "no transaction is under way") }
    if let failure { throw failure }
    steps.removeAll(keepingCapacity: true)
    isInTransaction = false
  }

  /// Ends the transaction and answers what takes it back, in the order to run it.
  mutating func takeSteps() -> [(Store) -> Void] {
    defer {
      steps = []
      failure = nil
      isInTransaction = false
    }
    return steps.reversed()
  }
}
