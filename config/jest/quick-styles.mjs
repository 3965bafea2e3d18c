import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const requireInEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const requireInJsdom = createRequire(requireInEnvironment.resolve('jsdom'));

/**
 * The parts of jsdom's own objects that are used here.
 *
 * @typedef {{ localName: string, parentElement: Element | null, style?: Style, _ownerDocument: Document, getAttributeNS: (namespace: null, name: string) => string | null }} Element
 * @typedef {ArrayLike<string> & CSSStyleDeclaration} Style
 * @typedef {{ selectorText: string, style: Style }} Rule
 * @typedef {{ cssRules: ArrayLike<Rule & Partial<Sheet> & { media?: ArrayLike<string> }> }} Sheet
 * @typedef {{ styleSheets: { _list: Sheet[] }, _styleCache: WeakMap<object, Style> | null }} Document
 */

/** @type {{ implForWrapper: (wrapper: unknown) => any, wrapperForImpl: (impl: unknown) => any }} */
const { implForWrapper, wrapperForImpl } = requireInJsdom('./jsdom/living/generated/utils.js');
/** @type {{ matchesDontThrow: (element: Element, selector: string) => boolean }} */
const { matchesDontThrow } = requireInJsdom('./jsdom/living/helpers/selectors.js');
/** @type {Sheet} */
const defaultSheet = requireInJsdom('rrweb-cssom').parse(requireInJsdom('./jsdom/browser/default-stylesheet.js'));
/** @type {{ CSSStyleDeclaration: new () => Style }} */
const { CSSStyleDeclaration } = requireInJsdom('cssstyle');

/** Stands for any element in the index of the rules. */
const any = '*';

/** @type {Map<string, string[]>} */
const known = new Map();

/**
 * Returns the classes (`.name`) or else the tag names of the elements that a selector can match.
 *
 * @param {string} selector
 * @returns {string[]}
 */
function subjectsOf(selector) {
  let subjects = known.get(selector);
  if (!subjects) known.set(selector, (subjects = readSubjects(selector)));
  return subjects;
}

/** @param {string} selector */
function readSubjects(selector) {
  let text = selector.replaceAll(/"[^"]*"|'[^']*'/g, '').replaceAll(/\[[^\]]*\]/g, any);
  while (/\([^()]*\)/.test(text)) text = text.replaceAll(/\([^()]*\)/g, '');
  if (/[\\|&]/.test(text)) return [any];
  return text.split(',').map((part) => {
    const subject = /[^\s>+~]*$/.exec(part.trim())?.[0] ?? '';
    return (/\.[^.:#*]+/.exec(subject) ?? /^[^.:#*]+/.exec(subject))?.[0] ?? any;
  });
}

/** @param {Sheet} sheet @returns {Rule[]} */
const rulesOf = ({ cssRules }) =>
  Array.from(cssRules).flatMap((rule) => {
    if (!rule.media) return rule.selectorText ? [rule] : [];
    return Array.from(rule.media).includes('screen') ? Array.from(/** @type {Sheet} */ (rule).cssRules) : [];
  });

/** The rules of a document by the elements that they can match. */
class RuleIndex {
  /** @type {Rule[]} */
  rules = [];
  /** @type {Map<string, Set<number>>} the positions of the rules */
  positions = new Map();

  /** Returns whether the rules have changed. @param {Document} document */
  update(document) {
    const rules = [defaultSheet, ...document.styleSheets._list].flatMap(rulesOf);
    if (rules.length === this.rules.length && rules.every((rule, at) => rule === this.rules[at])) return false;
    this.rules = rules;
    this.positions.clear();
    for (const [at, { selectorText }] of rules.entries())
      for (const subject of subjectsOf(selectorText))
        this.positions.set(subject, (this.positions.get(subject) ?? new Set()).add(at));
    return true;
  }

  /** @param {Element} element */
  matching(element) {
    const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/).map((name) => `.${name}`);
    const subjects = [any, element.localName.toLowerCase(), ...classes];
    const candidates = new Set(subjects.flatMap((subject) => [...(this.positions.get(subject) ?? [])]));
    return [...candidates]
      .toSorted((one, other) => one - other)
      .filter((at) => matchesDontThrow(element, /** @type {Rule} */ (this.rules[at]).selectorText));
  }
}

/** Applies declarations in their order, as jsdom does. @param {Style[]} styles */
function cascade(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles)
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  return declaration;
}

/**
 * Makes `getComputedStyle` quick, which each query by role asks about every element. For each element, jsdom matches every
 * rule of the page and parses all values again. Here, elements with the same rules share one declaration, and those whose
 * parents also have the same style share their computed style. This file depends on jsdom's internals.
 *
 * @param {Window} page
 */
export function rememberStyles(page) {
  const compute = page.getComputedStyle;
  const document = /** @type {Document} */ (implForWrapper(page.document));
  const index = new RuleIndex();
  /** @type {Map<string, Style>} */
  let declarations = new Map();
  /** @type {WeakMap<object, Map<Style, CSSStyleDeclaration>>} by the parent's computed style */
  let computed = new WeakMap();
  /** @type {WeakMap<Element, CSSStyleDeclaration>} valid as long as `cache` */
  let answered = new WeakMap();
  /** @type {Document['_styleCache']} jsdom's own cache, which it drops with each change of the page */
  let cache = null;

  function startOver() {
    cache = document._styleCache ??= new WeakMap();
    answered = new WeakMap();
    if (!index.update(document)) return;
    declarations = new Map();
    computed = new WeakMap();
  }

  /** @param {Element} element */
  function declarationOf(element) {
    const matching = index.matching(element);
    const key = [element.localName, matching, element.getAttributeNS(null, 'style')].join(';');
    let declaration = declarations.get(key);
    if (!declaration) {
      const styles = matching.map((at) => /** @type {Rule} */ (index.rules[at]).style);
      declaration = cascade(element.style ? [...styles, element.style] : styles);
      declarations.set(key, declaration);
    }
    return declaration;
  }

  /** @param {Element} element @returns {CSSStyleDeclaration} */
  function styleOf(element) {
    const earlier = answered.get(element);
    if (earlier) return earlier;
    const parentStyle = element.parentElement ? styleOf(element.parentElement) : document;
    const siblings = computed.get(parentStyle) ?? new Map();
    computed.set(parentStyle, siblings);
    const declaration = declarationOf(element);
    document._styleCache?.set(element, declaration);
    const style = siblings.get(declaration) ?? compute(wrapperForImpl(element));
    // jsdom leaves out the initial value, and accessible names would contain a space at each `wbr`.
    if (element.localName === 'wbr') style.display ||= 'inline';
    siblings.set(declaration, style);
    answered.set(element, style);
    return style;
  }

  page.getComputedStyle = (element, pseudo) => {
    const own = /** @type {Element} */ (implForWrapper(element));
    if (pseudo || own?._ownerDocument !== document) return compute(element, pseudo);
    if (!cache || cache !== document._styleCache) startOver();
    return styleOf(own);
  };
}
