/// Finds what the engine makes of the findings of a document: the step of each, and which of them it gets to first.
struct WebKitReading {
    private let document: WebKitDocument
    private var first: (check: WebKitCheck, call: WebKitCall, finding: RawFinding)?
    /// Worked out where there are two to compare.
    private var firstKey: [Int]?

    init(_ document: WebKitDocument) { self.document = document }

    /// Notes the engine's step of every finding, and makes an error of whatever the engine throws at.
    mutating func settle(_ findings: inout [RawFinding]) {
        for index in findings.indices {
            let found = document.check(of: findings[index])
            findings[index].webKit = found?.check
            guard let found else { continue }
            if found.check != .systemCancels { findings[index].severity = .error }
            meet(found.check, found.call, findings[index])
        }
    }

    private mutating func meet(_ check: WebKitCheck, _ call: WebKitCall, _ finding: RawFinding) {
        if let known = first {
            let key = document.key(check, call, finding)
            let before = firstKey ?? document.key(known.check, known.call, known.finding)
            firstKey = before
            guard key.lexicographicallyPrecedes(before) else { return }
            firstKey = key
        }
        first = (check, call, finding)
    }

    /// Where it stops, over all findings that were settled. `nil`: nowhere.
    var stop: WebKitStop? {
        first.map { first in
            WebKitStop(
                check: first.check, stage: WebKitReading.stage(first.check, first.call),
                rule: document.source.policy.catalog.rule(first.finding.rule),
                node: Int(first.finding.node))
        }
    }

    private static func stage(_ check: WebKitCheck, _ call: WebKitCall) -> SafariVerdict.Stage {
        guard call.kind == .construction else { return call.kind.stage }
        let part = call.part
        // The amounts of a modifier are compared once the shopper's card is known.
        if check == .sameCurrency, part == .modifiers { return .update }
        return part == .modifierData ? .show : WebKitTable.row(check).stage
    }
}

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
