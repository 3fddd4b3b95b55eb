import type { CheckOptions, Finding, Report } from "./index.js";

/** What a page passed to Apple Pay. */
export interface Recording {
  name: string;
  kind: "PaymentFlow" | "PaymentRequest" | "PaymentDetailsUpdate";
  /** What was sent. The `calls` of a PaymentFlow are those after the end of its session. */
  document: Record<string, unknown>;
  /** Values that JSON does not have. */
  notes: { pointer: string; was: string }[];
  /** The last report of this record. */
  report?: Report;
}

export interface Recorder {
  /** The records so far. */
  readonly records: Recording[];
  /** Returns the records, for tests. Throws if there are none. */
  recorded(): Recording[];
  /** Passes every record to a function, or saves them as downloads. Throws if there are none. */
  save(write?: (name: string, text: string) => void): void;
  /** Puts the classes of the browser back. */
  stop(): void;
  /** Resolves when everything that was sent is checked. */
  checked(): Promise<void>;
}

export interface RecorderOptions {
  /** The object that has `ApplePaySession` and `PaymentRequest`; `globalThis` unless you set it. */
  target?: object;
  /** Receives each report with the findings that are new in it. Without it they are on the console. */
  onReport?: (report: Report, recording: Recording, added: Finding[]) => void;
  options?: CheckOptions;
}

/** Records what a page passes to Apple Pay from now on, and checks it at once. */
export function record(options?: RecorderOptions): Recorder;
