import PaySheet
import PaySheetReports
import PaySheetText

/// The agreement of a payment request in words, and the next charges.
enum AgreementDescription {
    static func answer(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        let (name, bytes, check) = (document.name, document.bytes, document.check)
        func mistakes(_ count: Int) -> [String] { check.findings.atLeast(.error).prefix(count).map { name + ":" + $0.description } }
        let terms: PaymentAgreement?
        switch check.kind {
        case .paymentRequest: terms = PaymentRequest.read(bytes, policy: Policy()).value.map { PaymentAgreement($0, zone: options.zone) }
        case .w3cPaymentRequest:
            terms = W3CPaymentRequest.read(bytes, policy: Policy()).value.map { PaymentAgreement($0, zone: options.zone) }
        case .paymentFlow:
            let flow = PaymentFlow.read(bytes, policy: Policy()).value
            terms =
                flow?.request.map { PaymentAgreement($0, zone: options.zone) }
                ?? flow?.paymentRequest.map { PaymentAgreement($0, zone: options.zone) }
        default:
            let reason =
                check.kind.map { "a document of the kind " + $0.name + " cannot be described" }
                ?? FormatRemedy.text(of: check.findings.atLeast(.error)).map { "not described; " + $0 }
                ?? "not described, because its kind is unknown"
            return DocumentAnswer(notes: mistakes(5) + [name + ": " + reason], status: ExitStatus.undone)
        }
        guard let terms else {
            return DocumentAnswer(notes: mistakes(20) + [name + ": not described; correct this first"], status: ExitStatus.found)
        }
        let charges = terms.charges(from: options.now?.instant, limit: options.charges)
        guard options.isJSON else { return DocumentAnswer([UInt8](text(terms, charges, options).utf8)) }
        return DocumentAnswer(json(terms, charges, options, name))
    }

    private static func text(_ terms: PaymentAgreement, _ charges: [PlannedCharge], _ options: DescribeOptions) -> String {
        var text = terms.sentences.map { VisibleText.opening($0) + "\n" }.joined()
        if terms.hasPlan, !charges.isEmpty {
            text += "\nNext charges (dates in " + options.zone.name + "):\n"
            for charge in charges {
                text += "  " + charge.date.text
                if let time = charge.time { text += ", " + time }
                if let offset = charge.offset { text += " (UTC" + offset + ")" }
                if let other = charge.alternative { text += " or " + other.text }
                text += "  " + AgreementDescription.price(charge, terms) + "  " + charge.phase.word
                if charge.isOnEnd { text += "  (at the last moment of the agreement: the merchant decides)" }
                text += "\n"
            }
            for phase in missing(terms, options) {
                text += "  The " + phase.word + " charges begin with this payment. Use --now to list them.\n"
            }
        } else if terms.hasPlan {
            text += "\nThe charges begin with this payment. Use --now to say when it is.\n"
        }
        if !terms.notes.isEmpty { text += "\n" + terms.notes.map { "Note: " + VisibleText.line($0) }.joined(separator: "\n") + "\n" }
        return text
    }

    private static func price(_ charge: PlannedCharge, _ terms: PaymentAgreement) -> String {
        guard let amount = charge.amount else { return LineItem.unknownAmount }
        return amount.text + " " + VisibleText.line(terms.currency?.rawValue ?? "")
    }

    /// The phases that a calendar without a clock leaves out.
    private static func missing(_ terms: PaymentAgreement, _ options: DescribeOptions) -> [PlannedCharge.Phase] {
        options.now == nil ? terms.phasesFromNow : []
    }

    private static func json(
        _ terms: PaymentAgreement, _ charges: [PlannedCharge], _ options: DescribeOptions, _ name: String
    ) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("path", name)
            json.member("sentences", terms.sentences)
            json.member("notes", terms.notes)
            json.member("needsNow", missing(terms, options).map { $0.word })
            json.name("charges")
            json.array { list in
                for charge in charges {
                    list.object { one in
                        one.member("date", charge.date.iso)
                        one.member("alternative", charge.alternative?.iso)
                        one.member("time", charge.time)
                        one.member("offset", charge.offset)
                        one.member("amount", charge.amount?.text)
                        one.member("currency", terms.currency?.rawValue)
                        one.member("phase", charge.phase.word)
                        one.member("onEnd", bool: charge.isOnEnd)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
