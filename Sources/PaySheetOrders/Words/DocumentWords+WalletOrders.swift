package import PaySheet

extension DocumentWords {
    /// What an order tells the customer.
    package static let walletOrders = DocumentWords(
        of: [.walletOrder], reading: { bytes, _ in WalletOrder.read(bytes).value },
        describing: { order, zone in
            let description = OrderDescription(order, zone: zone)
            return Description(description.sentences, system: description.system.description)
        })
}

extension DocumentComparison {
    /// What the customer is told when one state of an order follows another.
    package static let walletOrders = DocumentComparison(
        of: [.walletOrder], reading: { bytes, _ in WalletOrder.read(bytes).value },
        comparing: { old, new, options in
            let difference = OrderDifference(from: old, to: new, zone: options.zone)
            let technical = difference.technical.joined(separator: ", ")
            return Difference(
                difference.changes.map { $0.shown(options.showsPersonal) },
                without: technical.utf8.isEmpty ? "nothing differs" : "nothing that the customer sees; technical: " + technical,
                technical: difference.technical)
        })
}

extension OrderDifference.Change {
    fileprivate func shown(_ showsPersonal: Bool) -> DocumentComparison.Change {
        let isHidden = isPersonal && !showsPersonal
        return DocumentComparison.Change(
            subject, word: word, old: isHidden ? old.map { _ in "•••" } : old, new: isHidden ? new.map { _ in "•••" } : new,
            sentence: sentence(showingPersonal: showsPersonal))
    }

    /// What happened to the subject, in one word.
    private var word: String {
        switch (old, new) {
        case (nil, .some): "added"
        case (.some, nil): "removed"
        default: "changed"
        }
    }
}
