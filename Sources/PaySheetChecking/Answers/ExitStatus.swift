/// What a command ends with, and what an answer says of its success.
package enum ExitStatus {
    /// Success, without findings that count.
    package static let passed: Int32 = 0
    /// There are findings.
    package static let found: Int32 = 1
    /// The command could not complete.
    package static let undone: Int32 = 2
}
