/// A network newer than the version that is asked for.
enum NetworkVersion: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedNetworks],
                unless: .noVersion,
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let version = context.facts.version, let list = cursor.words(PaymentRequest.Slot.supportedNetworks) else { return }
        for index in 0..<list.count {
            guard let node = list.node(index) else { continue }
            let needed = ShapeTables.applePay.version(ofWord: list[index], in: VocabularyIndex.paymentNetwork)
            guard needed > version, let text = list.text(index) else { continue }
            let (severity, webKit) = WebKitCheck.ofNewNetwork(list[index])
            context.report(
                .networkVersion, at: node, severity, webKit: webKit,
                help: "ask for version " + String(needed) + " or leave the network out",
                text.quoted + " came with Apple Pay version " + String(needed) + ", and version " + String(version) + " is asked for")
        }
    }
}

extension WebKitCheck {
    /// What becomes of a network that is newer than the version: the engine compares only JCB.
    static func ofNewNetwork(_ network: Int) -> (severity: Severity, webKit: WebKitCheck?) {
        network == PaymentNetwork.jcbIndex ? (.error, .networkUnknown) : (.warning, nil)
    }
}
