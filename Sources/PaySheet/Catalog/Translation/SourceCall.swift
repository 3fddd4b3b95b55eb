/// A call in source code that gives an SDK a document of a catalog, or a part of one.
package struct SourceCall: Sendable {
    /// The name of the method, or of the class behind `new`.
    package let name: String
    /// Whether it is a class, whose constructor gets the argument.
    package let isClass: Bool
    /// The texts of which the first argument is one; empty if the first argument says nothing.
    package let selectors: [String]
    /// Which argument it is, from 0.
    package let argument: Int
    /// Members of which the argument has at least one.
    package let signs: [String]
    /// Members that belong to another interface with a method of this name.
    package let strangers: [String]
    /// A name, or the content of a text, that the file must have besides; empty for none.
    package let marks: [String]
    package let role: Role

    /// What the argument is.
    package enum Role: Sendable {
        case document(DocumentKind)
        /// A member of a document that several calls make together.
        case part(DocumentKind, member: String)
        /// An element of a list of such a document.
        case element(DocumentKind, list: String)
        /// The call changes members of a part, which only the program knows then.
        case change(DocumentKind, member: String, of: [String])
    }

    package init(
        _ name: String, isClass: Bool = false, selectors: [String] = [], argument: Int = 0, signs: [String], strangers: [String] = [],
        marks: [String] = [], _ role: Role
    ) {
        self.name = name
        self.isClass = isClass
        self.selectors = selectors
        self.argument = argument
        self.signs = signs
        self.strangers = strangers
        self.marks = marks
        self.role = role
    }
}
