import { createRequire } from 'node:module';
import { RuleIndex } from './rule-index.mjs';

/** Loads from the jsdom that the environment of tests uses, and what that one stands on. */
const environment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(environment.resolve('jsdom'));

/**
 * What jsdom keeps behind an element and a document.
 *
 * @typedef {import('./rule-index.mjs').Rule} Rule
 * @typedef {import('./rule-index.mjs').Style} Style
 * @typedef {import('./rule-index.mjs').Element & { _ownerDocument: Document, style?: Style }} Element
 * @typedef {{ _styleCache: WeakMap<Element, Declaration> | null, styleSheets: { _list: import('./rule-index.mjs').Sheet[] } }} Document
 * @typedef {Style & { setProperty: (name: string, value: string, priority: string) => void, removeProperty: (name: string) => void }} Declaration
 */

/** @type {{ CSSStyleDeclaration: new () => Declaration }} */
const { CSSStyleDeclaration } = fromJsdom('cssstyle');
/** @type {{ matchesDontThrow: (element: Element, selector: unknown) => boolean }} */
const { matchesDontThrow } = fromJsdom('./jsdom/living/helpers/selectors.js');
/** @type {{ implForWrapper: (wrapper: unknown) => any }} */
const { implForWrapper } = fromJsdom('./jsdom/living/generated/utils.js');
const styleRules = fromJsdom('./jsdom/living/helpers/style-rules.js');

const ofEveryPage = new RuleIndex([fromJsdom('rrweb-cssom').parse(fromJsdom('./jsdom/browser/default-stylesheet.js'))]);

/** @type {WeakMap<object, RuleIndex>} as long as jsdom forgets nothing, there are no other sheets */
const indexes = new WeakMap();

/** @param {Element} element */
function rulesFor(element) {
  const { _ownerDocument: document } = element;
  const cache = (document._styleCache ??= new WeakMap());
  let index = indexes.get(cache);
  if (!index) indexes.set(cache, (index = new RuleIndex(document.styleSheets._list)));
  return [...ofEveryPage.candidates(element), ...index.candidates(element)].filter(({ selectorText }) =>
    matchesDontThrow(element, selectorText),
  );
}

/** @param {Style[]} styles */
function declare(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    for (const name of Array.from(style)) {
      const value = style.getPropertyValue(name);
      if (value === 'unset') declaration.removeProperty(name);
      else declaration.setProperty(name, value, style.getPropertyPriority(name));
    }
  }
  return declaration;
}

/** @type {WeakMap<Rule, number>} */
const numbers = new WeakMap();
let count = 0;

/** @param {Rule} rule */
function numberOf(rule) {
  let number = numbers.get(rule);
  if (number === undefined) numbers.set(rule, (number = count += 1));
  return number;
}

/** @type {WeakMap<Document, Map<string, Declaration>>} what elements share that the same rules are about */
const shared = new WeakMap();

/** @param {Element} element */
function declarationFor(element) {
  const rules = rulesFor(element);
  const styles = rules.map(({ style }) => style);
  if (element.style && Array.from(element.style).length > 0) return declare([...styles, element.style]);
  let ofDocument = shared.get(element._ownerDocument);
  if (!ofDocument) shared.set(element._ownerDocument, (ofDocument = new Map()));
  const key = rules.map(numberOf).join(' ');
  let declaration = ofDocument.get(key);
  if (!declaration) ofDocument.set(key, (declaration = declare(styles)));
  return declaration;
}

// For every style that is asked for, jsdom tries every rule of the page on the element and reads every declaration anew,
// which was a third of the time all tests of components took. Most rules are about a class that the element does not have,
// and most elements have their rules in common with others.
styleRules.getDeclarationForElement = (/** @type {Element} */ element) => {
  const cache = (element._ownerDocument._styleCache ??= new WeakMap());
  let declaration = cache.get(element);
  if (!declaration) cache.set(element, (declaration = declarationFor(element)));
  return declaration;
};

/** What is asked of styles again and again, and under which name. */
const oftenAsked = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  pointerEvents: 'pointer-events',
};

/**
 * An element's style, of which is found out what is asked for. jsdom would find out everything.
 *
 * @param {Element} element
 * @param {() => CSSStyleDeclaration} compute
 */
function lazyStyle(element, compute) {
  /** @type {Declaration} */
  const declaration = styleRules.getDeclarationForElement(element);
  /** @type {any} */
  let whole;
  const getWhole = () => (whole ??= compute());
  const getPropertyValue = (/** @type {string} */ name) => {
    const resolved = styleRules.propertiesWithResolvedValueImplemented[name];
    if (!resolved) return declaration.getPropertyValue(name);
    return resolved.computedValue === 'as-specified'
      ? styleRules.getResolvedValue(element, name)
      : getWhole().getPropertyValue(name);
  };
  return new Proxy(
    /** @type {CSSStyleDeclaration} */ ({}),
    {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        if (name in oftenAsked) return getPropertyValue(oftenAsked[/** @type {keyof typeof oftenAsked} */ (name)]);
        const value = getWhole()[name];
        return typeof value === 'function' ? value.bind(getWhole()) : value;
      },
      has: (_, name) => name in getWhole(),
    },
  );
}

/**
 * jsdom forgets what it knows of styles with each change of the page. As long as it does not, an element asked about again is
 * answered the same.
 *
 * @param {Window} page
 */
export function rememberStyles(page) {
  const compute = page.getComputedStyle;
  /** @type {WeakMap<object, WeakMap<object, CSSStyleDeclaration>>} */
  const answered = new WeakMap();
  page.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const { _styleCache: before } = implForWrapper(page.document);
    const earlier = before && answered.get(before)?.get(element);
    if (earlier) return earlier;
    const style = lazyStyle(implForWrapper(element), () => compute(element));
    const { _styleCache: now } = implForWrapper(page.document);
    if (now) {
      if (!answered.has(now)) answered.set(now, new WeakMap());
      answered.get(now)?.set(element, style);
    }
    return style;
  };
}
