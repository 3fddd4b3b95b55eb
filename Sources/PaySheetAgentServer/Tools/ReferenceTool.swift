import PaySheet
import PaySheetChecking
import PaySheetReports

extension AgentTool {
    static let reference = AgentTool(
        name: "reference", title: "Look up a dictionary or vocabulary",
        summary:
            "Shows a dictionary such as ApplePayPaymentRequest, or a vocabulary such as ApplePayLineItemType. It has members or words, "
            + "types, since when they exist, and the rules about them. Call it before you write a member. Members that it does not list "
            + "do not exist. Without a name it lists all names.",
        inputs: { _ in
            [
                ToolInput("name", .text, "the name in Apple's documentation or in this project"),
                ToolInput("maxEntries", .number(1...1000), "how many members, words and rules the answer has, each (default: 60)"),
            ]
        },
        output: { json in
            json.property("name", "string", "the name")
            json.property("what", "string", "dictionary or vocabulary")
            json.property("summary", "string", "what it is")
            json.property("since", "string", "since when a dictionary exists")
            json.property("unknownWords", "string", "what browsers do with words that a vocabulary does not have")
            json.property("link", "string", "the page of its documentation")
            json.property("names", "array", "all names, if no name was given")
            json.property("members", "array", "the members of a dictionary, inherited ones first")
            json.property("words", "array", "the words of a vocabulary")
            json.property("rules", "array", "the rules about a dictionary")
            json.property("usedBy", "array", "the dictionaries that use it")
            json.property("notes", "array", "what the answer leaves out")
        },
        run: { run throws(ToolMistake) in
            let most = try run.number("maxEntries", 1...1000, default: 60)
            guard let name = try run.text("name") else {
                return ToolAnswer(JSONBytes.object { $0.member("names", run.knowledge.names) })
            }
            guard let page = ReferencePage(name, run.knowledge) else {
                let near = Hints.nearest(name, run.knowledge.names).map { "did you mean " + $0 + "?" }
                throw ToolMistake(
                    "there is no dictionary or vocabulary \"" + name + "\"", near ?? "call reference without a name for all names")
            }
            return ToolAnswer(JSONBytes.object { page.write(most: most, &$0) })
        })
}
