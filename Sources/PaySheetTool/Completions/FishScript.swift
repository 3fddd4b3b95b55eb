import PaySheetChecking

/// Completion for fish.
struct FishScript {
    let names: CompletionNames

    func text(_ commands: [CommandDescription]) -> String {
        let commandNames = commands.map { $0.name }.joined(separator: " ")
        var text = """
            # Completion of paysheet for fish, printed by: paysheet completions fish

            set -g __paysheet_rules \(names.rules.joined(separator: " "))
            set -g __paysheet_topics \(names.topics.joined(separator: " "))
            set -g __paysheet_kinds \(names.kinds.joined(separator: " "))

            # Whether the words so far mean this command; without a command they mean check.
            function __paysheet_is
                set -l words (commandline -opc)
                set -l command check
                if set -q words[2]; and contains -- $words[2] \(commandNames)
                    set command $words[2]
                end
                test $command = $argv[1]
            end

            function __paysheet_begins
                test (count (commandline -opc)) -eq 1
            end

            # Words of a list, after the last comma of what is typed.
            function __paysheet_list
                set -l start (string match -r '^.*,' -- (commandline -ct | string replace -r '^--[a-z-]+=' ''))
                printf '%s\\n' $start$argv
            end

            complete -c paysheet -f

            """
        for command in commands {
            text += "complete -c paysheet -n __paysheet_begins -a \(command.name) -d \(quoted(command.summary))\n"
        }
        for command in commands {
            let condition = "complete -c paysheet -n '__paysheet_is \(command.name)'"
            text += "\n"
            for option in command.options {
                text += condition + (option.letter.map { " -s " + String($0) } ?? "") + " -l " + option.name
                if option.value != nil, !option.isValueOptional { text += " " + value(Completion(of: option, names)) }
                text += " -d " + quoted(option.summary) + "\n"
            }
            let operands = Completion(of: command, names)
            if operands.paths == .files { text += condition + " -F\n" }
            if let words = words(operands) { text += condition + " -a \"" + words + "\"\n" }
        }
        return text
    }

    private func value(_ completion: Completion) -> String {
        if let words = words(completion) { return (completion.paths == .files ? "-r -F" : "-x") + " -a \"" + words + "\"" }
        switch completion.paths {
        case .files: return "-r -F"
        case .folders: return "-x -a '(__fish_complete_directories)'"
        case .none: return "-x"
        }
    }

    /// The long lists, once per script.
    private func words(_ completion: Completion) -> String? {
        let words: String
        switch completion.words {
        case []: return nil
        case names.rules: words = "$__paysheet_rules"
        case names.rules + names.topics: words = "$__paysheet_rules $__paysheet_topics"
        case names.explained: words = "$__paysheet_rules $__paysheet_topics " + names.others.joined(separator: " ")
        case names.kinds: words = "$__paysheet_kinds"
        default: words = completion.words.joined(separator: " ")
        }
        return completion.isList ? "(__paysheet_list " + words + ")" : words
    }

    private func quoted(_ text: String) -> String {
        "'" + String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }) + "'"
    }
}
