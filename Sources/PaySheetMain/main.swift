import PaySheetTool

let status = Command.run(System.arguments, System.posix())
System.leave(status)
