import { coachBookingElement, type Hear } from './coach-booking-element';
import { readOptions } from './embed-options';
import { bookerLoader } from './load-booker';
import { scriptInterface, type ScriptInterface } from './script-interface';

declare global {
  var CoachBooking: ScriptInterface | Parameters<ScriptInterface['push']> | undefined;
}

const elementName = 'coach-booking';

const { currentScript } = document;
// Elements of the page may be named `currentScript`, too.
const tag = currentScript instanceof HTMLScriptElement ? currentScript : undefined;
const address = tag?.src ?? moduleAddress();
/** None if a script of the page imports this one. */
const script = tag ?? [...document.scripts].find(({ src }) => src.startsWith(address));
// All other files are relative to this script's folder.
const origin = new URL('.', address.replace(/v\d+\/[^/]*$/, '')).href;
const load = bookerLoader(origin);
const ears = new EventTarget();
/** A page may contain the tag twice, for two bookers. */
const isFirst = !customElements.get(elementName);

if (isFirst) {
  const hear: Hear = (element, name, detail) => {
    for (const target of [element, ears]) {
      target.dispatchEvent(new CustomEvent(name, { detail: { v: 1, ...detail }, bubbles: true, composed: true }));
    }
  };
  customElements.define(elementName, coachBookingElement(load, hear));
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();

function begin() {
  if (script) placeElement(script);
  if (!isFirst) return;
  const queued = window.CoachBooking;
  window.CoachBooking = scriptInterface(elementName, load, ears);
  if (Array.isArray(queued)) window.CoachBooking.push(...queued);
}

/**
 * Modules have no `currentScript`, so they read their address from a stack trace, which pages may have turned off. Pages load
 * this file as a classic script, too, where `import.meta` is a syntax error.
 */
function moduleAddress(): string {
  Error.stackTraceLimit ||= 1;
  return /https?:[^\s()]+?\.js/.exec(new Error().stack as string)?.[0] ?? location.href;
}

/**
 * The script tag alone is a complete embed: the booker renders in its place, with the options in its `data-` attributes. Pages
 * that use the element, put the tag in the head, or mark links render nothing by default.
 */
function placeElement(script: HTMLScriptElement) {
  const options = readOptions(script, 'data-');
  const isInHead = Boolean(script.closest('head'));
  if (!options.mode && (isInHead || document.querySelector(`${elementName},[data-coach-booking]`))) return;
  const element = document.createElement(elementName);
  for (const [name, value] of Object.entries(options)) element.setAttribute(name, value);
  if (isInHead) document.body.append(element);
  else script.after(element);
}
