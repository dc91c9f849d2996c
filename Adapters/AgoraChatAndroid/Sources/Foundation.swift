// The vendor's framework brings Foundation along, and apps that import it alone use `URL`, `Data` and `DispatchQueue`.

@_exported public import Dispatch
@_exported public import Foundation
