import PaySheet
import PaySheetCBOR

/// A device request that no wallet can read.
enum IdentityDeviceRequest: OneRowRule {
    static let row = RuleRow.text(DigitalCredentialDataView.self, .deviceRequest) { text, node, context in
        guard let bytes = AddressBase64.decode(text.string) else {
            return report(node, "this is not Base64 for addresses without padding", &context)
        }
        do throws(CBORError) {
            guard try DeviceRequest(bytes).documents.isEmpty else { return }
            report(node, "the request asks for no document", &context)
        } catch {
            report(node, Sentence(words: error.description), &context)
        }
    }

    private static func report(_ node: Int, _ message: Sentence, _ context: inout RuleContext) {
        context.report(.identityDeviceRequest, at: node, help: "write a DeviceRequest of ISO 18013-5 as CBOR", message)
    }
}

extension DeviceRequest {
    /// Reads the text of a web page; `nil` if it has another form, which a rule reports.
    static func read(_ text: String) -> DeviceRequest? {
        guard let bytes = AddressBase64.decode(text) else { return nil }
        do throws(CBORError) { return try DeviceRequest(bytes) } catch { return nil }
    }
}
