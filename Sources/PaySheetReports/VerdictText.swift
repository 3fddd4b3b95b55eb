import PaySheet
import PaySheetText

/// What Safari does with a document, in words.
package struct VerdictText {
    private let document: CheckedDocument

    package init(_ document: CheckedDocument) { self.document = document }

    /// What happens and why; `nil` if nothing happens.
    package var sentence: String? { event.map { $0.what + $0.text + reason } }

    /// The same for Markdown, with Safari's text as it is.
    package var markdown: String? {
        guard let event else { return nil }
        let prose = MarkdownText.anywhere
        return prose.sentence(event.what) + (event.text.isEmpty ? "" : MarkdownText.code(event.text)) + prose.sentence(reason)
    }

    /// The rule and the place, in parentheses.
    private var reason: String {
        switch document.safari {
        case .throws(let exception), .depends(let exception, _):
            let place = exception.pointer.isEmpty ? "" : " at " + VisibleText.line(exception.pointer)
            return " (" + exception.rule.name + place + ")"
        case .cancels(let rule): return " (" + rule.name + ")"
        case .accepts, .notApplicable: return ""
        }
    }

    /// What happens because of a finding; `nil` if another finding decides.
    package func note(on reported: ReportedFinding) -> String? {
        let finding = reported.finding
        switch document.safari {
        case .throws(let exception), .depends(let exception, _):
            return finding.rule == exception.rule && finding.place.pointer == exception.pointer ? happening : nil
        case .cancels(let rule): return finding.rule == rule ? happening : nil
        case .accepts, .notApplicable: return nil
        }
    }

    /// The message of a finding with its help, and what happens because of it.
    func sentence(of reported: ReportedFinding) -> String { reported.sentence + (note(on: reported).map { "; " + $0 } ?? "") }

    private var happening: String? { event.map { $0.what + $0.text } }

    /// What happens, and the text that Safari throws.
    private var event: (what: String, text: String)? {
        switch document.safari {
        case .throws(let exception): ("Safari " + throwing(exception), VisibleText.line(exception.text))
        case .depends(let exception, let why):
            ("depending on " + why + ", Safari " + throwing(exception), VisibleText.line(exception.text))
        case .cancels: ("Safari throws nothing, and the system ends the payment", "")
        case .accepts, .notApplicable: nil
        }
    }

    private func throwing(_ exception: SafariVerdict.Exception) -> String {
        "throws " + moment(exception) + ": " + exception.kind.name + (exception.text.isEmpty ? "" : ": ")
    }

    private func moment(_ exception: SafariVerdict.Exception) -> String {
        let kind = document.kind
        let isInFlow = kind == .paymentFlow && exception.pointer.utf8.starts(with: "/paymentRequest".utf8)
        let isW3C =
            isInFlow || kind == .w3cPaymentRequest || kind == .applePayRequest || kind == .modifier || kind == .paymentDetailsUpdate
        switch exception.stage {
        case .construct:
            return kind == .paymentError ? "in new ApplePayError()" : isW3C ? "in new PaymentRequest()" : "in new ApplePaySession()"
        case .show: return isW3C ? "in show()" : "before the payment sheet is ready"
        case .update: return isW3C ? "in updateWith()" : "when the update is handed over"
        case .complete: return "when the payment is completed"
        }
    }
}
