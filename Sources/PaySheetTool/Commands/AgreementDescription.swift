import PaySheet
import PaySheetReports
import PaySheetText

/// The agreement of a payment request in words, and the next charges.
enum AgreementDescription {
    static func answer(_ document: CommandDocument, _ options: DescribeOptions) -> CommandAnswer {
        let (name, bytes, check) = (document.name, document.bytes, document.check)
        func mistakes(_ count: Int) -> [String] { check.findings.at(.error).prefix(count).map { name + ":" + $0.description } }
        let request: PaymentRequest?
        switch check.kind {
        case .paymentRequest: request = PaymentRequest.read(bytes, by: Policy()).value
        case .paymentFlow: request = PaymentFlow.read(bytes, by: Policy()).value?.request
        default:
            let other = name + ": not a payment request and not a flow" + (check.kind.map { ", but " + $0.name } ?? "")
            return CommandAnswer(notes: mistakes(5) + [other], status: ExitStatus.undone)
        }
        guard let request else {
            return CommandAnswer(notes: mistakes(20) + [name + ": not described; correct this first"], status: ExitStatus.found)
        }
        let terms = PaymentAgreement(request, zone: options.zone)
        let charges = terms.charges(from: options.now, limit: options.charges)
        guard options.isJSON else { return CommandAnswer([UInt8](text(terms, charges, request, options.zone).utf8)) }
        return CommandAnswer(json(terms, charges, request, name))
    }

    private static func text(_ terms: PaymentAgreement, _ charges: [PlannedCharge], _ request: PaymentRequest, _ zone: Zone) -> String {
        var text = terms.sentences.map { VisibleText.opening($0) + "\n" }.joined()
        let hasPlan = request.recurringPaymentRequest != nil || request.deferredPaymentRequest != nil
        if hasPlan, !charges.isEmpty {
            text += "\nNext charges (dates in " + zone.name + "):\n"
            for charge in charges {
                text += "  " + charge.date.text
                if let time = charge.time { text += ", " + time }
                if let other = charge.alternative { text += " or " + other.text }
                text += "  " + charge.amount.text + " " + VisibleText.line(request.currencyCode.rawValue) + "  " + charge.phase.word
                if charge.isOnEnd { text += "  (at the last moment of the agreement: the merchant decides)" }
                text += "\n"
            }
        } else if hasPlan {
            text += "\nThe charges begin with this payment. Use --now to say when it is.\n"
        }
        if !terms.notes.isEmpty { text += "\n" + terms.notes.map { "Note: " + VisibleText.line($0) }.joined(separator: "\n") + "\n" }
        return text
    }

    private static func json(_ terms: PaymentAgreement, _ charges: [PlannedCharge], _ request: PaymentRequest, _ name: String) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("path", name)
            json.member("sentences", terms.sentences)
            json.member("notes", terms.notes)
            json.name("charges")
            json.array { list in
                for charge in charges {
                    list.object { one in
                        one.member("date", charge.date.iso)
                        one.member("alternative", charge.alternative?.iso)
                        one.member("time", charge.time)
                        one.member("amount", charge.amount.text)
                        one.member("currency", request.currencyCode.rawValue)
                        one.member("phase", charge.phase.word)
                        one.member("onEnd", bool: charge.isOnEnd)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
