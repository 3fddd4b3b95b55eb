package import PaySheet

/// JavaScript that stands for JSON.
package enum ScriptDocument {
    /// Returns a text that is almost JSON as JSON, or unchanged if it is JSON or its meaning is not plain.
    package static func json(in bytes: [UInt8]) -> [UInt8] { ScriptOption.json(in: bytes, Limits()) ?? bytes }

    /// Returns a script with spaces in place of everything but its document, or `nil` if it has none.
    package static func document(in bytes: [UInt8], _ catalogs: CatalogSet = .applePay) -> [UInt8]? {
        ScriptOption.document(in: bytes, Limits(), catalogs)
    }
}

extension CommandDescription {
    /// The same command with the option for JavaScript, for callers that read it themselves.
    package var addingScripts: CommandDescription {
        var command = self
        command.options.append(ScriptOption.description)
        return command
    }
}
