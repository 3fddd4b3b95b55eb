package import PaySheetShapes

extension Generator {
    /// The file with the version of every package, from the root of the repository.
    package static let versionPath = "VERSION"

    /// The version as Swift. Fails if the text is not three numbers, such as `0.1.0`, and a line end.
    package func versionFile(_ text: String) throws(SourceFault) -> GeneratedFile {
        let version = text.hasSuffix("\n") ? text.dropLast() : ""
        let numbers = version.split(separator: ".", omittingEmptySubsequences: false)
        let isVersion =
            numbers.count == 3
            && numbers.allSatisfy { number in
                let isNumber = !number.isEmpty && number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                return isNumber && (number == "0" || !number.hasPrefix("0"))
            }
        guard isVersion else {
            throw SourceFault(Self.versionPath, 1, "write three numbers and a line end, such as 0.1.0")
        }
        return GeneratedFile(
            path: "Sources/PaySheetReports/Generated/Edition+Version.swift",
            text: GeneratedFile.versionHeader + """
                extension Edition {
                    /// The version of the package.
                    package static let version = "\(version)"
                }

                """)
    }
}
