/** An error with a code that never changes its meaning, and a remedy. */
export class PaySheetError extends Error {
  /**
   * @param {string} code
   * @param {string} problem What is wrong.
   * @param {string} remedy What to do about it.
   * @param {{ notes?: string[], pointer?: string, caller?: string, cause?: unknown }} [more]
   */
  constructor(code, problem, remedy, more = {}) {
    const { notes = [], pointer, caller, cause } = more;
    super(`${caller === undefined ? "" : `${caller}: `}${problem}; ${remedy}`, cause === undefined ? undefined : { cause });
    this.name = "PaySheetError";
    this.code = code;
    this.problem = problem;
    this.remedy = remedy;
    this.notes = notes;
    if (pointer !== undefined) this.pointer = pointer;
    if (caller !== undefined) this.caller = caller;
  }
}

/** The same error with the name of the function that was called. It is a new one, because the text of a stack has the message. */
export function errorOf(caller, error) {
  if (!(error instanceof PaySheetError)) return error;
  const { code, problem, remedy, notes, pointer, cause } = error;
  return new PaySheetError(code, problem, remedy, { notes, pointer, caller, cause });
}

/**
 * Returns what a function returns. Its errors name the caller.
 *
 * @template T
 * @param {string} caller
 * @param {() => T} work
 * @returns {T}
 */
export function calling(caller, work) {
  try {
    return work();
  } catch (error) {
    throw errorOf(caller, error);
  }
}
