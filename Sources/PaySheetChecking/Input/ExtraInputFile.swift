package import PaySheet

/// Reads the files that options of catalogs name, such as `--earlier`.
package enum ExtraInputFile {
    /// The option of an input.
    package static func option(_ input: ExtraInput) -> OptionDescription {
        OptionDescription(name: input.name, value: "FILE", summary: input.summary)
    }

    /// Returns the documents of the given options for some inputs.
    package static func given(
        _ inputs: [ExtraInput], _ values: OptionValues, _ catalogs: CatalogList, _ system: System
    ) throws(UsageError) -> [GivenInput] {
        var all: [GivenInput] = []
        for input in inputs {
            guard let path = values.value(input.name) else { continue }
            all.append(GivenInput(input, try document(path, input.kind, for: input.name, catalogs, system), name: path))
        }
        return all
    }

    private static func document(
        _ given: String, _ kind: DocumentKind, for option: String, _ catalogs: CatalogList, _ system: System
    ) throws(UsageError) -> JSONTree {
        switch system.read(given, Limits().bytes + 1) {
        case .failure(let failure): throw UsageError(given + ": " + failure.message, isInFile: true)
        case .success(let file):
            let (bytes, path): ([UInt8], String)
            switch DocumentResolver(catalogs, readsTraffic: false).document(in: file, at: given, named: given) {
            case .failure(let failure): throw UsageError(given + ": " + failure.message, isInFile: true)
            case .success(let inner): (path, bytes) = (inner.name, inner.bytes)
            }
            var reader = DocumentReader(policy: Policy().with { $0.checksRules = false }, catalogs: catalogs.set)
            let mistake = reader.check(bytes, as: kind).findings.atLeast(.error).first
            guard !mistake.hasValue, let document = JSONTree(bytes) else {
                let reason = mistake?.description ?? " the text is not JSON"
                let found = reader.check(bytes).kind.flatMap { $0 == kind ? nil : "; this resembles " + $0.name } ?? ""
                throw UsageError(path + ":" + reason + " (--" + option + " takes " + kind.name + found + ")", isInFile: true)
            }
            return document
        }
    }
}
