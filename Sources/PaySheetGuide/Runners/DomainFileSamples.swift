import PaySheet
import PaySheetTokens

extension SampleRunner {
    /// The files of a site: a domain association file, and settings of the server.
    static let site = SampleRunner(
        "site", command: "certificate",
        check: { sample in
            let files = SampleFiles.files(sample)
            guard !files.isEmpty else { return [DomainAssociationCheck.missing] }
            var check = DomainAssociationCheck(domain: sample.option("--domain"))
            if sample.has("--same-as") {
                check.original = SampleFiles.files(Sample(sample.base)).first?.bytes
            }
            let usesExpress5 = files.contains { $0.path == "package.json" && SiteSettings.usesExpress5($0.bytes) }
            return files.flatMap { file in
                guard
                    ASCII.lowerCased(file.path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8)
                        .starts(with: DomainAssociation.name.utf8)
                else {
                    let settings = SiteSettings(file.bytes, at: file.path, usesExpress5: usesExpress5)
                    return settings.findings.map { $0.moved(to: FindingSource.step(file.path)) }
                }
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
