import Foundation

/// Writes a line at once: the process may end at any moment.
package func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
