import PaySheet

/// A barcode that cannot hold its text.
enum WalletOrderBarcodeEncoding: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletBarcodeView.self, needs: [.message, .messageEncoding]) { barcode, context in
                guard let message = barcode.text(.message), let encoding = barcode.text(.messageEncoding) else { return }
                let highest = message.string.unicodeScalars.reduce(0) { max($0, $1.value) }
                let name = String(decoding: ASCII.lowerCased(encoding.string.utf8), as: UTF8.self)
                let isCode128 = barcode.word(.format) == WalletBarcodeFormat.code128Index
                let limit: UInt32 = isCode128 || name == "us-ascii" || name == "ascii" ? 0x7F : name == "iso-8859-1" ? 0xFF : .max
                guard highest > limit else { return }
                context.report(
                    .walletOrderBarcodeEncoding, at: barcode[.message],
                    help: isCode128 ? "use ASCII only, or another format" : "write text that the encoding has, or use \"utf-8\"",
                    isCode128 ? "Code 128 holds ASCII only" : "the text has characters that the encoding does not have")
            }
        ]
    }
}
