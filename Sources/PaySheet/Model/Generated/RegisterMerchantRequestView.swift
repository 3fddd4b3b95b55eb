// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Reads RegisterMerchantRequest in a checked document.
package struct RegisterMerchantRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case domainNames, encryptTo, partnerInternalMerchantIdentifier, partnerMerchantName, merchantUrl
    }

    package static var shapes: [Int] { [ShapeIndex.registerMerchantRequest] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.registerMerchantRequest }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var domainNames: WordList? { @_lifetime(copy self) get { cursor.words(0) } }
    package var encryptTo: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var partnerInternalMerchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var partnerMerchantName: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var merchantUrl: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
