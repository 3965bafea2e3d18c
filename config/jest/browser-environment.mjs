import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

const missing = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'ReadableStream',
];

const notRendered = '[hidden], dialog:not([open]), head, style, script, template, datalist, input[type=hidden]';
const inheritedStyles = { visibility: 'visible', 'pointer-events': 'auto' };

/**
 * What roles, names and clicks depend on: for each call, jsdom's own function matches 120 rules and computes ten colors.
 *
 * @param {Element} element
 */
function getComputedStyle(element) {
  const { CSSStyleDeclaration } = /** @type {typeof globalThis} */ (element.ownerDocument.defaultView);
  const style = new CSSStyleDeclaration();
  style.cssText = element.getAttribute('style') ?? '';
  style.display ||= element.matches(notRendered) ? 'none' : element.localName === 'wbr' ? 'inline' : 'block';
  for (const [name, initial] of Object.entries(inheritedStyles)) {
    const styled = /** @type {HTMLElement | null} */ (element.closest(`[style*="${name}:"]`));
    style.setProperty(name, styled?.style.getPropertyValue(name) || initial);
  }
  return style;
}

const noRules = { insertRule: () => 0, deleteRule() {} };
/** All pages of a worker share the class. @type {Pick<CSSStyleSheet, 'insertRule' | 'deleteRule'> | undefined} */
let originalRules;

/**
 * jsdom, plus globals that browsers have and jsdom does not expose, minus style sheets: jsdom would match every rule against every
 * element whose role or name a test looks for. A test that needs styles begins with
 * `@jest-environment-options {"styles": true}`; looks are tested in browsers.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  /** @param {ConstructorParameters<typeof JsdomEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    const page = /** @type {typeof globalThis & Record<string, unknown>} */ (/** @type {unknown} */ (this.global));
    const node = /** @type {Record<string, unknown>} */ (globalThis);
    for (const name of missing) page[name] ??= node[name];
    // Otherwise styled-components writes styles as text, and jsdom parses the whole sheet again with every rule.
    page.SC_DISABLE_SPEEDY = false;
    const { insertRule, deleteRule } = page.CSSStyleSheet.prototype;
    originalRules ??= { insertRule, deleteRule };
    const { styles } = parameters[0].projectConfig.testEnvironmentOptions;
    Object.assign(page.CSSStyleSheet.prototype, styles ? originalRules : noRules);
    if (!styles) page.getComputedStyle = getComputedStyle;
    // jsdom's AbortSignal lacks any() and timeout(), and Node's fetch rejects a foreign signal.
    page.AbortController = AbortController;
    page.AbortSignal = AbortSignal;
  }
}
