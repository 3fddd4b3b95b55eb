/// A network newer than the version that is asked for.
enum NetworkVersion: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.supportedNetworks], when: .versionIsStated) { request, context in
        guard let version = request.version(context.facts), let networks = request.supportedNetworks else { return }
        for index in 0..<networks.count {
            let word = networks.wordIgnoringCase(index, in: VocabularyIndex.paymentNetwork)
            let needed = ShapeTables.applePay.version(ofWord: word, in: VocabularyIndex.paymentNetwork)
            guard needed > version, let node = networks.node(index), let text = networks.text(index) else { continue }
            // The engine compares only JCB.
            let isRefused = word == PaymentNetwork.jcbIndex
            context.report(
                .networkVersion, at: node, isRefused ? .error : .warning, webKit: isRefused ? .networkUnknown : nil,
                help: "ask for version " + String(needed) + " or leave the network out",
                "\(text.quoted) came with Apple Pay version \(needed, "needed"), and version \(version, "version") is asked for")
        }
    }
}
