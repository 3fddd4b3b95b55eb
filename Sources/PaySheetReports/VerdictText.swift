import PaySheet
import PaySheetText

/// What Safari does with a document, in words.
struct VerdictText {
    private let document: CheckedDocument

    init(_ document: CheckedDocument) { self.document = document }

    /// What happens and why; `nil` if nothing happens.
    var sentence: String? {
        guard let event else { return nil }
        switch document.safari {
        case .throws(let exception), .depends(let exception, _):
            let place = exception.pointer.isEmpty ? "" : " at " + VisibleText.line(exception.pointer)
            return event + " (" + exception.rule.id + place + ")"
        case .cancels(let rule): return event + " (" + rule.id + ")"
        case .accepts, .notApplicable: return nil
        }
    }

    /// What happens because of a finding; `nil` if another finding decides.
    func note(on reported: ReportedFinding) -> String? {
        let finding = reported.finding
        switch document.safari {
        case .throws(let exception), .depends(let exception, _):
            return finding.rule == exception.rule && finding.place.pointer == exception.pointer ? event : nil
        case .cancels(let rule): return finding.rule == rule ? event : nil
        case .accepts, .notApplicable: return nil
        }
    }

    /// The message of a finding with its help, and what happens because of it.
    func sentence(of reported: ReportedFinding) -> String { reported.sentence + (note(on: reported).map { "; " + $0 } ?? "") }

    private var event: String? {
        switch document.safari {
        case .throws(let exception): "Safari " + VerdictText.throwing(exception, document.kind)
        case .depends(let exception, let why):
            "depending on " + why + ", Safari " + VerdictText.throwing(exception, document.kind)
        case .cancels: "Safari throws nothing, and the system ends the payment"
        case .accepts, .notApplicable: nil
        }
    }

    private static func throwing(_ exception: SafariVerdict.Exception, _ kind: DocumentKind?) -> String {
        let text = exception.text.isEmpty ? "" : ": " + VisibleText.line(exception.text)
        return "throws " + moment(exception.stage, kind) + ": " + exception.kind.name + text
    }

    private static func moment(_ stage: SafariVerdict.Stage, _ kind: DocumentKind?) -> String {
        let isW3C = kind == .constructorArguments || kind == .paymentMethodRequest || kind == .modifier || kind == .paymentDetailsUpdate
        switch stage {
        case .construct:
            return kind == .paymentError ? "in new ApplePayError()" : isW3C ? "in new PaymentRequest()" : "in new ApplePaySession()"
        case .show: return isW3C ? "in show()" : "before the payment sheet is ready"
        case .update: return isW3C ? "in updateWith()" : "when the update is handed over"
        case .complete: return "when the payment is completed"
        }
    }
}
