// Tabs: the arrow keys go from one to the next, as the pattern of WAI-ARIA says.

/** Lets the tabs of a list show their panels. */
export function followTabs(list) {
  const tabs = [...list.querySelectorAll('[role="tab"]')];
  const choose = (chosen) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
    }
  };
  const targets = {
    __proto__: null,
    ArrowRight: (place) => (place + 1) % tabs.length, ArrowLeft: (place) => (place + tabs.length - 1) % tabs.length,
    Home: () => 0, End: () => tabs.length - 1,
  };
  list.addEventListener("click", ({ target }) => { if (tabs.includes(target)) choose(target); });
  list.addEventListener("keydown", (event) => {
    const find = targets[event.key];
    if (find === undefined) return;
    event.preventDefault();
    const tab = tabs[find(tabs.indexOf(document.activeElement))];
    choose(tab);
    tab.focus();
  });
}
