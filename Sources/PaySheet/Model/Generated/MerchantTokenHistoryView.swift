// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Reads MerchantTokenHistory in a checked document.
package struct MerchantTokenHistoryView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case merchantTokenIdentifier, entries
    }

    package static var shapes: [Int] { [ShapeIndex.merchantTokenHistory] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.merchantTokenHistory }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var merchantTokenIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var entries: Records<MerchantTokenEntryView>? { @_lifetime(copy self) get { cursor.list(1, shape: ShapeIndex.merchantTokenEntry) } }
}
