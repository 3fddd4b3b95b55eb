import PaySheet
import PaySheetReports

/// What came of one document, or of some in a row of which there is no more to say than how many they are.
struct Outcome: Sendable {
    var summary: Summary
    var bytes = 0
    var statistics: Statistics?
    var marks = Suppressor.Marks.nothing
    /// What is printed, where that depends on nothing else.
    var printed: [UInt8] = []
    /// What the reports take in otherwise.
    var written: Written?
    /// What could not be read beside the document.
    var remarks: [String] = []
    /// How it differs from what was expected.
    var differences: [String] = []
    /// What messages call it.
    var name = ""
    /// A document whose merchants nobody has compared with those of the documents before it.
    var unsettled: Unsettled?

    enum Written: Sendable {
        case document(CheckedDocument)
        case emptyLine
    }

    struct Unsettled: Sendable {
        let shares: MerchantShares
        /// Where the document stands. (A slice of the bytes would keep them from being used again.)
        let block: LineBlock
        let range: Range<Int>
        let line: Int?
        let source: DocumentSource
        let isCandidate: Bool
    }

    /// There is nothing to say that has its place among what others say, besides what is printed.
    private var isPlain: Bool { written == nil && remarks.isEmpty && differences.isEmpty && unsettled == nil }

    /// Takes in the document that comes next. False where it must stand alone.
    mutating func absorb(_ next: Outcome) -> Bool {
        guard isPlain, next.isPlain else { return false }
        summary.add(next.summary)
        bytes += next.bytes
        if let more = next.statistics { statistics?.add(more) }
        marks.add(next.marks)
        if !next.printed.isEmpty { printed += next.printed }
        return true
    }
}
