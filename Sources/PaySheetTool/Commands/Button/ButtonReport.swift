import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetStorefront

/// What `paysheet button` prints.
enum ButtonReport {
    // MARK: A decision

    static func text(_ decision: ButtonDecision) -> [UInt8] {
        var text = decision.action.rawValue
        if let label = decision.label {
            text += " with the label " + label.rawValue + (label.webType == label.rawValue ? "" : " (on the web: " + label.webType + ")")
        }
        text += "\n"
        for reason in decision.reasons { text += reason.rule.name + ": " + reason.text + "\n" }
        for note in decision.notes { text += "note " + note.rule.name + ": " + note.text + "\n" }
        return Array(text.utf8)
    }

    static func json(_ decision: ButtonDecision) -> [UInt8] {
        document { json in
            json.object { json in
                json.member("show", decision.action.rawValue)
                json.member("label", decision.label?.rawValue)
                json.member("webType", decision.label?.webType)
                json.member("placement", decision.placement?.rawValue)
                json.name("reasons")
                list(decision.reasons, &json)
                json.name("notes")
                list(decision.notes, &json)
            }
        }
    }

    static func list(_ reasons: [ButtonReason], _ json: inout JSONBytes) {
        json.array { json in
            for reason in reasons {
                json.object { json in
                    json.member("rule", reason.rule.name)
                    json.member("text", reason.text)
                }
            }
        }
    }

    // MARK: Markup

    static func markup(_ button: PaymentButton, _ form: String?) -> String {
        guard form == "html" else { return button.css }
        return "<!-- Content-Security-Policy: " + ButtonPolicy.line + " -->\n" + PaymentButton.scriptElement + "\n" + button.element + "\n"
    }

    // MARK: The table

    private static let families: [SystemRelease.Family] = [.iOS, .macOS]

    static func table() -> String {
        let rows = PaymentButtonLabel.allCases.map { label in
            [label.rawValue] + families.map { label.firstRelease(on: $0).description }
                + (families + [.watchOS]).map { "SwiftUI " + label.firstSwiftUIRelease(on: $0).description } + [label.webType, css(label)]
        }
        let widths = (0..<8).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.indices.map { row[$0] + String(repeating: " ", count: $0 == 7 ? 0 : widths[$0] - row[$0].utf8.count) }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }

    private static func css(_ label: PaymentButtonLabel) -> String { label.cssVersion.map { "CSS " + String($0) } ?? "CSS not documented" }

    static func tableJSON() -> [UInt8] {
        document { json in
            json.array { json in
                for label in PaymentButtonLabel.allCases {
                    json.object { json in
                        json.member("label", label.rawValue)
                        json.member("iOS", label.firstRelease(on: .iOS).description)
                        json.member("macOS", label.firstRelease(on: .macOS).description)
                        json.member("swiftUIOnIOS", label.firstSwiftUIRelease(on: .iOS).description)
                        json.member("swiftUIOnMacOS", label.firstSwiftUIRelease(on: .macOS).description)
                        json.member("swiftUIOnWatchOS", label.firstSwiftUIRelease(on: .watchOS).description)
                        json.member("webType", label.webType)
                        json.member("cssVersion", number: label.cssVersion)
                    }
                }
            }
        }
    }

    /// One JSON document with a line end.
    static func document(_ content: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        content(&json)
        return json.bytes + [0x0A]
    }
}
