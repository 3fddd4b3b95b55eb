/** An error with a code that never changes its meaning, and a remedy. */
export class PaySheetError extends Error {
  /**
   * @param {string} code
   * @param {string} message What is wrong.
   * @param {string} remedy What to do about it.
   * @param {{ notes?: string[], pointer?: string, cause?: unknown }} [more]
   */
  constructor(code, message, remedy, more = {}) {
    super(`${message}; ${remedy}`, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "PaySheetError";
    this.code = code;
    this.remedy = remedy;
    this.notes = more.notes ?? [];
    if (more.pointer !== undefined) this.pointer = more.pointer;
  }
}
