// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Reads MerchantTokenEventResponse in a checked document.
package struct MerchantTokenEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case eventType, merchantTokenIdentifier, reason, merchantTokenMetadata
    }

    package static var shapes: [Int] { [ShapeIndex.merchantTokenEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.merchantTokenEvent }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var eventType: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var merchantTokenIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var reason: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var merchantTokenMetadata: MerchantTokenMetadataView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.merchantTokenMetadata) } }
}
