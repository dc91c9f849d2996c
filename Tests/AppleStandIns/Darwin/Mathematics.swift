public func pow(_: Double, _: Double) -> Double { 0 }
