import PaySheetChecking
import PaySheetLanguageServer
import PaySheetTool

let status = Command.run(System.arguments, System.posix(), languageServer: { LanguageServer.run($0, catalogs: $1) })
System.leave(status)
