package import PaySheet
package import PaySheetTokens

/// The domain association files of a site, which are in a hidden folder.
package struct DomainFiles: Sendable {
    /// The paths of the files to check.
    package let paths: [String]
    /// Whether the files are where Apple looks for them. If one is, copies in other places do not count.
    package let areInPlace: Bool

    /// Chooses among files with a similar name.
    ///
    /// - Parameter root: The root of the site; `nil` accepts a site in any folder.
    package init(_ found: [String], root: String?) {
        let right = found.filter { path in
            root.map { path == Paths.join($0, DomainAssociation.path) } ?? (path == DomainAssociation.path)
                || root == nil && path.hasSuffix("/" + DomainAssociation.path)
        }
        paths = right.isEmpty ? found : right
        areInPlace = !right.isEmpty
    }

    /// Returns what is wrong with the file at a path: its place, and its content.
    package func findings(in bytes: [UInt8], at path: String, _ check: DomainAssociationCheck) -> [Finding] {
        (areInPlace ? [] : [DomainAssociationCheck.finding(at: path)].compactMap { $0 }) + check.findings(in: bytes)
    }

    /// Returns what a report says of the file at a path.
    package func result(_ bytes: [UInt8], at path: String) -> Container.CheckResult {
        let check = DomainAssociationCheck()
        return Container.CheckResult(findings(in: bytes, at: path, check), unchecked: check.unchecked(in: try? DomainAssociation(bytes)))
    }

    /// Whether a file has the name of a domain association file, with any extension and in any case.
    package static func isName(_ name: some StringProtocol) -> Bool {
        ASCII.lowerCased(name.utf8).starts(with: DomainAssociation.name.utf8)
    }

    /// Whether a hidden folder is the one that a site serves, or another spelling of it, such as `.wellknown`.
    package static func isFolder(_ name: some StringProtocol) -> Bool {
        ASCII.squeezed(name.utf8).elementsEqual(".wellknown".utf8)
    }
}
