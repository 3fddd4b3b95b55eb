import PaySheet
import PaySheetReports

/// The outcome of one document, or of consecutive documents that only need to be counted.
struct Outcome: Sendable {
    var summary: Summary
    var bytes = 0
    var statistics: Statistics?
    var marks = Suppressor.Marks.nothing
    /// The printed text, if it depends on nothing else.
    var printed: [UInt8] = []
    /// The values for all other reports.
    var written: Written?
    /// The values of the record that could not be read.
    var notes: [String] = []
    /// The difference from the expectation.
    var differences: [String] = []
    /// The name of the document in messages.
    var name = ""
    /// A document whose merchants have not been compared with those of earlier documents.
    var unsettled: Unsettled?

    enum Written: Sendable {
        case document(CheckedDocument)
        case emptyLine
    }

    struct Unsettled: Sendable {
        let shares: MerchantShares
        /// The range of the document. (A slice would keep the buffer from being reused.)
        let block: LineBlock
        let range: Range<Int>
        let line: Int?
        let source: DocumentSource
        let isCandidate: Bool
    }
}
