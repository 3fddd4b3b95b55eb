// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Reads UnregisterMerchantRequest in a checked document.
package struct UnregisterMerchantRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case domainNames, partnerInternalMerchantIdentifier, reason
    }

    package static var shapes: [Int] { [ShapeIndex.unregisterMerchantRequest] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.unregisterMerchantRequest }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var domainNames: WordList? { @_lifetime(copy self) get { cursor.words(0) } }
    package var partnerInternalMerchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var reason: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
