import PaySheetChecking

/// Completion for bash 3.2 and newer, without other packages.
struct BashScript {
    let names: CompletionNames

    func text(_ commands: [CommandDescription]) -> String {
        var text = opening(commands)
        text += "    case $command:$before in\n"
        for command in commands {
            for option in command.options where option.value != nil && !option.isValueOptional {
                let places = [option.letter.map { "-" + String($0) }, "--" + option.name].compactMap { $0 }
                let pattern = places.map { command.name + ":" + $0 }.joined(separator: "|")
                text += "        \(pattern)) \(offer(Completion(of: option, names))); return ;;\n"
            }
        }
        text += "    esac\n    fi\n"
        text += "    if [[ $current == -* && -z $ended ]]; then\n        case $command in\n"
        for command in commands { text += "            \(command.name)) _paysheet_words '\(options(command))' ;;\n" }
        text += "        esac\n        return\n    fi\n"
        text += "    if ((COMP_CWORD == 1)); then _paysheet_words '\(commands.map { $0.name }.joined(separator: " "))'; fi\n"
        text += "    case $command in\n"
        for command in commands {
            let completion = Completion(of: command, names)
            if !completion.isEmpty { text += "        \(command.name)) \(offer(completion)) ;;\n" }
        }
        return text + "    esac\n}\n\ncomplete -F _paysheet paysheet\n"
    }

    private func opening(_ commands: [CommandDescription]) -> String {
        let commandNames = commands.map { $0.name }.joined(separator: "|")
        return """
            # Completion of paysheet for bash, printed by: paysheet completions bash

            # Adds the words that begin like the current one; the words of a list after its last comma.
            _paysheet_words() {
                local IFS=$' \\t\\n' start= last=$current
                if [[ -n $2 && $current == *,* ]]; then start=${current%,*}, last=${current##*,}; fi
                COMPREPLY+=($(compgen -P "$start" -W "$1" -- "$last"))
                if [[ -n $2 ]]; then compopt -o nospace 2> /dev/null; fi
            }

            # Adds files, or with d folders. If nothing fits, the shell continues alone, with ~ for instance.
            _paysheet_paths() {
                local IFS=$'\\n'
                compopt -o filenames -o default 2> /dev/null
                COMPREPLY+=($(compgen -${1:-f} -- "$current"))
            }

            _paysheet() {
                local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=check ended= word place
                local rules='\(names.rules.joined(separator: " "))'
                local topics='\(names.topics.joined(separator: " "))'
                local kinds='\(names.kinds.joined(separator: " "))'
                COMPREPLY=()
                # The shell takes --name=value apart.
                if [[ $current == = ]]; then
                    current=
                elif [[ $before == = ]]; then
                    before=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                if ((COMP_CWORD > 1)); then
                    case ${COMP_WORDS[1]} in \(commandNames)) command=${COMP_WORDS[1]} ;; esac
                fi
                for ((place = 1; place < COMP_CWORD; place++)); do
                    if [[ ${COMP_WORDS[place]} == -- ]]; then ended=yes; fi
                done
                if [[ -z $ended ]]; then

            """
    }

    private func options(_ command: CommandDescription) -> String {
        command.options.map { "--" + $0.name }.joined(separator: " ")
    }

    /// Returns the calls that add matching words.
    private func offer(_ completion: Completion) -> String {
        var calls: [String] = []
        if !completion.words.isEmpty {
            calls.append("_paysheet_words " + words(completion.words) + (completion.isList ? " list" : ""))
        }
        switch completion.paths {
        case .files: calls.append("_paysheet_paths")
        case .folders: calls.append("_paysheet_paths d")
        case .none: break
        }
        return calls.isEmpty ? ":" : calls.joined(separator: "; ")
    }

    /// The long lists, once per script.
    private func words(_ words: [String]) -> String {
        switch words {
        case names.rules: "\"$rules\""
        case names.topics: "\"$topics\""
        case names.rules + names.topics: "\"$rules $topics\""
        case names.explained: "\"$rules $topics " + names.others.joined(separator: " ") + "\""
        case names.kinds: "\"$kinds\""
        default: "'" + words.joined(separator: " ") + "'"
        }
    }
}
