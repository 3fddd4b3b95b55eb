import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps one {@code paysheet} process open and checks one document after another: one line in, one line out, in order.
 *
 * <pre>
 * try (var paysheet = new PaySheet("paysheet")) {
 *     String answer = paysheet.check(request); // {"kind": …, "findings": [{"rule": …, "pointer": …, "message": …}, …], …}
 * }
 * </pre>
 *
 * Document and answer are JSON text; use the JSON library of your application for both. Threads can share an object.
 */
public final class PaySheet implements AutoCloseable {
    private final List<String> command = new ArrayList<>();
    private Process process;
    private OutputStream input;
    private InputStream output;

    /** Takes more arguments for {@code paysheet check --co-process}, which refuses those that change what is printed. */
    public PaySheet(String command, String... arguments) {
        this.command.addAll(List.of(command, "check", "--co-process"));
        this.command.addAll(List.of(arguments));
    }

    /** Returns all findings of a document, as one line of JSON. Starts the command if it does not run. */
    public synchronized String check(String document) throws IOException {
        if (document.isBlank()) throw new IllegalArgumentException("the document has no text");
        if (process == null) start();
        try {
            // A line end becomes a carriage return: JSON allows both in the same places.
            input.write((document.replace('\n', '\r') + "\n").getBytes(StandardCharsets.UTF_8));
            input.flush();
            var line = new ByteArrayOutputStream();
            for (int next = output.read(); next != '\n'; next = output.read()) {
                if (next < 0) throw new IOException("it answered with half a line");
                line.write(next);
            }
            var answer = line.toString(StandardCharsets.UTF_8);
            if (!answer.startsWith("{")) throw new IOException("it printed something that is not an answer: " + answer);
            return answer;
        } catch (IOException error) {
            // Another question would get the answer to this one.
            process.destroy();
            throw new IOException("paysheet has ended with status " + end() + ": " + error.getMessage(), error);
        }
    }

    /** Ends the command. A later check starts it again. */
    @Override
    public synchronized void close() {
        if (process != null) end();
    }

    private void start() throws IOException {
        process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        input = process.getOutputStream();
        output = new BufferedInputStream(process.getInputStream());
    }

    private int end() {
        var ending = process;
        process = null;
        try {
            input.close();
            output.close();
        } catch (IOException error) {
            // The pipe of a command that has ended cannot be flushed.
        }
        return ending.onExit().join().exitValue();
    }
}
