import PaySheet

/// A code that older systems do not show.
enum PassBarcodeFallback: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletPassView.self, needs: [.barcode]) { pass, context in
                guard let barcode = pass.barcode, let format = barcode.word(.format), format >= PassBarcodeFormat.code128Index else {
                    return
                }
                context.report(
                    .passBarcodeFallback, at: barcode[.format], help: "write the code into \"barcodes\"",
                    "\"barcode\" is for iOS 8 and earlier, which do not have this format")
            },
            RuleRow(WalletPassView.self, needs: [.barcodes]) { pass, context in
                guard let barcodes = pass.barcodes, barcodes.count > 0 else { return }
                for index in 0..<barcodes.count {
                    guard let barcode = barcodes[index], let format = barcode.word(.format), format > PassBarcodeFormat.code128Index else {
                        return
                    }
                }
                context.report(
                    .passBarcodeFallback, at: pass[.barcodes], help: "add a QR, PDF417 or Aztec code behind it",
                    "systems before iOS 27 have none of these formats")
            },
        ]
    }
}
