// The style of the visible sheet. The colours are those of the pictures of the checker.

export const style = `
:host { all: initial; }
* { box-sizing: border-box; }
dialog {
  --page: #f2f4f7; --card: #ffffff; --border: #667085; --hairline: #e4e7ec; --ink: #101828; --dim: #475467; --accent: #1d4ed8; --on-accent: #ffffff;
  --problem: #b42318;
  font: 1rem/1.4 system-ui, sans-serif; color: var(--ink); background: var(--page); border: 1px solid var(--border); border-radius: 1rem;
  inline-size: min(28rem, 100vw - 2rem); max-block-size: min(48rem, 100dvh - 2rem); padding: 0; overflow: auto; text-align: start;
  scrollbar-width: thin; scrollbar-color: var(--border) var(--page);
}
@media (prefers-color-scheme: dark) {
  dialog {
    --page: #0d1017; --card: #181c25; --border: #8a94a6; --hairline: #2a303c; --ink: #f2f4f7; --dim: #b3bac7; --accent: #93b4ff; --on-accent: #0d1017;
    --problem: #ff9c92; color-scheme: dark;
  }
}
@media (max-width: 30rem) {
  dialog { inline-size: 100vw; max-inline-size: 100vw; margin-block-end: 0; border-radius: 1rem 1rem 0 0; }
}
dialog::backdrop { background: rgb(0 0 0 / 50%); }
/* Disabled parts are transparent, and a browser would draw them over a bar without an index. */
.first, .bottom { z-index: 1; }
.first { margin: 0; padding: .6rem 1rem; font-size: .875rem; font-weight: 600; background: var(--ink); color: var(--page); position: sticky; inset-block-start: 0; }
.body { display: grid; gap: .75rem; padding: 1rem; }
h2, h3, p, ul { margin: 0; padding: 0; }
h2 { font-size: 1.125rem; overflow-wrap: anywhere; }
h2 small { display: block; font-size: .875rem; font-weight: 400; color: var(--dim); }
h3 { font-size: .8125rem; font-weight: 600; color: var(--dim); padding-block-end: .25rem; }
section, .total { background: var(--card); border: 1px solid var(--hairline); border-radius: .75rem; padding: .6rem .75rem; }
ul { list-style: none; display: grid; gap: .5rem; }
.row { display: flex; gap: .75rem; align-items: baseline; }
.row > .label { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.row small { display: block; color: var(--dim); }
.value { white-space: nowrap; font-variant-numeric: tabular-nums; }
.total { font-weight: 700; }
[role="alert"]:not(:empty) { padding: .75rem 1rem 0; color: var(--problem); font-weight: 600; overflow-wrap: anywhere; }
.finding { font-size: .8125rem; color: var(--problem); overflow-wrap: anywhere; }
.status:not(:empty) { padding: .75rem 1rem 0; font-size: .875rem; color: var(--dim); overflow-wrap: anywhere; }
.note { font-size: .8125rem; color: var(--dim); }
label { display: grid; gap: .2rem; font-size: .8125rem; color: var(--dim); }
label.row { display: flex; font-size: 1rem; color: inherit; cursor: pointer; min-block-size: 1.75rem; }
form, .fields { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; padding-block-start: .5rem; align-items: end; }
form .wide { grid-column: 1 / -1; }
input[type="text"], select {
  font: inherit; font-size: 1rem; color: var(--ink); background: var(--page); border: 1px solid var(--border); border-radius: .4rem; padding: .4rem .6rem; inline-size: 100%;
  min-inline-size: 0; min-block-size: 2.75rem;
}
/* Not the browser's own: in the dark, WebKitGTK fills those that are not checked. */
input[type="radio"] { appearance: none; margin: 0; align-self: center; inline-size: 1.25rem; block-size: 1.25rem; flex: none; border: 2px solid var(--border); border-radius: 50%; background: var(--card); }
input[type="radio"]:checked { border: .4rem solid var(--accent); }
button {
  font: inherit; color: var(--accent); background: none; border: 1px solid var(--accent); border-radius: .6rem; padding: .5rem .9rem; min-block-size: 2.75rem; cursor: pointer;
}
button.pay { background: var(--accent); color: var(--on-accent); font-weight: 600; }
:disabled { opacity: .55; cursor: default; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dialog:focus-visible { outline: none; }
.buttons { display: grid; gap: .5rem; }
.main { grid-template-columns: 2fr 1fr; }
/* The shopper always sees the total, except where it would hide everything else. */
.bottom { display: grid; gap: .5rem; padding-block: .75rem; margin-block: -.5rem; background: var(--page); }
@media (min-height: 30rem) {
  .bottom { position: sticky; inset-block-end: 0; }
  /* What a person goes to with the keyboard is not behind a bar. */
  dialog { scroll-padding-block: 4rem 9rem; }
}
summary { cursor: pointer; min-block-size: 1.75rem; }
`;
