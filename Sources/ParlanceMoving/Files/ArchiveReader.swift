#if Server
  package import ParlanceCore

  /// A line that is not a record.
  package struct ArchiveDamage: Hashable, Sendable, CustomStringConvertible {
    /// The file's path.
    package var file: String
    /// The line's number, from 1.
    package var line: Int
    package var reason: String

    package var description: String { "\(file):\(line): \(reason)" }
  }

  /// Reads the JSON values of a file's lines.
  package final class NodeReader {
    /// A line, parsed.
    package enum Item: Sendable {
      case node(JSONNode)
      case damage(ArchiveDamage)
    }

    private let lines: LineReader

    package init(_ lines: LineReader) { self.lines = lines }

    /// The number of the line that `next` returned last, from 1.
    package var number: Int { lines.number }
    /// The number of the file's bytes that were read.
    package var offset: Int64 { lines.offset }

    /// Returns the damage of the line that `next` returned last.
    package func damage(_ error: RecordError) -> ArchiveDamage { lines.damage(error) }

    /// Returns the next line; nil at the end.
    ///
    /// - throws: What `LineReader.next` throws.
    package func next() throws(MessagingError) -> Item? {
      switch try lines.next() {
      case nil: return nil
      case .tooLong: return .damage(damage(RecordError("the line is too long")))
      case .text(let bytes):
        do throws(RecordError) { return .node(try JSONParser.parse(bytes)) } catch { return .damage(damage(error)) }
      }
    }
  }

  /// Reads an archive.
  package final class ArchiveReader {
    /// A line, checked.
    package enum Item: Sendable {
      case header(ArchiveHeader)
      case record(ArchiveRecord)
      case damage(ArchiveDamage)
    }

    private let nodes: NodeReader
    private var isFirst = true

    package convenience init(path: String, limits: MovingLimits = MovingLimits()) throws(MessagingError) {
      self.init(try LineReader(path: path, limits: limits))
    }

    package init(_ lines: LineReader) { nodes = NodeReader(lines) }

    /// The number of the line that `next` returned last, from 1.
    package var number: Int { nodes.number }
    /// The number of the file's bytes that were read.
    package var offset: Int64 { nodes.offset }

    /// Returns the next line; nil at the end.
    ///
    /// - throws: What `LineReader.next` throws, and `malformedData` if the first line is not a header of a known version.
    package func next() throws(MessagingError) -> Item? {
      let wasFirst = isFirst
      isFirst = false
      switch try nodes.next() {
      case nil:
        guard !wasFirst else { throw MessagingError(.malformedData, "the file is empty") }
        return nil
      case .damage(let damage):
        guard !wasFirst else { throw MessagingError(.malformedData, "the first line is not a header") }
        return .damage(damage)
      case .node(let node):
        guard !wasFirst else {
          do throws(RecordError) { return .header(try ArchiveHeader(node)) } catch {
            throw MessagingError(.malformedData, error.description)
          }
        }
        do throws(RecordError) { return .record(try ArchiveRecord(node)) } catch {
          return .damage(nodes.damage(error))
        }
      }
    }
  }
#endif
