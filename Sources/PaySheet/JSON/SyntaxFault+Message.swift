extension SyntaxFault {
    /// One sentence that names the cause; `bytes` is the text that was scanned.
    package func message(in bytes: [UInt8]) -> String { cause.title }
}
