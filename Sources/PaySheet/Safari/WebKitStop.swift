/// The step of the engine that a document does not get beyond.
struct WebKitStop: Sendable {
    let check: WebKitCheck
    let stage: SafariVerdict.Stage
    let rule: RuleID
    let node: Int

    func verdict(_ source: FindingSource) -> SafariVerdict {
        guard check != .systemCancels else { return .cancels(rule) }
        let row = WebKitTable.row(check)
        return .throws(
            SafariVerdict.Exception(kind: row.kind, stage: stage, rule: rule, pointer: source.pointer(to: node), check: row.id))
    }
}
