import PaySheet
import PaySheetChecking
import PaySheetExamples
import PaySheetGuide
import Vouchers

extension CatalogEntry {
    /// Vouchers as the command takes them, if `swift run generate` does not write it. There is no picture of a voucher.
    static let vouchers = CatalogEntry(
        { .vouchers }, tables: { VoucherShapes.tables }, cards: { VoucherGuide.cards }, examples: { VoucherExample.forms },
        functions: CatalogFunctions(describing: { .vouchers }, comparing: { .vouchers }))
}
