/**
 * Rules of all styled components of the page, in the order in which the components were defined, so that what wraps
 * another component always has the last word. One sheet, adopted by every root: ten bookers cost no more than one.
 */
const groups: number[] = [];
let shared: CSSStyleSheet | undefined;
const known = new Set<string>();
const pixelsInRem = 16;

/** Inside a shadow root `rem` still follows the page around it, which may have set any size. */
const inPixels = (css: string) =>
  css.replace(/(\d*\.?\d+)rem/g, (_, number: string) => `${Number(number) * pixelsInRem}px`);

function sharedSheet(): CSSStyleSheet {
  shared ??= new CSSStyleSheet();
  return shared;
}

/** Adds a rule once; `group` is the number of the component it belongs to. */
export function addRule(group: number, name: string, rule: string): void {
  if (known.has(name)) return;
  known.add(name);
  let index = 0;
  for (let before = 0; before <= group; before += 1) index += groups[before] ?? 0;
  sharedSheet().insertRule(inPixels(rule), index);
  groups[group] = (groups[group] ?? 0) + 1;
}

type Root = Document | ShadowRoot;

/** Lets a root be styled by the components' rules. */
export function adoptSharedSheet(root: Root): void {
  const sheet = sharedSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Puts a sheet of its own before all components' rules; answers with its removal. */
export function adoptFirst(root: Root, css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inPixels(css));
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** A short name for a text: the same text, the same name. */
export function nameOf(text: string): string {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash, 33) ^ text.charCodeAt(index);
  return (hash >>> 0).toString(36);
}
