import PaySheet

/// Text that is almost JSON.
package enum ScriptDocument {
    /// Returns a text that is almost JSON as JSON, or unchanged if it is JSON or its meaning is not plain.
    package static func json(in bytes: [UInt8]) -> [UInt8] { ScriptOption.json(in: bytes, Limits()) ?? bytes }
}

extension CommandDescription {
    /// The same command with the option for JavaScript, for callers that read it themselves.
    package var addingScripts: CommandDescription {
        var command = self
        command.options.append(ScriptOption.description)
        return command
    }
}
