<?php
// What can go wrong between Examples/php/PaySheet.php and the command: php test.php PAYSHEET
declare(strict_types=1);

require __DIR__ . "/../../Examples/php/PaySheet.php";

function need(bool $condition, string $message): void
{
    if (!$condition) {
        fwrite(STDERR, "php: $message\n");
        exit(1);
    }
}

function failure(callable $work): string
{
    try {
        $work();
    } catch (Throwable $error) {
        return $error->getMessage();
    }
    return "";
}

$request = ["countryCode" => "US", "currencyCode" => "USD", "merchantCapabilities" => ["supports3DS"], "supportedNetworks" => ["visa"],
    "total" => ["label" => "Harbor Books", "amount" => "38.06"]];
$paysheet = new PaySheet($argv[1]);
$rules = fn ($document) => array_column($paysheet->check($document)["findings"], "rule");
need($rules($request) === [], "a valid document has findings");
need($rules(json_encode($request, JSON_PRETTY_PRINT)) === [], "a text of several lines is not one document");
need($rules("{") !== [] && $rules(str_replace("Harbor", "Harbor\n", json_encode($request))) !== [], "broken text has no finding");
need($rules("\xff{}") !== [], "invalid UTF-8 has no finding");
$request["total"]["label"] = str_repeat("x", 5_000_000);
need(is_array($rules($request)), "a huge document has no answer");
need($rules("[]") !== [], "the next answer is not in its place");
need(str_contains(failure(fn () => $paysheet->check("\n")), "no text"), "an empty text is accepted");
need(str_contains(failure(fn () => $paysheet->check(["total" => NAN])), "Inf and NaN"), "NaN is accepted");
need($paysheet->close() === 0 && $rules("[]") !== [], "it does not start again");

$wrong = new PaySheet($argv[1], "--no-such-option");
need(str_contains(failure(fn () => $wrong->check("{}")), "status 2"), "a wrong option is not told");
foreach (["--stat", "--output=x", "--only-findings"] as $option) {
    need(str_contains(failure(fn () => (new PaySheet($argv[1], $option))->check("{}")), "status 2"), "$option is not refused");
}
need(str_contains(failure(fn () => (new PaySheet($argv[1], "--help"))->check("{}")), "not an answer: Usage: paysheet check"), "--help is an answer");
need(str_contains(failure(fn () => (new PaySheet("/absent/paysheet"))->check("{}")), "127"), "an absent command is not told");
need(str_contains(failure(fn () => (new PaySheet("/bin/true"))->check(str_repeat("x", 500_000))), "status 0"), "a command that ends is not told");
echo "php: the client answers, recovers and says what is wrong\n";
