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
            for name in ["device", "entitlement"] where arguments.value(name) != nil {
                throw UsageError("--" + name + " needs --for " + purpose)
            }
            return false
        }
        for name in others where arguments.value(name) != nil {
            throw UsageError("--" + name + " does not apply to --for " + purpose + "; remove it")
        }
        guard arguments.operands.isEmpty else { throw UsageError("--for " + purpose + " takes no file; remove it") }
        let situation = TapToPaySituation(
            system: try arguments.value("system").map { text throws(UsageError) in try ButtonCommand.system(text) },
            device: arguments.value("device"), hasEntitlement: arguments.value("entitlement").map { $0 == "yes" })
        guard situation != TapToPaySituation() else {
            throw UsageError("--for " + purpose + " needs --system, --device or --entitlement")
        }
        let decision = TapToPayDecision(situation)
        console.write(isJSON ? json(decision) : text(decision), isText: !isJSON)
        return true
    }

    /// The options of other decisions.
    private static let others = ["can-pay", "card", "web", "country", "request", "networks", "label", "style", "locale", "as", "table"]

    private static func text(_ decision: TapToPayDecision) -> [UInt8] {
        var text = decision.action.rawValue + "\n"
        for reason in decision.reasons { text += reason.rule.name + ": " + reason.text + "\n" }
        for note in decision.notes { text += "note " + note.rule.name + ": " + note.text + "\n" }
        return Array(text.utf8)
    }

    private static func json(_ decision: TapToPayDecision) -> [UInt8] {
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
            }
        }
    }
}
