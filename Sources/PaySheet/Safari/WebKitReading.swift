/// Finds what the engine makes of the findings of a document: the step of each, and which of them it gets to first.
struct WebKitReading {
    private let document: WebKitDocument
    private var first = FirstStep()
    /// The same of steps that only some devices or releases do not get beyond.
    private var possible = FirstStep()

    /// The finding that the engine gets to first.
    private struct FirstStep {
        private(set) var step: (check: WebKitCheck, call: WebKitCall, finding: RawFinding)?
        /// Worked out where there are two to compare.
        private var key: [Int]?

        mutating func meet(_ check: WebKitCheck, _ call: WebKitCall, _ finding: RawFinding, in document: WebKitDocument) {
            if let known = step {
                let new = document.key(check, call, finding)
                let before = key ?? document.key(known.check, known.call, known.finding)
                key = before
                guard new.lexicographicallyPrecedes(before) else { return }
                key = new
            }
            step = (check, call, finding)
        }
    }

    init(_ document: WebKitDocument) { self.document = document }

    /// Notes the engine's step of every finding, and makes an error of whatever the engine throws at.
    mutating func settle(_ findings: inout [RawFinding]) {
        for index in findings.indices {
            let found = document.check(of: findings[index])
            findings[index].webKit = found?.check
            guard let found else { continue }
            guard !found.check.isPast(policy: document.source.policy.policy) else {
                findings[index].webKit = nil
                findings[index].severity = .warning
                continue
            }
            guard found.check.decider(in: document.release) == nil else {
                possible.meet(found.check, found.call, findings[index], in: document)
                continue
            }
            if found.check != .systemCancels { findings[index].severity = .error }
            first.meet(found.check, found.call, findings[index], in: document)
        }
    }

    /// Where it stops, over all findings that were settled. `nil`: nowhere.
    var stop: WebKitStop? {
        (first.step ?? possible.step).map { stop in
            WebKitStop(
                check: stop.check, stage: WebKitReading.stage(stop.check, stop.call),
                rule: document.source.policy.catalog.rule(stop.finding.rule), finding: stop.finding)
        }
    }

    private static func stage(_ check: WebKitCheck, _ call: WebKitCall) -> SafariVerdict.Stage {
        guard call.kind == .construction else { return call.kind.stage }
        let part = call.part
        // The amounts of a modifier are compared once the shopper's card is known.
        if check == .sameCurrency, part == .modifiers { return .update }
        return part == .modifierData ? .show : check.row.stage
    }
}

/// The step of the engine that a document does not get beyond.
struct WebKitStop: Sendable {
    let check: WebKitCheck
    let stage: SafariVerdict.Stage
    let rule: RuleID
    let finding: RawFinding

    func verdict(_ source: FindingSource) -> SafariVerdict {
        guard check != .systemCancels else { return .cancels(rule) }
        let row = check.row
        let exception = SafariVerdict.Exception(
            kind: row.kind, text: WebKitDocument(source)?.thrownText(check, finding) ?? "", stage: stage, rule: rule,
            pointer: source.pointer(to: Int(finding.node)), check: row.id)
        return check.decider(in: source.policy.policy.safari).map { .depends(exception, why: $0) } ?? .throws(exception)
    }
}
