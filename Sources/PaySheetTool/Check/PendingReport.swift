import PaySheet
import PaySheetReports

/// A document that was checked, and whose report is still to be written.
///
/// What explains findings and writes them runs seldom among thousands of right documents. Of several reports in a row all but the first
/// find it, and what it reads, still at hand in the processor; one by one each of them takes twice as long.
struct PendingReport: Sendable {
    let check: DocumentCheck
    let requires: Requirements?
    let record: RecordPlaces.Record
    let line: Int?
    /// How much was printed of the documents before it, besides what is still to be written.
    let place: Int

    /// So many are written at once.
    static let most = 16
}
