// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Reads MerchantTokenEntry in a checked document.
package struct MerchantTokenEntryView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case at, action, eventId, event
    }

    package static var shapes: [Int] { [ShapeIndex.merchantTokenEntry] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.merchantTokenEntry }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var at: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var action: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var eventId: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var event: MerchantTokenEventView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.merchantTokenEvent) } }
}
