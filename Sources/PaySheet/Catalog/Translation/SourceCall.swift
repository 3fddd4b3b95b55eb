/// A call in source code that gives an SDK a document of a catalog, or a part of one.
package struct SourceCall: Sendable {
    /// The name of the method, the class or the element, or a word of the text.
    package let name: String
    package let form: Form
    /// The texts of which the first argument is one; empty if the first argument says nothing.
    package let selectors: [String]
    /// Which argument it is, from 0.
    package let argument: Int
    /// Members of which the argument has at least one; a text has all of them.
    package let signs: [String]
    /// Members that belong to another interface with a method of this name. Points separate the names of a path.
    package let strangers: [String]
    /// A name, or the content of a text, that the file must have besides; empty for none.
    package let marks: [String]
    package let role: Role
    /// Whose method it is.
    package let receiver: Receiver
    /// The members of the argument that lead to the document.
    package let path: [String]
    /// Whose method is sure to get a document, so that an argument is named which the file does not show. `nil` names none.
    package let unshown: Receiver?
    /// Words of which every file with such a call has one, so that others need not be read. They have at least eight letters.
    package let words: [String]

    /// How the file has the argument.
    package enum Form: Sendable, Equatable {
        case method
        /// The constructor of a class gets it.
        case constructor
        /// An attribute of an element of JSX has it.
        case attribute(String)
        /// A text has it as JSON, and the name in it.
        case text
        /// A function of this name gets it, and not a method.
        case function
        /// The method gets a function that returns it.
        case listener
        /// A constructor gets the promise that a method returns, in a file that sets a member to true. The document says so.
        case promise(of: String, with: String)
        /// The arguments of the constructor are members with these names. The first one is a list of methods, of which one is a selector.
        case arguments([String])
        /// The method returns an object with these members, whose values only the program knows. The call makes no document.
        case result([String])
        /// Constructors of another language have its elements as named arguments, in a list.
        case namedArguments
    }

    /// What the argument is.
    package enum Role: Sendable {
        case document(DocumentKind)
        /// A member of a document that several calls make together.
        case part(DocumentKind, member: String)
        /// An element of a list of such a document.
        case element(DocumentKind, list: String)
        /// The call changes members of a part, which only the program knows then.
        case change(DocumentKind, member: String, of: [String])
        /// A text that is a member of a document.
        case word(DocumentKind, member: String)
        /// Every document of this kind in the file has it as a member, if there is only one such call.
        case context(DocumentKind, member: String)
    }

    /// Whose method a call has, if its name and its argument do not say it.
    package enum Receiver: Sendable {
        case any
        /// A variable with the result of a method whose first argument is a text: `elements.create("expressCheckout")`. Without a text, the
        /// argument says nothing.
        case result(of: [String], with: String?)
        /// The event of a function that listens to one of these, or a part of it. In JSX, the function is an attribute with such a name.
        case event([String])
        /// A name that has this in it, whatever its case.
        case named(String)
        /// No object's: the function is a parameter of a function with one of these names.
        case handler([String])
    }

    package init(
        _ name: String, _ form: Form = .method, selectors: [String] = [], argument: Int = 0, signs: [String], strangers: [String] = [],
        marks: [String] = [], receiver: Receiver = .any, path: [String] = [], unshown: Receiver? = nil, words: [String] = [], _ role: Role
    ) {
        self.name = name
        self.form = form
        self.selectors = selectors
        self.argument = argument
        self.signs = signs
        self.strangers = strangers
        self.marks = marks
        self.role = role
        self.receiver = receiver
        self.path = path
        self.unshown = unshown
        // Marks and selectors say more than names such as `create`.
        self.words = !words.isEmpty ? words : !marks.isEmpty ? marks : !selectors.isEmpty ? selectors : [name]
    }
}
