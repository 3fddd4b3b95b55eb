import PaySheetAgentServer
import PaySheetChecking
import PaySheetLanguageServer
import PaySheetTool

CrashMessage.prepare()
let status = Command.run(
    System.arguments, System.posix(), languageServer: { LanguageServer.run($0, catalogs: $1) },
    agentServer: { AgentServer.run($0, catalogs: $1, roots: $2) })
System.leave(status)
