extension SyntaxFault {
    /// The form of the text, where the fault is about that.
    private func form(of bytes: [UInt8]) -> TextForm { TextForm(bytes) ?? .script }

    package static var scriptHelp: String { TextForm.script.help }

    func formMessage(in bytes: [UInt8]) -> String { form(of: bytes).message }

    package func help(in bytes: [UInt8]) -> String { cause == .otherFormat ? form(of: bytes).help : cause.help }

    /// The faults of a text as reports show them: one about the form of the whole text instead of many about its parts.
    ///
    /// - Parameter readsJavaScript: What JavaScript allows is no fault.
    static func reported(_ faults: [SyntaxFault], in bytes: [UInt8], readsJavaScript: Bool) -> [SyntaxFault] {
        if readsJavaScript { return faults.filter { !$0.cause.isJavaScript } }
        if TextForm(bytes) != nil {
            let start = bytes.firstIndex { !JSONText.Mark.isSpace($0) } ?? 0
            return [SyntaxFault(.otherFormat, start: start, end: min(start + 1, bytes.count))]
        }
        let script = faults.filter { $0.cause.isJavaScript }
        let names = script.count { $0.cause == .unquotedName }
        guard script.count >= fewFaults, let first = script.first,
            names >= fewNames || script.contains(where: { $0.cause == .javascriptAround })
        else { return faults }
        let others = faults.filter { !$0.cause.isJavaScript }
        guard others.allSatisfy({ $0.cause == .javascriptExpression || $0.cause == .textAfterEnd }) else { return faults }
        return [SyntaxFault(.otherFormat, start: first.start, end: first.end)] + others.filter { $0.cause == .javascriptExpression }
    }

    /// So many faults of a script, and names without quotes among them, are shown as one.
    private static let fewFaults = 6
    private static let fewNames = 4
}
