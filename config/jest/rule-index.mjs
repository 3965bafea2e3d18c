/**
 * What jsdom knows of an element, a rule and a sheet.
 *
 * @typedef {{ localName: string, getAttributeNS: (namespace: null, name: string) => string | null }} Element
 * @typedef {ArrayLike<string> & { getPropertyValue: (name: string) => string, getPropertyPriority: (name: string) => string }} Style
 * @typedef {{ selectorText?: string, style: Style, media?: ArrayLike<string>, cssRules?: Rule[] }} Rule
 * @typedef {{ cssRules: Rule[] }} Sheet
 * @typedef {{ classes: Set<string>, tags: Set<string> } | null} Subjects null: could be any element
 */

/** @type {Map<string, Subjects>} */
const known = new Map();

/**
 * The classes, or else the names, of the elements a selector can mean at all.
 *
 * @param {string} selector
 * @returns {Subjects}
 */
function subjectsOf(selector) {
  let text = selector.replaceAll(/"[^"]*"|'[^']*'/g, '').replaceAll(/\[[^\]]*\]/g, '*');
  while (/\([^()]*\)/.test(text)) text = text.replaceAll(/\([^()]*\)/g, '');
  if (/[\\|&]/.test(text)) return null;
  const subjects = { classes: new Set(), tags: new Set() };
  for (const part of text.split(',')) {
    const subject =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const className = /\.([^.:#*]+)/.exec(subject)?.[1];
    const tag = /^[^.:#*]+/.exec(subject)?.[0];
    if (className) subjects.classes.add(className);
    else if (tag) subjects.tags.add(tag.toLowerCase());
    else return null;
  }
  return subjects;
}

/** @param {string} selector */
function knownSubjects(selector) {
  let subjects = known.get(selector);
  if (subjects === undefined) known.set(selector, (subjects = subjectsOf(selector)));
  return subjects;
}

/**
 * As jsdom reads a sheet: of what depends on a medium it heeds what is for screens.
 *
 * @param {Sheet} sheet
 */
function* rulesOf(sheet) {
  for (const rule of sheet.cssRules) {
    if (!rule.media) yield rule;
    else if (Array.from(rule.media).includes('screen')) yield* rule.cssRules ?? [];
  }
}

/** The rules of some sheets, by what an element must have for a rule to be about it. */
export class RuleIndex {
  /** @type {Rule[]} */
  #rules = [];
  /** @type {Map<string, number[]>} places in the list by `.class`, by name, and by `*` for all the others */
  #places = new Map();

  /** @param {Iterable<Sheet>} sheets */
  constructor(sheets) {
    for (const sheet of sheets) for (const rule of rulesOf(sheet)) this.#add(rule);
  }

  /** @param {Rule} rule */
  #add(rule) {
    if (typeof rule.selectorText !== 'string') return;
    const place = this.#rules.push(rule) - 1;
    const subjects = knownSubjects(rule.selectorText);
    const keys = subjects ? [...[...subjects.classes].map((name) => `.${name}`), ...subjects.tags] : ['*'];
    for (const key of keys) {
      const places = this.#places.get(key);
      if (places) places.push(place);
      else this.#places.set(key, [place]);
    }
  }

  /**
   * The rules that could be about an element, in their order.
   *
   * @param {Element} element
   */
  candidates(element) {
    const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/).map((name) => `.${name}`);
    const keys = new Set(['*', element.localName.toLowerCase(), ...classes]);
    const places = new Set([...keys].flatMap((key) => this.#places.get(key) ?? []));
    return [...places].toSorted((one, other) => one - other).map((place) => /** @type {Rule} */ (this.#rules[place]));
  }
}
