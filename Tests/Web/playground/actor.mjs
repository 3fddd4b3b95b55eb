// A person at a page of Chromium: what a screen reader reads there, and what a mouse and a keyboard do.
import { waiting } from "../browsers/support.mjs";

/** Returns what a person can do with a tab. */
export async function actorOn(tab) {
  await tab.send("Accessibility.enable");
  const nodes = async () => (await tab.send("Accessibility.getFullAXTree")).nodes.filter(({ ignored }) => !ignored)
    .map(({ role, name, value, properties = [], backendDOMNodeId }) => ({
      role: role?.value, name: name?.value ?? "", value: value?.value, id: backendDOMNodeId, ...Object.fromEntries(properties.map(({ name: key, value: { value: each } }) => [key, each])) }));
  const find = async (role, name) => {
    try {
      return await waiting(async () => (await nodes()).find((node) => node.role === role && node.name.includes(name) && !node.disabled), name, 10);
    } catch {
      throw new Error(`no ${role} ${name} in ${(await nodes()).map((node) => `${node.role} ${node.name}`).join("\n")}`);
    }
  };
  const click = async (role, name) => {
    const { id } = await find(role, name);
    await tab.send("DOM.scrollIntoViewIfNeeded", { backendNodeId: id });
    const { model: { content: [x, y, right, , , bottom] } } = await tab.send("DOM.getBoxModel", { backendNodeId: id });
    const place = { x: (x + right) / 2, y: (y + bottom) / 2, button: "left", clickCount: 1 };
    for (const type of ["mousePressed", "mouseReleased"]) await tab.send("Input.dispatchMouseEvent", { type, ...place });
  };
  const text = async () => (await nodes()).filter(({ role }) => role === "StaticText").map(({ name }) => name).join("\n");
  const focused = async () => (await nodes()).find((node) => node.focused && node.role !== "RootWebArea");
  const replaceWith = async (value) => {
    await tab.send("Input.dispatchKeyEvent", { type: "keyDown", key: "a", code: "KeyA", modifiers: 2, commands: ["selectAll"] });
    await tab.type(value);
  };
  const reads = (pattern) => waiting(async () => pattern.test(await text()), `${pattern} is on the page`);
  const hasNo = (role) => waiting(async () => !(await nodes()).some((node) => node.role === role), `there is no ${role}`);
  return { nodes, find, click, text, reads, hasNo, focused, replaceWith };
}
