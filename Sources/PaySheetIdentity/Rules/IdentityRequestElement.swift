import PaySheet

/// A document or an element that Apple Wallet is not known to have.
enum IdentityRequestElement: OneRowRule {
    static let row = RuleRow.text(DigitalCredentialDataView.self, .deviceRequest) { text, node, context in
        guard let request = DeviceRequest.read(text.string) else { return }
        for document in request.documents {
            guard let column = ElementNames.documentTypes.firstIndex(of: document.type) else {
                report(node, "no documentation of Apple names the document type \(Shown.quoted(document.type), "type")", &context)
                continue
            }
            let known = ElementNames.all(in: column)
            for element in document.namespaces.flatMap({ $0.elements })
            where !known.contains(Substring(element.name)) && !isAge(element.name) {
                report(node, "no documentation of Apple names the element \(Shown.quoted(element.name), "element")", &context)
            }
        }
    }

    private static func isAge(_ name: String) -> Bool {
        let digits = name.dropFirst(9)
        return name.hasPrefix("age_over_") && digits.utf8.count == 2 && UInt8(digits) != nil
    }

    private static func report(_ node: Int, _ message: Sentence, _ context: inout RuleContext) {
        context.report(.identityRequestElement, at: node, help: "check the spelling; the wallet leaves out what it does not have", message)
    }
}
