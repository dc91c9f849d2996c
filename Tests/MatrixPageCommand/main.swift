import Foundation
import MatrixPage

// Writes the page that shows which style can do what.
try MatrixPage().text().write(to: MatrixPage.url, atomically: true, encoding: .utf8)
print("Wrote \(MatrixPage.path)")
