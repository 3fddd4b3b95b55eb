/// A mistake in a file that the generator reads, with its place and what to do.
public struct SourceFault: Error, CustomStringConvertible {
    /// The file, from the root of the repository.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// What is wrong, and what to write.
    public let message: String

    init(_ path: String, _ line: Int, _ message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    /// `path:line: message`, as compilers write it.
    public var description: String { "\(path):\(line): \(message)" }
}
