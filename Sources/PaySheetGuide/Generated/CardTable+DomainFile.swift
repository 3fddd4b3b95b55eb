// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let domainFile = RuleCard.cards(domainFileText)

    static let domainFileText = ##"""
        9050
        domain-file/path
        Domain file in another place
        error
        correct
        document
        2026.11
        The domain association file is not where Apple looks for it.
        Apple cannot verify the domain, and merchant sessions fail. Apple asks for this one address, without a redirect.
        Serve the file at /.well-known/apple-developer-merchantid-domain-association, without an extension.
        -
        -
        Apple's technical notes TN3103 and TN3173.
        from site
        set root {".well-known/apple-developer-merchantid-domain-association.txt": "7B227073704964223A224558414D504C45222C2276657273696F6E223A312C22637265617465644F6E223A313731353230333336363338357D"}
        finds /.well-known~1apple-developer-merchantid-domain-association.txt
        from site
        set root {"well-known/apple-developer-merchantid-domain-association": "7B227073704964223A224558414D504C45222C2276657273696F6E223A312C22637265617465644F6E223A313731353230333336363338357D"}
        finds /well-known~1apple-developer-merchantid-domain-association
        right
        from site
        from accountSite

        9051
        domain-file/missing
        No domain file
        error
        correct
        document
        2026.11
        The site has no domain association file.
        Apple cannot verify the domain, and merchant sessions fail. Apple also asks again before the TLS certificate expires.
        Download the file, and serve it at /.well-known/apple-developer-merchantid-domain-association.
        -
        -
        Apple's technical notes TN3103 and TN3173.
        from site
        remove /.well-known~1apple-developer-merchantid-domain-association
        finds root
        from accountSite
        remove /.well-known~1apple-developer-merchantid-domain-association
        finds root
        right
        from site
        from accountSite

        9052
        domain-file/content
        Content that is not a domain file
        error
        correct
        document
        2026.11
        The content is not a domain association file of a developer account or a payment provider.
        Apple cannot verify the domain, and merchant sessions fail. Editors, page generators and error pages change such files.
        Download the file again, and upload it without opening it.
        -
        -
        Apple's technical note TN3173, and reports about files that were changed on their way.
        from site
        set /.well-known~1apple-developer-merchantid-domain-association "<!doctype html><title>Not found</title>"
        finds /.well-known~1apple-developer-merchantid-domain-association
        from site
        set /.well-known~1apple-developer-merchantid-domain-association "{\"pspId\":\"EXAMPLE\",\"version\":1}"
        finds /.well-known~1apple-developer-merchantid-domain-association
        from site
        set /.well-known~1apple-developer-merchantid-domain-association "7B227073704964223A224558414D504C45222C2276657273696F6E223A312C22637265617465644F6E223A31373135323033333636333835"
        finds /.well-known~1apple-developer-merchantid-domain-association
        from site
        set /.well-known~1apple-developer-merchantid-domain-association "---\n---\n7B227073704964223A224558414D504C45222C2276657273696F6E223A312C22637265617465644F6E223A313731353230333336363338357D"
        finds /.well-known~1apple-developer-merchantid-domain-association
        severity warning
        right
        from site
        from site
        set /.well-known~1apple-developer-merchantid-domain-association "7B227073704964223A224558414D504C45222C2276657273696F6E223A312C22637265617465644F6E223A313731353230333336363338357D\n"

        9053
        domain-file/copy
        Changed domain file
        error
        correct
        document
        2026.11
        The domain association file has other bytes than the file of --same-as.
        Apple cannot verify the domain, and merchant sessions fail. A program changed the file on its way to the server, such as its line ends.
        Upload the downloaded file again without opening it.
        -
        -
        A rule of paysheet's own: it compares two files. A payment provider compares the number of bytes, too.
        from site
        set /.well-known~1apple-developer-merchantid-domain-association "7B227073704964223A224558414D504C45222C2276657273696F6E223A312C22637265617465644F6E223A313731353230333336363338357D\n"
        with --same-as downloaded.txt
        finds /.well-known~1apple-developer-merchantid-domain-association
        from site
        set /.well-known~1apple-developer-merchantid-domain-association "7b227073704964223a224558414d504c45222c2276657273696f6e223a312c22637265617465644f6e223a313731353230333336363338357d"
        with --same-as downloaded.txt
        finds /.well-known~1apple-developer-merchantid-domain-association
        right
        from site
        with --same-as downloaded.txt
        from site
        set /.well-known~1apple-developer-merchantid-domain-association "7B227073704964223A224558414D504C45222C2276657273696F6E223A312C22637265617465644F6E223A313731353230333336363338357D\n"

        9054
        domain-file/domain
        Domain file of another domain
        error
        correct
        document
        2026.11
        The domain association file is for another domain than --domain says.
        Apple cannot verify the domain, and merchant sessions fail. Each domain and subdomain has its own file.
        Download the file for this domain. The subdomain www needs its own file, too.
        -
        -
        Apple's technical note TN3173: each subdomain needs its own file.
        from accountSite
        with --domain www.shop.example
        finds /.well-known~1apple-developer-merchantid-domain-association
        from accountSite
        with --domain other.example
        finds /.well-known~1apple-developer-merchantid-domain-association
        right
        from accountSite
        with --domain Shop.example
        from site
        with --domain other.example
        """##
}
