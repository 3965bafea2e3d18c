/**
 * The rules of all styled components, in the order of definition, so that wrapping components override wrapped ones. All
 * shadow roots adopt the same style sheet.
 */
const groups: number[] = [];
let shared: CSSStyleSheet | undefined;
const known = new Set<string>();
const pixelsInRem = 16;

/** Inside a shadow root `rem` still depends on the host page's font size. */
const inPixels = (css: string) =>
  css.replace(/(\d*\.?\d+)rem/g, (_, number: string) => `${Number(number) * pixelsInRem}px`);

function sharedSheet(): CSSStyleSheet {
  shared ??= new CSSStyleSheet();
  return shared;
}

/** Adds a rule once. `group`: the number of its component. */
export function addRule(group: number, name: string, rule: string): void {
  if (known.has(name)) return;
  known.add(name);
  let index = 0;
  for (let before = 0; before <= group; before += 1) index += groups[before] ?? 0;
  sharedSheet().insertRule(inPixels(rule), index);
  groups[group] = (groups[group] ?? 0) + 1;
}

type Root = Document | ShadowRoot;

/** Applies the components' rules to a root. */
export function adoptSharedSheet(root: Root): void {
  const sheet = sharedSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Adds a sheet before all components' rules and returns a function that removes it. */
export function adoptFirst(root: Root, css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inPixels(css));
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Returns a short hash of a text. */
export function nameOf(text: string): string {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash, 33) ^ text.charCodeAt(index);
  return (hash >>> 0).toString(36);
}
