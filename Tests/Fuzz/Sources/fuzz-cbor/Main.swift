import FuzzSupport
import PaySheet
import PaySheetCBOR
import PaySheetIdentity

/// Bytes as CBOR, as an answer, and as the texts of a web page. Every input ends in a value, or in an error with a place.
@main enum FuzzCBOR {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            guard FuzzCBOR.tree(all) else { return 0 }
            let steps = EnvelopeCheck(FuzzCBOR.record).steps(of: all)
            law("an answer has thirteen steps with reasons", steps.count == 13 && steps.allSatisfy { !$0.reason.isEmpty })
            let verdict = AnswerCheck(FuzzCBOR.record).verdict(on: all)
            law("a verdict has nine steps, and trusts nobody without a root", verdict.steps.count == 9 && !verdict.isTrusted)
            for element in verdict.elements { _ = element.text }
            FuzzCBOR.page(all)
            return 0
        }
    }

    private static let record: IdentityRecord = {
        var record = IdentityRecord()
        (record.nonce, record.merchantIdentifier, record.teamIdentifier) = ("AAAAAAAAAAAAAAAAAAAAAA==", "merchant.a", "A1B2C3D4E5")
        return record
    }()

    /// Returns whether the bytes are CBOR.
    private static func tree(_ bytes: [UInt8]) -> Bool {
        do throws(CBORError) {
            let root = try CBORTree(bytes).root
            law("a value has all its bytes", root.encoding.count == bytes.count)
            walk(root, in: 0..<bytes.count)
            return true
        } catch {
            law("a fault is inside of the bytes", 0...bytes.count ~= error.offset && !error.description.isEmpty)
            return false
        }
    }

    /// The limit of the depth bounds the calls.
    private static func walk(_ value: CBORValue, in range: Range<Int>) {
        let encoding = value.encoding
        law("a value is inside of the one around it", range.lowerBound <= encoding.startIndex && encoding.endIndex <= range.upperBound)
        law("a value is CBOR again", (try? CBORTree(Array(encoding))) != nil)
        var place = encoding.startIndex + 1
        for child in value.children {
            law("values follow each other", place <= child.offset)
            walk(child, in: encoding.startIndex..<encoding.endIndex)
            place = child.encoding.endIndex
        }
        switch value.form {
        case .map: law("a map has pairs", (try? value.map())?.count == value.children.count / 2 && value.children.count % 2 == 0)
        case .text: law("text can be read", (try? value.text()) != nil)
        case .tag: law("a tag has one value", value.children.count == 1)
        default: break
        }
    }

    /// The bytes in both texts of a web page: findings are the same again.
    private static func page(_ bytes: [UInt8]) {
        let text = Base64.encode(bytes).replacing("+", with: "-").replacing("/", with: "_").filter { $0 != "=" }
        let json = #"{"protocol":"org-iso-mdoc","data":{"deviceRequest":"\#(text)","encryptionInfo":"\#(text)"}}"#
        let findings = DigitalCredentialGetRequest.read(json.utf8).findings
        law("no text is both", findings.contains { $0.rule == .identityDeviceRequest || $0.rule == .identityEncryptionInfo })
    }
}
