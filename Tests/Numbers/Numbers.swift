public import ParlanceCore

/// Tests write numbers as they are, which the source must not: a literal could become the number of anything.
extension IdentifyingNumber {
  package init(integerLiteral value: Int64) { self.init(rawValue: value) }
}

extension AccountNumber: ExpressibleByIntegerLiteral {}
extension StreamNumber: ExpressibleByIntegerLiteral {}
extension HubNumber: ExpressibleByIntegerLiteral {}
extension BulletinNumber: ExpressibleByIntegerLiteral {}
extension ConversationNumber: ExpressibleByIntegerLiteral {}
extension LoginNumber: ExpressibleByIntegerLiteral {}
extension ReportNumber: ExpressibleByIntegerLiteral {}
extension ServiceEventNumber: ExpressibleByIntegerLiteral {}
extension MessageRow: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self.init(rawValue: value) }
}

/// Returns the numbers of a range.
package func numbers<Number: IdentifyingNumber>(_ range: ClosedRange<Int64>) -> [Number] {
  range.map { Number(rawValue: $0) }
}
