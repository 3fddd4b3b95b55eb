import FuzzSupport
import PaySheet

/// Documents that are built from the tables: the first byte chooses the kind, the rest what is in it.
@main enum FuzzWriter {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            guard let choice = all.first else { return 0 }
            let laws = KindLaws.all[Int(choice) % KindLaws.all.count]
            var builder = DocumentBuilder(Array(all.dropFirst()))
            builder.record(laws.kind.name)
            let text = builder.text
            var reader = DocumentReader()
            law("what is built is minified JSON", RawJSON(bytes: text)?.bytes == text, String(decoding: text, as: UTF8.self))
            laws.hold(text, &reader)
            laws.keepBytes(text, &reader)
            return 0
        }
    }
}
