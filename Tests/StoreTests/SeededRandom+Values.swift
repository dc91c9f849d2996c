import ParlanceCore
import TestRandomness

extension SeededRandom {
  mutating func number(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &self) }
  mutating func number<Number: IdentifyingNumber>(_ range: ClosedRange<Int64>) -> Number {
    Number(rawValue: number(range))
  }
  mutating func row(_ range: ClosedRange<Int64>) -> MessageRow { MessageRow(rawValue: number(range)) }
  mutating func time(_ range: ClosedRange<Int64>) -> Timestamp { Timestamp(milliseconds: number(range)) }

  mutating func bytes(upTo count: Int) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
