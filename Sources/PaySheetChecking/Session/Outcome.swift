import PaySheet
package import PaySheetReports

/// The outcome of one document, or of consecutive documents that only need to be counted.
package struct Outcome: Sendable {
    package var summary: Summary
    package var bytes = 0
    package var statistics: Statistics?
    package var marks = Suppressor.Marks.nothing
    /// The printed text, if it depends on nothing else.
    package var printed: [UInt8] = []
    /// The values for all other reports.
    package var written: Written?
    /// The values of the record that could not be read.
    package var notes: [String] = []
    /// The difference from the expectation.
    package var differences: [String] = []
    /// The name of the document in messages.
    package var name = ""
    /// A document that has not been compared with earlier documents.
    package var unsettled: Unsettled?

    package enum Written: Sendable {
        indirect case document(CheckedDocument)
        /// So many empty lines, one after another.
        case emptyLines(Int)
    }

    package final class Unsettled: Sendable {
        let claims: DocumentClaims
        /// The range of the document. (A slice would keep the buffer from being reused.)
        let block: LineBlock
        let range: Range<Int>
        let line: Int?
        let source: DocumentSource
        let isCandidate: Bool

        init(claims: DocumentClaims, block: LineBlock, range: Range<Int>, line: Int?, source: DocumentSource, isCandidate: Bool) {
            (self.claims, self.block, self.range) = (claims, block, range)
            (self.line, self.source, self.isCandidate) = (line, source, isCandidate)
        }
    }
}
