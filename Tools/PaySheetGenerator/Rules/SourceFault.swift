/// A mistake in a file that the generator reads, with its place and what to do.
package struct SourceFault: Error, CustomStringConvertible {
    /// The file, from the root of the repository.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// What is wrong, and what to write.
    package let message: String

    init(_ path: String, _ line: Int, _ message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    /// `path:line: message`, as compilers write it.
    package var description: String { "\(path):\(line): \(message)" }
}
