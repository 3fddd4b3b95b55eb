// A program that does nothing but know its arguments: what every static program in Swift pays before it begins.
_ = CommandLine.arguments
