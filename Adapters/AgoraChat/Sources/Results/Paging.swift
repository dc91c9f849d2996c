internal import Foundation
internal import Parlance

extension Array where Element == String {
  /// Returns the names after a cursor, which is the last name of the part before.
  ///
  /// The names must be in their order as accounts, so that a cursor stays valid when its account is removed.
  ///
  /// - throws: `invalidArgument` for a page size that is not positive.
  func part(after cursor: String?, size: Int) throws(MessagingError) -> AgoraChatCursorResult<NSString> {
    guard size > 0 else { throw MessagingError(.invalidArgument, "page size") }
    let rest = filter { name in
      guard let cursor, !cursor.isEmpty else { return true }
      return AccountID(cursor) < AccountID(name)
    }
    let part = rest.prefix(size)
    return AgoraChatCursorResult(
      list: part.map { NSString(string: $0) }, andCursor: part.count < rest.count ? part.last : nil)
  }
}

extension Array {
  /// A page.
  ///
  /// - parameter number: The number of the page.
  /// - parameter first: The number of the first page: 0 or 1.
  /// - throws: `invalidArgument` for a page that holds nothing, or one before the first.
  func page(_ number: Int, from first: Int = 0, size: Int) throws(MessagingError) -> [Element] {
    guard size > 0, number >= first else { throw MessagingError(.invalidArgument, "page \(number) of \(size)") }
    let (start, overflows) = (number - first).multipliedReportingOverflow(by: size)
    return overflows ? [] : Array(dropFirst(start).prefix(size))
  }
}
