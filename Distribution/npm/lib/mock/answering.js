// The part of the controller that programs in other processes call.

const ownMember = (value, name) => (Object.hasOwn(value, name) ? value[name] : undefined);

/**
 * Returns a function that runs one call, `[path, values]`, and returns its result as JSON has it. `device` and `merchant` are assignments.
 *
 * @param {() => object} find Returns the controller, or throws the reason why there is none.
 */
export function answering(find) {
  return async ([path, values]) => {
    const controller = find();
    if (path === "device") return void Object.assign(controller.device, values[0]);
    if (path === "merchant") return void (controller.merchant = values[0]);
    const names = path.split(".");
    const owner = names.slice(0, -1).reduce(ownMember, controller);
    const member = ownMember(owner, names.at(-1));
    const result = typeof member === "function" ? await member.apply(owner, values) : member;
    return result === undefined ? null : JSON.parse(JSON.stringify(result));
  };
}
