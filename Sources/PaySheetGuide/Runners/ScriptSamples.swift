import PaySheet
import PaySheetPages
import PaySheetSources

extension SampleRunner {
    /// A script, a page or a file of a server, read as `paysheet check` reads it.
    static let script = SampleRunner(
        "script", command: "check", isText: true,
        check: { sample in
            guard let language = SourceLanguage(path: sample.base.rawValue) else { return [] }
            let file = SourceDocuments(sample.json, language, rules: PageRules.all(sample.policy.system))
            let documents = file.documents.flatMap { found in
                var reader = DocumentReader(
                    policy: sample.policy.with {
                        $0.apiVersion = found.version ?? $0.apiVersion
                        $0.includesAdvice = !$0.selected.isEmpty
                    })
                return Array(reader.check(found.document, as: found.kind).findings)
            }
            return documents + (file.flow?.findings ?? [])
        })
}

extension SampleBase {
    /// The scripts that samples start from.
    static let scripts: [SampleBase] = [
        SampleBase("shop.js", .script, shopJSText), SampleBase("w3cShop.js", .script, w3cShopJSText),
        SampleBase("shop.html", .script, shopHTMLText), SampleBase("server.js", .script, serverJSText),
        SampleBase("server.php", .script, serverPHPText), SampleBase("server.py", .script, serverPYText),
        SampleBase("server.rb", .script, serverRBText), SampleBase("server.java", .script, serverJAVAText),
        SampleBase("server.go", .script, serverGOText), SampleBase("server.cs", .script, serverCSText),
    ]
}

extension RuleCard {
    /// The samples of a card about documents that are scripts: the same mistake, found in code.
    package var scripts: (wrong: [Sample], right: [Sample]) {
        func samples(_ text: String) -> [Sample] {
            SampleReader.samples(text, from: family.base, beside: family.inputs).filter { $0.base.runner == .script }
        }
        return (samples(self.samples.wrong), samples(self.samples.right))
    }
}
