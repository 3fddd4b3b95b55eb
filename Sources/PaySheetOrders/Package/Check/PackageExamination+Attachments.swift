import PaySheet

extension PackageExamination {
    /// Checks receipts and return labels.
    mutating func checkAttachments() {
        guard let references else { return }
        for receipt in references.receipts.all {
            guard let bytes = attachment(receipt, "receipt"), !ImageHead.isPDF(bytes) else { continue }
            report(.packageReceiptFormat, "the receipt is not a PDF", help: "make it a PDF", path: receipt)
        }
        for label in references.labels.all {
            guard let bytes = attachment(label, "return label"), !ImageHead.isPDF(bytes), !ImageHead.isPNG(bytes),
                !ImageHead.isJPEG(bytes)
            else { continue }
            report(.packageAttachment, "the return label is not a PDF, JPEG or PNG", help: "save it in one of these formats", path: label)
        }
    }

    /// The content of a file that order.json names; `nil` if it cannot be checked.
    private mutating func attachment(_ path: String, _ kind: Sentence) -> [UInt8]? {
        if has(path) { return soundContent(of: path) }
        let other = spellings[ASCII.lowerCased(path.utf8)]
        report(
            .packageAttachment, "order.json names the \(words: kind) \(Shown.quoted(path), "path"), and the package does not have it",
            help: other.map { "write " + Shown.quoted($0) } ?? "add the file, or correct its name in order.json",
            path: check.format.content)
        explain(path)
        return nil
    }
}
