package import PaySheet

extension DocumentWords {
    /// What a person sees.
    package static let passes = DocumentWords(
        of: [.pass], reading: { bytes, _ in WalletPass.read(bytes).value },
        describing: { pass, _ in Description(PassDescription(pass).sentences) })
}

extension DocumentComparison {
    /// What an update changes.
    package static let passes = DocumentComparison(
        of: [.pass], reading: { bytes, _ in WalletPass.read(bytes).value },
        comparing: { old, new, _ in
            let difference = PassDifference(from: old, to: new)
            return Difference(
                difference.changes.map { Change($0.subject, old: $0.old, new: $0.new, sentence: $0.sentence) },
                without: difference.hasOthers ? "nothing that a person notices" : "nothing differs")
        })
}
