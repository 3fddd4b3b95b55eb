<?php
// Keeps one `paysheet` process open and checks one document after another: one line in, one line out, in order.
//
//   $paysheet = new PaySheet();
//   $answer = $paysheet->check($request);   // ["kind" => …, "findings" => [["rule" => …, "pointer" => …, "message" => …], …], …]
//   $paysheet->close();
declare(strict_types=1);

final class PaySheet
{
    /** @var resource|null */
    private $process = null;
    /** @var array<int, resource> */
    private array $pipes = [];
    /** @var list<string> */
    private array $command;

    /** More arguments for `paysheet check --co-process`, such as "--api-version=14". It refuses those that change what is printed. */
    public function __construct(string $command = "paysheet", string ...$arguments)
    {
        $this->command = [$command, "check", "--co-process", ...$arguments];
    }

    /**
     * Returns all findings of a document: an array, or its JSON text. Starts the command if it does not run.
     *
     * @return array<string, mixed>
     */
    public function check(array|string $document): array
    {
        // A line end in a text becomes a carriage return: JSON allows both in the same places.
        $line = is_string($document)
            ? str_replace("\n", "\r", $document)
            : json_encode($document, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
        if (trim($line) === "") {
            throw new InvalidArgumentException("the document has no text");
        }
        $this->process ?? $this->start();
        // The command reads the whole line before it answers, so neither side waits for the other.
        $sent = @fwrite($this->pipes[0], $line . "\n");
        $answer = $sent === strlen($line) + 1 ? fgets($this->pipes[1]) : false;
        if ($answer === false || !str_ends_with($answer, "\n")) {
            throw new RuntimeException("paysheet has ended with status " . $this->close());
        }
        if ($answer[0] !== "{") {
            $this->close();
            throw new RuntimeException("paysheet printed something that is not an answer: " . $answer);
        }
        return json_decode($answer, true, 512, JSON_THROW_ON_ERROR);
    }

    /** Ends the command and returns its exit status. A later check starts it again. */
    public function close(): int
    {
        if ($this->process === null) {
            return 0;
        }
        array_map("fclose", $this->pipes);
        [$process, $this->process] = [$this->process, null];
        return proc_close($process);
    }

    public function __destruct()
    {
        $this->close();
    }

    private function start(): void
    {
        $process = @proc_open($this->command, [["pipe", "r"], ["pipe", "w"], STDERR], $this->pipes);
        if ($process === false) {
            throw new RuntimeException("paysheet cannot be run: " . $this->command[0]);
        }
        $this->process = $process;
    }
}
