import PaySheetChecking

/// Completion for zsh: a file `_paysheet` for a folder of `$fpath`, which can also be sourced.
struct ZshScript {
    let names: CompletionNames

    func text(_ commands: [CommandDescription]) -> String {
        var text = """
            #compdef paysheet
            # Completion of paysheet for zsh, printed by: paysheet completions zsh

            _paysheet_rules=(\(names.rules.joined(separator: " ")))
            _paysheet_topics=(\(names.topics.joined(separator: " ")))
            _paysheet_kinds=(\(names.kinds.joined(separator: " ")))
            _paysheet_commands=(
            \(commands.map { "    " + quoted($0.name + ":" + $0.summary) + "\n" }.joined()))

            # The arguments of one command.
            _paysheet_arguments() {
                case $1 in

            """
        for command in commands {
            text += "        \(command.name))\n            _arguments -s -S \\\n"
            for option in command.options { text += lines(option).map { "                \($0) \\\n" }.joined() }
            text += "                \(quoted("*:" + escaped(command.operands.isEmpty ? "nothing" : command.operands) + action(command)))\n"
            text += "            ;;\n"
        }
        text += """
                esac
            }

            _paysheet() {
                local command=check
                if ((CURRENT > 2)) && [[ -n ${(M)_paysheet_commands:#$words[2]:*} ]]; then
                    command=$words[2]
                    shift words
                    ((CURRENT--))
                elif ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
                    _describe -t commands command _paysheet_commands
                fi
                _paysheet_arguments $command
            }

            if [[ $funcstack[1] == _paysheet ]]; then
                _paysheet "$@"
            else
                compdef _paysheet paysheet
            fi

            """
        return text
    }

    private func lines(_ option: OptionDescription) -> [String] {
        let long = "--" + option.name
        let forms = [option.letter.map { "-" + String($0) }, long].compactMap { $0 }
        let once = option.isRepeatable ? "*" : forms.count > 1 ? "(" + forms.joined(separator: " ") + ")" : ""
        return forms.map { name in
            var spec = once + name + (option.value == nil ? "" : name != long ? "+" : option.isValueOptional ? "=-" : "=")
            spec += "[" + escaped(option.summary) + "]"
            if let value = option.value {
                spec += (option.isValueOptional ? "::" : ":") + escaped(value) + ":" + action(Completion(of: option, names))
            }
            return quoted(spec)
        }
    }

    private func action(_ command: CommandDescription) -> String { ":" + action(Completion(of: command, names)) }

    private func action(_ completion: Completion) -> String {
        let words = words(completion.words)
        let paths = completion.paths == .files ? "_files" : completion.paths == .folders ? "_files -/" : nil
        if completion.isList, let words { return "_sequence compadd - " + words }
        switch (words, paths) {
        case (let words?, let paths?): return "{compadd - " + words + "; " + paths + "}"
        case (let words?, nil): return "(" + words + ")"
        case (nil, let paths?): return paths
        // A space suggests nothing; an empty action shows an error.
        case (nil, nil): return " "
        }
    }

    /// The long lists, once per script.
    private func words(_ words: [String]) -> String? {
        switch words {
        case []: nil
        case names.rules: "$_paysheet_rules"
        case names.rules + names.topics: "$_paysheet_rules $_paysheet_topics"
        case names.explained: "$_paysheet_rules $_paysheet_topics " + names.others.joined(separator: " ")
        case names.kinds: "$_paysheet_kinds"
        default: words.joined(separator: " ")
        }
    }

    private func escaped(_ text: String) -> String {
        String(text.flatMap { "\\[]:".contains($0) ? ["\\", $0] : [$0] })
    }

    private func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
