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
    var notes: [String] = []
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
}
