// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Reads MerchantDetails in a checked document.
package struct MerchantDetailsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case domainNames, encryptTo, partnerMerchantName, partnerMerchantValidationURI, partnerInternalMerchantIdentifier
    }

    package static var shapes: [Int] { [ShapeIndex.merchantDetails] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.merchantDetails }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var domainNames: WordList? { @_lifetime(copy self) get { cursor.words(0) } }
    package var encryptTo: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var partnerMerchantName: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var partnerMerchantValidationURI: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var partnerInternalMerchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
