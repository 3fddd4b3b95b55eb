import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetStorefront

/// `paysheet button --for tap-to-pay`: whether to offer Tap to Pay on iPhone.
enum TapToPayAnswer {
    /// The value of `--for`.
    static let purpose = "tap-to-pay"

    /// Prints the decision if the arguments ask for it. Returns false for another purpose.
    static func print(_ arguments: Arguments, isJSON: Bool, _ console: inout Console) throws(UsageError) -> Bool {
        guard arguments.value("for") == purpose else {
            for name in ["device", "entitlement", "done"] where arguments.value(name) != nil {
                throw UsageError("--" + name + " needs --for " + purpose)
            }
            return false
        }
        for name in others where arguments.value(name) != nil {
            throw UsageError("--" + name + " does not apply to --for " + purpose + "; remove it")
        }
        guard arguments.operands.isEmpty else { throw UsageError("--for " + purpose + " takes no file; remove it") }
        var situation = TapToPaySituation(
            system: try arguments.value("system").map { text throws(UsageError) in try ButtonCommand.system(text) },
            device: arguments.value("device"), hasEntitlement: arguments.value("entitlement").map { $0 == "yes" },
            networks: try arguments.listed("networks").map { name throws(UsageError) in try SettingWord.network(name) })
        let steps = try steps(arguments)
        guard situation != TapToPaySituation() || steps != nil else {
            throw UsageError("--for " + purpose + " needs --system, --device, --entitlement, --networks or --done")
        }
        if let steps, steps.contains(.entitlement) {
            if situation.hasEntitlement == false { throw UsageError("--entitlement no contradicts --done entitlement") }
            situation.hasEntitlement = true
        }
        let decision = TapToPayDecision(situation)
        console.write(isJSON ? json(decision, steps) : text(decision, steps), isText: !isJSON)
        return true
    }

    /// The word of `--done` before the first step is done.
    static let noStep = "none"

    /// The steps that are done; `nil` without the option.
    private static func steps(_ arguments: Arguments) throws(UsageError) -> Set<TapToPayStep>? {
        let names = arguments.listed("done")
        guard arguments.has("done") else { return nil }
        var steps: Set<TapToPayStep> = []
        for name in names where name != noStep || names.count > 1 {
            guard let step = TapToPayStep(rawValue: name) else {
                let words = TapToPayStep.allCases.map { $0.rawValue }
                throw UsageError("--done takes " + words.joined(separator: ", ") + ", or " + noStep + ", not \"" + name + "\"")
            }
            steps.insert(step)
        }
        return steps
    }

    /// The options of other decisions.
    private static let others = ["can-pay", "card", "web", "country", "request", "label", "style", "locale", "as", "table"]

    private static func text(_ decision: TapToPayDecision, _ steps: Set<TapToPayStep>?) -> [UInt8] {
        var text = decision.action.rawValue + "\n"
        for reason in decision.reasons { text += reason.rule.name + ": " + reason.text + "\n" }
        for note in decision.notes { text += "note " + note.rule.name + ": " + note.text + "\n" }
        if let steps {
            for (index, (step, state)) in TapToPayStep.states(done: steps).enumerated() {
                text += state.rawValue + " " + String(index + 1) + ". " + step.words + "\n"
            }
        }
        return Array(text.utf8)
    }

    private static func json(_ decision: TapToPayDecision, _ steps: Set<TapToPayStep>?) -> [UInt8] {
        ButtonReport.document { json in
            json.object { json in
                json.member("show", decision.action.rawValue)
                json.name("reasons")
                ButtonReport.list(decision.reasons, &json)
                json.name("notes")
                ButtonReport.list(decision.notes, &json)
                json.name("features")
                json.array { json in
                    for feature in TapToPayFeature.allCases {
                        json.object { json in
                            json.member("name", feature.rawValue)
                            json.member("since", feature.first.description)
                            if let features = decision.features { json.member("available", bool: features.contains(feature)) }
                        }
                    }
                }
                guard let steps else { return }
                json.name("steps")
                json.array { json in
                    for (step, state) in TapToPayStep.states(done: steps) {
                        json.object { json in
                            json.member("name", step.rawValue)
                            json.member("state", state.rawValue)
                        }
                    }
                }
            }
        }
    }
}
