import PaySheet
import PaySheetChecking
import PaySheetReports

/// Lists of tools, resources and prompts, and what is in them.
extension AgentServer {
    func list(_ request: AgentRequest) throws(RequestError) -> [UInt8] {
        switch request.method {
        case "tools/list":
            try request.rejectCursor()
            return result(request, isStable: true) { json in
                json.name("tools")
                json.array { list in
                    for tool in AgentTool.all { tool.write(catalogs, &list) }
                }
            }
        case "resources/list":
            try request.rejectCursor()
            return result(request, isStable: true) { json in
                json.name("resources")
                json.array { AgentResource.list(knowledge, &$0) }
            }
        case "resources/templates/list":
            try request.rejectCursor()
            return result(request, isStable: true) { templates(&$0) }
        case "resources/read": return try resource(request)
        case "prompts/list":
            try request.rejectCursor()
            return result(request, isStable: true) { json in
                json.name("prompts")
                json.array { list in
                    for prompt in AgentPrompt.all { prompt.write(&list) }
                }
            }
        case "prompts/get": return try prompt(request)
        case "completion/complete": return try completion(request)
        default: throw RequestError(.methodNotFound, "there is no method " + request.method)
        }
    }

    private func templates(_ json: inout JSONBytes) {
        json.name("resourceTemplates")
        json.array { list in
            for template in AgentResource.templates {
                list.object { one in
                    one.member("uriTemplate", template.address)
                    one.member("name", template.name)
                    one.member("description", template.summary)
                    one.member("mimeType", template.type)
                }
            }
        }
    }

    private func resource(_ request: AgentRequest) throws(RequestError) -> [UInt8] {
        let address = try request.text("uri")
        guard let resource = AgentResource(address, knowledge) else {
            let data = JSONBytes.object { $0.member("uri", address) }
            throw RequestError(
                request.version.hasSession ? .resourceNotFound : .invalidParams,
                "there is no resource " + address + "; resources/list and resources/templates/list name them", data: data)
        }
        return result(request, isStable: true) { json in
            json.name("contents")
            json.array { list in
                list.object { one in
                    one.member("uri", resource.address)
                    one.member("mimeType", resource.type)
                    one.member("text", resource.text)
                }
            }
        }
    }

    private func prompt(_ request: AgentRequest) throws(RequestError) -> [UInt8] {
        let prompt = try AgentServer.prompt(named: try request.text("name"))
        let given = request.params["arguments"]?.members ?? []
        let names = prompt.arguments.map { $0.name }
        for member in given where !names.contains(member.name) || member.value.string == nil {
            throw RequestError(
                .invalidParams,
                "unknown argument \"" + member.name + "\" of " + prompt.name + "; use strings for " + names.joined(separator: ", "))
        }
        for argument in prompt.arguments where argument.isRequired && !given.contains(where: { $0.name == argument.name }) {
            throw RequestError(.invalidParams, "the argument \"" + argument.name + "\" is missing: " + argument.summary)
        }
        let text = prompt.text { name in given.last { $0.name == name }?.value.string }
        return result(request) { json in
            json.member("description", prompt.summary)
            json.name("messages")
            json.array { list in
                list.object { message in
                    message.member("role", "user")
                    message.name("content")
                    message.object { content in
                        content.member("type", "text")
                        content.member("text", text)
                    }
                }
            }
        }
    }

    private static func prompt(named name: String) throws(RequestError) -> AgentPrompt {
        guard let prompt = AgentPrompt.all.first(where: { $0.name == name }) else {
            let names = AgentPrompt.all.map { $0.name }.joined(separator: ", ")
            throw RequestError(.invalidParams, "unknown prompt \"" + name + "\"; use one of " + names)
        }
        return prompt
    }

    // MARK: Completion

    private func completion(_ request: AgentRequest) throws(RequestError) -> [UInt8] {
        guard let name = request.params["argument"]?["name"]?.string, let start = request.params["argument"]?["value"]?.string else {
            throw RequestError(.invalidParams, "the member \"argument\" needs the strings \"name\" and \"value\"")
        }
        let reference = request.params["ref"]
        let all: [String]
        switch reference?["type"]?.string {
        case "ref/prompt"?:
            let prompt = try AgentServer.prompt(named: reference?["name"]?.string ?? "")
            guard prompt.arguments.contains(where: { $0.name == name }) else {
                throw RequestError(.invalidParams, "the prompt " + prompt.name + " has no argument \"" + name + "\"")
            }
            all = name == "kind" ? knowledge.examples : []
        case "ref/resource"?:
            let topic = request.params["context"]?["arguments"]?["topic"]?.string
            guard let values = AgentResource.values(name, of: reference?["uri"]?.string ?? "", topic: topic, knowledge) else {
                throw RequestError(
                    .invalidParams, "no template has this address and a variable \"" + name + "\"; list resources/templates/list")
            }
            all = values
        default: throw RequestError(.invalidParams, "the member \"ref\" needs the type ref/prompt or ref/resource")
        }
        let lowered = ASCII.lowerCased(start.utf8)
        let found = all.filter { ASCII.lowerCased($0.utf8).starts(with: lowered) }
        return result(request) { json in
            json.name("completion")
            json.object { completion in
                completion.member("values", Array(found.prefix(AgentServer.mostValues)))
                completion.member("total", number: found.count)
                completion.member("hasMore", bool: found.count > AgentServer.mostValues)
            }
        }
    }

    /// The protocol allows no more values.
    private static let mostValues = 100
}
