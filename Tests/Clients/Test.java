import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/** What can go wrong between Examples/java/PaySheet.java and the command: {@code java -cp FOLDER Test PAYSHEET}. */
public final class Test {
    static void need(boolean condition, String message) {
        if (condition) return;
        System.err.println("java: " + message);
        System.exit(1);
    }

    static String failure(Callable<String> work) {
        try {
            return "answered " + work.call();
        } catch (Exception error) {
            return String.valueOf(error.getMessage());
        }
    }

    static String request(String amount) {
        return "{\n\"countryCode\":\"US\",\"currencyCode\":\"USD\",\"merchantCapabilities\":[\"supports3DS\"],\"supportedNetworks\":[\"visa\"],\r\n"
            + "\"total\":{\"label\":\"Harbor Books\",\"amount\":\"" + amount + "\"}}\n";
    }

    public static void main(String[] arguments) throws Exception {
        var command = arguments[0];
        try (var paysheet = new PaySheet(command)) {
            need(paysheet.check(request("38.06")).contains("\"findings\":[]"), "a valid document has findings");
            need(paysheet.check("{").contains("json/"), "broken text has no finding");
            need(paysheet.check(request("9".repeat(5_000_000))).contains("\"rule\":"), "a huge document has no answer");
            need(paysheet.check("\u00e9").contains("json/"), "the next answer is not in its place");
            need(failure(() -> paysheet.check("\n")).contains("no text"), "an empty text is accepted");
            // Each answer belongs to its question, also from several threads.
            var right = IntStream.range(0, 2000).parallel().filter(number -> {
                var amount = number + (number % 2 == 0 ? ".00" : ",00");
                var answer = failure(() -> paysheet.check(request(amount)));
                return number % 2 == 0 ? answer.contains("\"findings\":[]") : answer.contains("\\\"" + amount + "\\\" is not an amount");
            }).count();
            need(right == 2000, "only " + right + " of 2000 answers are right");
            paysheet.close();
            need(paysheet.check(request("38,06")).contains("amount/format"), "it does not start again");
        }
        need(failure(() -> new PaySheet(command, "--no-such-option").check("{}")).contains("status 2"), "a wrong option is not told");
        for (var option : new String[] {"--stat", "--output=x", "--only-findings"}) {
            need(failure(() -> new PaySheet(command, option).check("{}")).contains("status 2"), option + " is not refused");
        }
        need(failure(() -> new PaySheet(command, "--help").check("{}")).contains("not an answer: Usage: paysheet check"), "--help is an answer");
        need(failure(() -> new PaySheet("/absent/paysheet").check("{}")).contains("/absent/paysheet"), "an absent command is not told");
        need(failure(() -> new PaySheet("/bin/true").check("x".repeat(500_000))).contains("status"), "a command that ends is not told");
        System.out.println("java: the client answers, recovers and says what is wrong");
    }
}
