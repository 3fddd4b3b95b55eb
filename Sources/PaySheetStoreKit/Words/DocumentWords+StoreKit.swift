package import PaySheet

extension DocumentWords {
    /// What a file offers.
    package static let storeKit = DocumentWords(
        of: [.storeKitConfiguration], reading: { bytes, _ in StoreKitConfiguration.read(bytes).value },
        describing: { file, _ in Description(StoreKitDescription(file).sentences) })
}

extension DocumentComparison {
    /// What changes for a subscriber.
    package static let storeKit = DocumentComparison(
        of: [.storeKitConfiguration], reading: { bytes, _ in StoreKitConfiguration.read(bytes).value },
        comparing: { old, new, _ in
            let difference = StoreKitDifference(from: old, to: new)
            return Difference(
                difference.changes.map { Change($0.subject, old: $0.old, new: $0.new, sentence: $0.sentence) },
                without: difference.hasOthers ? "nothing that a person who buys notices" : "nothing differs")
        })
}
