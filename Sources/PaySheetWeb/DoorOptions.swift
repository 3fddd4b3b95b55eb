import PaySheet
import PaySheetTool

/// The options of a request as the arguments of a command.
struct DoorOptions {
    let words: [String]
    /// The contents of the options that name files.
    let files: [(path: String, content: [UInt8])]

    /// Translates options.
    ///
    /// - Parameter allowed: The names of the options that the call has.
    init(_ options: [JSONTree.Member], of command: CommandDescription, allowed: Set<String>, call: String) throws(DoorError) {
        do throws(OptionMistake) {
            let translated = try OptionWords(options, of: command, allowed: allowed, caller: call)
            (words, files) = (translated.words, translated.files)
        } catch {
            throw DoorError(.option, error.message, error.remedy)
        }
    }

    /// Returns the value of an option by its long name.
    func value(of name: String) -> String? {
        words.last { $0.hasPrefix("--" + name + "=") }.map { String($0.dropFirst(name.utf8.count + 3)) }
    }
}
