import FuzzSupport
import PaySheet
import PaySheetDocuments

/// Captured traffic: the first byte chooses the form. Every input ends in documents, or is not of the form.
@main enum FuzzCaptures {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            guard let choice = all.first else { return 0 }
            let text = Array(all.dropFirst())
            let forms = CaptureForm.allCases
            FuzzCaptures.read(text, as: CaptureForm(text, named: "a.log") ?? forms[Int(choice) % forms.count])
            return 0
        }
    }

    private static func read(_ text: [UInt8], as form: CaptureForm) {
        guard let capture = Capture(text, as: form, catalogs: [.applePay]) else {
            return law("only JSON as a whole can be refused", RawJSON(bytes: text) == nil)
        }
        var places: Set<String> = []
        var reader = DocumentReader()
        var anonymizer = Anonymizer()
        for document in capture.documents {
            law("a place is named once", places.insert(document.place).inserted, document.place)
            let findings = Array(reader.check(document.bytes, as: document.kind).findings)
            law("a document is JSON", !findings.contains { $0.rule.name.hasPrefix("json/") }, document.place)
            law("an anonymous document is JSON", anonymizer.anonymize(document.bytes).map { RawJSON(bytes: $0.bytes) != nil } != false)
        }
        law("texts in texts are read to a depth", capture.documents.count <= text.count)
    }
}
