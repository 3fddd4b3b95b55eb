package import PaySheetShapes

/// The table of types for the stand-in session of the npm package, which converts values as Web IDL does.
extension Generator {
    /// The dictionaries that a page passes to a browser. Those inside them follow.
    private static let passedToBrowsers = [
        "ApplePayPaymentRequest", "ApplePayPaymentMethodUpdate", "ApplePayShippingMethodUpdate", "ApplePayShippingContactUpdate",
        "ApplePayCouponCodeUpdate", "ApplePayPaymentAuthorizationResult", "ApplePayRequest", "ApplePayModifier",
        "ApplePayPaymentCompleteDetails", "PaymentRequest", "PaymentDetailsUpdate", "PaymentValidationErrors",
    ]

    /// The types of all members in JavaScript, in the order in which a browser reads them.
    package var conversionFile: GeneratedFile {
        var names: [String] = []
        var lines = ""
        func add(_ name: String) {
            guard !names.contains(name), let shape = shape(named: name) else { return }
            names.append(name)
            let members = conversionOrder(of: shape)
            let types = members.map { "\($0.name): \(conversionType($0.type))" }
            lines += "  \(name): {\n" + types.map { "    \($0),\n" }.joined() + "  },\n"
            for member in members {
                let element = if case .list(let element) = member.type { element } else { member.type }
                if case .record(let inner) = element { add(inner) }
            }
        }
        for name in Self.passedToBrowsers { add(name) }
        return GeneratedFile(
            path: "Distribution/npm/lib/mock/types.js",
            text: "// \(GeneratedFile.notice)\n\n"
                + "/** The types of the members that a page passes, in the order in which a browser reads them. An array is a list. */\n"
                + "export const types = {\n\(lines)};\n")
    }

    /// The members of the base first, and each dictionary by its names in alphabetical order.
    private func conversionOrder(of shape: Shape) -> [Member] {
        let own = shape.members.sorted { $0.name < $1.name }
        guard let base = shape.base, let parent = self.shape(named: base) ?? bases.first(where: { $0.name == base }) else { return own }
        return conversionOrder(of: parent) + own
    }

    private func conversionType(_ type: MemberType) -> String {
        switch type {
        case .text, .amount, .token: "\"text\""
        case .boolean: "\"boolean\""
        case .unsignedLong: "\"unsigned long\""
        case .unsignedShort: "\"unsigned short\""
        case .date: "\"date\""
        case .record(let name): "\"\(name)\""
        case .list(let element): "[\(conversionType(element))]"
        case .integer, .number, .variant, .choice, .object, .anything: "\"any\""
        }
    }
}
