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
        // Most requests and updates have the members of a base. A script with the table is shorter if it has these once.
        var baseNames: [String] = []
        var baseLines = ""
        func addBase(of shape: Shape) {
            guard let parent = parent(of: shape), !baseNames.contains(parent.name) else { return }
            addBase(of: parent)
            baseNames.append(parent.name)
            baseLines += "const \(parent.name) = {\n\(conversionLines(of: parent, indentation: "  "))};\n"
        }
        func add(_ name: String) {
            guard !names.contains(name), let shape = shape(named: name) else { return }
            names.append(name)
            addBase(of: shape)
            lines += "  \(name): {\n\(conversionLines(of: shape, indentation: "    "))  },\n"
            for member in conversionOrder(of: shape) {
                let element = if case .list(let element) = member.type { element } else { member.type }
                if case .record(let inner) = element { add(inner) }
            }
        }
        for name in Self.passedToBrowsers { add(name) }
        return GeneratedFile(
            path: "Distribution/npm/lib/mock/types.js",
            text: "// \(GeneratedFile.notice)\n\n\(baseLines)\n"
                + "/** The types of the members that a page passes, in the order in which a browser reads them. An array is a list. */\n"
                + "export const types = {\n\(lines)};\n")
    }

    private func parent(of shape: Shape) -> Shape? {
        guard let base = shape.base else { return nil }
        return self.shape(named: base) ?? bases.first { $0.name == base }
    }

    /// The members of the base first, and each dictionary by its names in alphabetical order.
    private func conversionOrder(of shape: Shape) -> [Member] {
        (parent(of: shape).map { conversionOrder(of: $0) } ?? []) + ownMembers(of: shape)
    }

    private func ownMembers(of shape: Shape) -> [Member] { shape.members.sorted { $0.name < $1.name } }

    private func conversionLines(of shape: Shape, indentation: String) -> String {
        let shared = parent(of: shape).map { "\(indentation)...\($0.name),\n" } ?? ""
        return shared + ownMembers(of: shape).map { "\(indentation)\($0.name): \(conversionType($0.type)),\n" }.joined()
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
