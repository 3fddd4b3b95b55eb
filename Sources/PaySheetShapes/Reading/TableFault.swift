/// A mistake in the text of tables.
package struct TableFault: Error {
    /// The index of the line, without counting empty lines.
    package let line: Int
    /// What is wrong, and what to write.
    package let message: String

    init(_ line: Int, _ message: String) {
        self.line = line
        self.message = message
    }
}
