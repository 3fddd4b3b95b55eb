import PaySheet
import PaySheetChecking
import PaySheetReports

/// Calls of tools.
extension AgentServer {
    /// Returns the answer of a tool; `nil` if the client has cancelled the call.
    mutating func call(_ request: AgentRequest, _ isCancelled: @escaping () -> Bool) throws(RequestError) -> [UInt8]? {
        let name = try request.text("name")
        guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
            let names = AgentTool.all.map { $0.name }.joined(separator: ", ")
            throw RequestError(.invalidParams, "unknown tool \"" + name + "\"; use one of " + names)
        }
        let arguments = request.params["arguments"] ?? .null
        guard let members = arguments == .null ? [] : arguments.members else {
            throw RequestError(.invalidParams, "the member \"arguments\" must be an object")
        }
        var roots = self.roots
        if request.hasRoots, tool.readsFiles(members, catalogs) {
            guard let named = request.params["inputResponses"]?["roots"]?["roots"] else { return rootsWanted }
            roots.ofClient = RootFolders.paths(named)
        }
        let limited = system.limited(to: roots.folders(system))
        do throws(ToolMistake) {
            let run = try ToolRun(tool, members, catalogs, limited, knowledge, isCancelled: isCancelled)
            let answer = try tool.run(run)
            return result(request) { answer.write(&$0) }
        } catch {
            guard case .mistake(let text, let remedy) = error else { return nil }
            return result(request) { json in
                json.name("content")
                json.array { list in
                    list.object { block in
                        block.member("type", "text")
                        block.member("text", text + (remedy.map { "; " + $0 } ?? ""))
                    }
                }
                json.member("isError", bool: true)
            }
        }
    }

    /// Asks a client without a session to repeat the request with its roots.
    private var rootsWanted: [UInt8] {
        JSONBytes.object { json in
            json.member("resultType", "input_required")
            json.name("inputRequests")
            json.object { requests in
                requests.name("roots")
                requests.object { $0.member("method", "roots/list") }
            }
        }
    }
}
