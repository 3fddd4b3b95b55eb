import PaySheet

/// A product identifier with other characters.
enum StoreKitProductId: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(StoreProductView.self, .productID) { text, node, context in
                let identifier = text.string.utf8
                guard identifier.isEmpty || !identifier.allSatisfy(isAllowed) else { return }
                context.report(
                    .storeKitProductId, at: node, help: "use letters, digits, \".\", \"_\" and \"-\" only",
                    identifier.isEmpty
                        ? "the product identifier is empty" : "the product identifier has other characters than App Store Connect takes")
            }
        ]
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
