// The dictionaries of Apple Pay: ApplePayPaymentRequest, ApplePayLineItem and all others.
import type { ApplePayPaymentTokenContext } from "./types.js";
export * from "./types.js";

/** A place in the text. Lines and columns count from 1. */
export interface Position {
  line: number;
  /** In Unicode scalars. */
  column: number;
  /** In UTF-16 units, as JavaScript counts. */
  utf16Column: number;
  /** In UTF-8 bytes, from 0. */
  offset: number;
}

/** A change of the text. Offsets count UTF-8 bytes. */
export interface TextEdit {
  start: number;
  end: number;
  newText: string;
}

/** An operation of JSON Patch (RFC 6902). */
export interface PatchOperation {
  op: "add" | "replace" | "remove" | "move";
  path: string;
  from?: string;
  value?: unknown;
}

export type Severity = "error" | "warning" | "info";

export interface Fix {
  /** A safe fix changes nothing that the shopper pays. */
  safety: "safe" | "risky";
  summary: string;
  edits: PatchOperation[];
  textEdits: TextEdit[];
}

export interface RelatedPlace {
  message: string;
  pointer: string;
  start: Position;
  end: Position;
}

export interface Finding {
  /** Such as `amount/format`. Names never change their meaning. */
  rule: string;
  title: string;
  severity: Severity;
  /** A JSON Pointer (RFC 6901). */
  pointer: string;
  /** The missing member; `pointer` is then its parent's. */
  member?: string;
  start: Position;
  end: Position;
  message: string;
  help: string | null;
  related: RelatedPlace[];
  fix: Fix | null;
  fingerprint: string;
  sources: string[];
}

export interface SafariVerdict {
  /** The edition of the rules. */
  edition: string;
  outcome: "accepts" | "throws" | "depends" | "cancels" | "not-applicable";
  stage?: "construct" | "show" | "update" | "complete";
  /** Such as `TypeError`. */
  error?: string;
  /** The text that the console shows behind the name. */
  text?: string;
  why?: string;
  rule?: string;
  pointer?: string;
  check?: string;
}

/** What a document needs from the system. */
export interface Requirements {
  apiVersion: number;
  features: string[];
  because: string[];
  systems: string[];
}

export interface SuppressedFinding {
  rule: string;
  severity: Severity;
  pointer: string;
  member?: string;
  fingerprint: string;
  source: "config" | "baseline";
  reason: string | null;
}

/** The report of one document: the object that `paysheet check --format ndjson` prints. */
export interface Report {
  schemaVersion: 1;
  path?: string;
  line?: number;
  kind: string | null;
  kindIsGuess?: true;
  apiVersion: number | null;
  requires: Requirements | null;
  safari: SafariVerdict;
  findings: Finding[];
  suppressed: SuppressedFinding[];
  notChecked: string[];
}

/** A text or bytes are the document itself. Any other value is written as JSON. */
export type Source = string | ArrayBuffer | ArrayBufferView | object | readonly unknown[];

/** A switch, a value or several values, as the command's option of the same name takes them. */
export type OptionValue = string | number | boolean | Date | readonly string[] | object | null;

export interface CheckOptions {
  /** The kind of the document, such as `ApplePayPaymentRequest`. */
  kind?: string;
  apiVersion?: number;
  /** The system that the document must work on, such as `iOS 16`. */
  system?: string;
  /** The release of Safari that the verdict is about, such as `18.4` (default: 16 to 27). */
  safari?: string;
  /** The clock for rules about dates. */
  now?: string | Date;
  /** Also reads text that is almost JSON. */
  fromJs?: boolean;
  select?: string | readonly string[];
  ignore?: string | readonly string[];
  severity?: string | readonly string[] | Record<string, Severity>;
  expectCountry?: string;
  expectCurrency?: string;
  expectMerchant?: string;
  /** The content of a configuration. */
  config?: object | string;
  maxFindings?: number;
  /** The path of the document in the report. */
  name?: string;
  [option: string]: OptionValue | undefined;
}

export interface FixOptions {
  includeRisky?: boolean;
  config?: object | string;
  fromJs?: boolean;
  kind?: string;
  name?: string;
}

export interface AppliedFix {
  rule: string;
  pointer: string;
  safety: "safe" | "risky";
  summary: string;
}

export interface UnappliedFix {
  rule: string;
  pointer: string;
  reason: "overlaps" | "untried" | "causes";
  causes: string | null;
  message: string;
}

/** A finding that shows only after a fix, and is less severe than the fixed one. */
export interface UncoveredFinding {
  rule: string;
  pointer: string;
  /** The rule of the finding that was fixed. */
  fixed: string;
}

export interface FixResult {
  /** The document after the fixes; all other bytes stay. */
  text: string;
  changed: boolean;
  /** How many errors are left. */
  errors: number;
  applied: AppliedFix[];
  left: UnappliedFix[];
  uncovered: UncoveredFinding[];
  patch: PatchOperation[];
  findings: Pick<Finding, "rule" | "severity" | "pointer" | "message">[];
}

export interface FormatOptions {
  fromJs?: boolean;
  kind?: string;
  name?: string;
}

export interface FormatResult {
  text: string;
  changed: boolean;
}

export interface PreviewOptions {
  /** `svg` unless you set it. */
  as?: "svg" | "html" | "terminal" | "markdown" | "parts";
  theme?: "light" | "dark" | "auto";
  language?: string;
  width?: number;
  zone?: string;
  kind?: string;
  color?: string;
  fromJs?: boolean;
  name?: string;
}

export interface PreviewResult {
  form: string;
  text: string;
  notes: string[];
  notChecked: string[];
}

export interface DescribeOptions {
  charges?: number;
  zone?: string;
  now?: string | Date;
  fromJs?: boolean;
  name?: string;
}

export interface Charge {
  date: string;
  /** `null` if it is not known yet. */
  amount: string | null;
  currency: string | null;
  phase: string;
  [member: string]: unknown;
}

export interface DescribeResult {
  schemaVersion: number;
  /** The name of the document, "-" without one. */
  path: string;
  sentences: string[];
  /** An order of a wallet has none, and no charges. */
  notes?: string[];
  charges?: Charge[];
  /** The phases whose charges begin with the payment, which only `now` dates. */
  needsNow?: string[];
  notChecked?: string[];
}

export interface RequiresResult {
  kind: string | null;
  requires: Requirements | null;
}

export interface RuleCard {
  rule: string;
  title: string;
  topic: string;
  severity: Severity;
  fixable: boolean;
  what: string;
  why: string;
  instead: string;
  sources: string[];
  /** Where the rule comes from, if its sources do not say it. */
  origin: string | null;
  link?: string | null;
  [member: string]: unknown;
}

/** A known text of a browser, a server, a tool, an app or a library. */
export interface BrowserMessage {
  /** The line with the text. */
  message: string;
  file: null;
  /** The number of the line, if several lines were given. */
  line: number | null;
  error: string | null;
  /** Who shows the text. */
  source: string;
  reading: string;
  /** The likeliest cause first. */
  causes: { what: string; remedy: string | null; rules: string[] }[];
  /** The page that goes on, such as "Docs/Certificates.md". */
  page: string | null;
  /** Where the text and its first cause come from. */
  certainty: {
    text: "run" | "source" | "pasted" | "known";
    cause: "shown" | "documented" | "maintainer" | "reporter" | "inferred";
  } | null;
  /** Other known texts in the same lines. */
  others: { line: number; text: string; source: string }[];
}

/** What fits a question in a few words. */
export interface FoundWords {
  query: string;
  /** Whether the results are only a guess. */
  guess: boolean;
  results: { kind: "page" | "command" | "topic" | "rule" | "member" | "message" | "sample"; title: string; text: string; next: string }[];
}

export type Explanation = RuleCard | BrowserMessage | FoundWords | RuleCard[];

export interface SplitOptions {
  total: string;
  currency: string;
  by?: string | readonly string[] | Record<string, string>;
  weight?: string | readonly string[] | Record<string, number>;
  points?: string | readonly string[] | Record<string, number>;
  evenly?: string | readonly string[];
  primary?: string;
  merchants?: object | string;
}

export interface SplitResult {
  schemaVersion: number;
  total: string;
  currency: string;
  shares: { name: string; amount: string; primary: boolean }[];
  /** Ready for a request, if `merchants` is given. */
  multiTokenContexts?: ApplePayPaymentTokenContext[];
}

export interface Version {
  version: string;
  rules: string;
  schemaVersion: number;
  calls: string[];
  command: boolean;
}

/** Loads the module, so that the functions with `Sync` work in a browser. Node.js loads it when it is needed. */
export function load(): Promise<void>;

/** Checks a document. */
export function check(document: Source, options?: CheckOptions): Promise<Report>;
/** Returns the number of findings. It is the fastest answer to "is it valid?". */
export function count(document: Source, options?: CheckOptions): Promise<number>;
/** Checks many documents, one on each line of a text, or the elements of an iterable. An empty line gives `null`. */
export function checkLines(lines: string | ArrayBuffer | ArrayBufferView | Iterable<Source>, options?: CheckOptions): Promise<(Report | null)[]>;
/** Applies the safe fixes and keeps all other bytes. */
export function fix(document: Source, options?: FixOptions): Promise<FixResult>;
/** Writes a document in canonical form. */
export function format(document: Source, options?: FormatOptions): Promise<FormatResult>;
/** Draws the payment sheet. */
export function preview(document: Source, options?: PreviewOptions): Promise<PreviewResult>;
/** Says in words what a shopper agrees to. */
export function describe(document: Source, options?: DescribeOptions): Promise<DescribeResult>;
/** Returns the Apple Pay version and the features that a document needs. */
export function requires(document: Source, options?: FormatOptions): Promise<RequiresResult>;
/** Explains a rule, a topic, an error message or a log, or finds what fits a few words. Without a subject it returns all rules. */
export function explain(subject?: string): Promise<Explanation>;
/** Divides an amount between merchants, exactly. */
export function split(options: SplitOptions): Promise<SplitResult>;
/** Returns the version of the module and of its rules. */
export function version(): Promise<Version>;

export function checkSync(document: Source, options?: CheckOptions): Report;
export function countSync(document: Source, options?: CheckOptions): number;
export function checkLinesSync(lines: string | ArrayBuffer | ArrayBufferView | Iterable<Source>, options?: CheckOptions): (Report | null)[];
export function fixSync(document: Source, options?: FixOptions): FixResult;
export function formatSync(document: Source, options?: FormatOptions): FormatResult;
export function previewSync(document: Source, options?: PreviewOptions): PreviewResult;
export function describeSync(document: Source, options?: DescribeOptions): DescribeResult;
export function requiresSync(document: Source, options?: FormatOptions): RequiresResult;
export function explainSync(subject?: string): Explanation;
export function splitSync(options: SplitOptions): SplitResult;
export function versionSync(): Version;

/** The checker with a module of its own. The functions of the package share one. */
export class PaySheet {
  /** `module` is a compiled `WebAssembly.Module`, and `cards` the content of `paysheet-cards.txt`, for `explain`. */
  constructor(module: object, cards?: string);
  readonly memoryBytes: number;
  readonly hasCards: boolean;
  set cards(text: string);
  check(document: Source, options?: CheckOptions): Report;
  count(document: Source, options?: CheckOptions): number;
  checkLines(lines: string | ArrayBuffer | ArrayBufferView | Iterable<Source>, options?: CheckOptions): (Report | null)[];
  fix(document: Source, options?: FixOptions): FixResult;
  format(document: Source, options?: FormatOptions): FormatResult;
  preview(document: Source, options?: PreviewOptions): PreviewResult;
  describe(document: Source, options?: DescribeOptions): DescribeResult;
  requires(document: Source, options?: FormatOptions): RequiresResult;
  explain(subject?: string): Explanation;
  split(options: SplitOptions): SplitResult;
  /** Only with the full module. */
  schema(kind?: string, options?: { as?: string }): { text: string };
  /** Only with the full module. */
  example(kind?: string, options?: Record<string, OptionValue>): { text: string };
  version(): Version;
}

/** An error with a code that never changes its meaning. */
export class PaySheetError extends Error {
  code:
    | "value" | "trap" | "memory" | "load" | "write" | "request" | "door" | "call" | "option" | "usage" | "document" | "cards" | "cards-version" | "mock";
  /** What is wrong; the message has it between `caller` and `remedy`. */
  problem: string;
  /** What to do about it. */
  remedy: string;
  /** More reasons. */
  notes: string[];
  /** The place of a value that JSON does not have. */
  pointer?: string;
  /** The function that was called, such as `checkSync`. */
  caller?: string;
}
