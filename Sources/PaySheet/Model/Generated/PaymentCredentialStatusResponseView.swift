// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Reads PaymentCredentialStatusResponse in a checked document.
package struct PaymentCredentialStatusResponseView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case paymentCredentialStatus
    }

    package static var shapes: [Int] { [ShapeIndex.paymentCredentialStatusResponse] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentCredentialStatusResponse }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var paymentCredentialStatus: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
}
