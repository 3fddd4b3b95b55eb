import PaySheet
import PaySheetTokens

extension SampleRunner {
    /// The files of a site, among them a domain association file.
    static let site = SampleRunner(
        "site", command: "certificate",
        check: { sample in
            let files = SampleFiles.files(sample)
            guard !files.isEmpty else { return [DomainAssociationCheck.missing] }
            var check = DomainAssociationCheck(domain: sample.option("--domain"))
            if sample.has("--same-as") {
                check.original = SampleFiles.files(Sample(sample.base)).first?.bytes
            }
            return files.flatMap { file in
                let found = [DomainAssociationCheck.finding(at: file.path)].compactMap { $0 } + check.findings(in: file.bytes)
                return found.map { $0.moved(to: FindingSource.step(file.path)) }
            }
        })
}

extension SampleBase {
    /// A site with the file of a payment provider.
    static let site = SampleBase("site", .site, siteText)
    /// A site with the file of a developer account.
    static let accountSite = SampleBase("accountSite", .site, accountSiteText)
}
