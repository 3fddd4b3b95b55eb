import PaySheet
import PaySheetChecking
import PaySheetReports

/// The start of a session, and the settings.
extension LanguageServer {
    mutating func initialize(_ params: JSONTree) -> [UInt8] {
        client = ClientAbilities(params["capabilities"])
        let folders = params["workspaceFolders"]?.list?.compactMap { $0["uri"]?.string } ?? []
        workspace.folders = (folders.isEmpty ? [params["rootUri"]?.string].compactMap { $0 } : folders).compactMap { Address.path($0) }
        if workspace.folders.isEmpty, let path = params["rootPath"]?.string, path.hasPrefix("/") { workspace.folders = [path] }
        phase = .running
        if let mistake = workspace.use(params["initializationOptions"] ?? .null) {
            show(.warning, "paysheet: " + mistake + "; the options are not used")
        }
        return JSONBytes.object { json in
            json.name("capabilities")
            json.object { capabilities(&$0) }
            json.name("serverInfo")
            json.object { info in
                info.member("name", Edition.name)
                info.member("version", Edition.version)
            }
        }
    }

    private func capabilities(_ json: inout JSONBytes) {
        json.member("positionEncoding", client.encoding.rawValue)
        json.name("textDocumentSync")
        json.object { sync in
            sync.member("openClose", bool: true)
            sync.member("change", number: 2)
            sync.name("save")
            sync.object { $0.member("includeText", bool: false) }
        }
        json.member("hoverProvider", bool: true)
        json.member("documentFormattingProvider", bool: true)
        json.member("documentSymbolProvider", bool: true)
        json.member("inlayHintProvider", bool: true)
        json.name("completionProvider")
        json.object { $0.member("triggerCharacters", ["\"", "'", ":"]) }
        json.name("codeActionProvider")
        json.object { $0.member("codeActionKinds", CodeActionKind.allCases.map { $0.rawValue }) }
        json.name("codeLensProvider")
        json.object { _ in }
        json.name("executeCommandProvider")
        json.object { $0.member("commands", [PreviewRequest.command]) }
        json.name("diagnosticProvider")
        json.object { provider in
            provider.member("identifier", Edition.name)
            provider.member("interFileDependencies", bool: false)
            provider.member("workspaceDiagnostics", bool: false)
        }
        json.name("workspace")
        json.object { workspace in
            workspace.name("workspaceFolders")
            workspace.object { folders in
                folders.member("supported", bool: true)
                folders.member("changeNotifications", bool: true)
            }
        }
    }

    /// Asks the client to tell of changes of configurations and of the files that they name.
    mutating func registerWatchers() {
        guard client.watchesFiles else { return }
        writer.request("client/registerCapability") { json in
            json.name("registrations")
            json.array { list in
                list.object { one in
                    one.member("id", "paysheet-files")
                    one.member("method", "workspace/didChangeWatchedFiles")
                    one.name("registerOptions")
                    one.object { options in
                        options.name("watchers")
                        options.array { watchers in
                            watchers.object { $0.member("globPattern", "**/.paysheet.json") }
                        }
                    }
                }
            }
        }
    }

    /// Takes new options: the client's settings, or those below the name of the server.
    mutating func configure(_ params: JSONTree) throws(RequestError) {
        guard let settings = params["settings"] else {
            throw RequestError(.invalidParams, "the member \"settings\" is missing")
        }
        // Clients without settings of their own send nothing, or those of other servers.
        let own = settings["paysheet"] ?? (settings["settings"]?["paysheet"] ?? .null)
        if own != .null, let mistake = workspace.use(own) { show(.warning, "paysheet: " + mistake + "; the old options stay") }
        checkAgain()
    }

    mutating func changeFolders(_ params: JSONTree) {
        func paths(_ name: String) -> [String] {
            params["event"]?[name]?.list?.compactMap { $0["uri"]?.string }.compactMap { Address.path($0) } ?? []
        }
        let removed = paths("removed")
        workspace.folders = workspace.folders.filter { !removed.contains($0) } + paths("added")
        workspace.forget()
        checkAgain()
    }

    /// Checks all texts again, because the settings have changed.
    mutating func checkAgain() {
        for address in texts.keys.sorted() { texts[address]?.checked = nil }
        guard client.pullsDiagnostics else {
            for address in texts.keys.sorted() { due(address) }
            return
        }
        if client.refreshesDiagnostics { writer.request("workspace/diagnostic/refresh") { _ in } }
    }
}
