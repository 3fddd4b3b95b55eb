import PaySheetChecking

extension Arguments {
    /// Rejects a second `-`, because standard input can be read only once.
    func rejectRepeatedInput() throws(UsageError) {
        guard operands.count(where: { $0 == "-" }) > 1 else { return }
        throw UsageError("standard input can be read only once; write - once")
    }
}
