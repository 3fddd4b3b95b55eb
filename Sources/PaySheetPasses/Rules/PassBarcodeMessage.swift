import PaySheet

/// A code that cannot hold its text.
enum PassBarcodeMessage: OneRowRule {
    static let row = RuleRow(PassBarcodeView.self, needs: [.format, .message]) { barcode, context in
        guard let message = barcode.text(.message)?.string, let format = barcode.word(.format) else { return }
        let digits = Array(message.utf8)
        if format == PassBarcodeFormat.ean13Index, !isEAN(digits) {
            report("EAN-13 has 12 digits and a check digit", "write the number with its check digit", barcode, &context)
        } else if format == PassBarcodeFormat.interleaved2of5Index, digits.count % 2 == 1 || !digits.allSatisfy({ ASCII.isDigit($0) }) {
            report("Interleaved 2 of 5 has an even number of digits", "write a zero in front", barcode, &context)
        }
        guard let encoding = barcode.text(.messageEncoding)?.string else { return }
        let name = ASCII.lowerCased(encoding.utf8)
        let isASCII = name.elementsEqual("us-ascii".utf8) || name.elementsEqual("ascii".utf8)
        let limit: UInt32 = isASCII ? 0x7F : name.elementsEqual("iso-8859-1".utf8) ? 0xFF : .max
        guard message.unicodeScalars.contains(where: { $0.value > limit }) else { return }
        report(
            "the text has characters that the encoding does not have", "write \"utf-8\", or a text that the encoding has", barcode, &context
        )
    }

    private static func report(
        _ fault: Sentence, _ help: String, _ barcode: borrowing PassBarcodeView, _ context: inout RuleContext
    ) {
        context.report(.passBarcodeMessage, at: barcode[.message], help: help, fault)
    }

    /// The digits have weights of 3 and 1 by turns, from the last but one to the first. Wallet can add the check digit.
    private static func isEAN(_ digits: [UInt8]) -> Bool {
        guard digits.allSatisfy({ ASCII.isDigit($0) }), digits.count == 12 || digits.count == 13 else { return false }
        guard digits.count == 13 else { return true }
        let sum = digits.reversed().enumerated().reduce(0) { $0 + Int($1.element - ASCII.zero) * ($1.offset % 2 == 0 ? 1 : 3) }
        return sum % 10 == 0
    }
}
