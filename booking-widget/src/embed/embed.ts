import { coachBookingElement, type Hear } from './coach-booking-element';
import { readOptions } from './embed-options';
import { bookerLoader } from './load-booker';
import { scriptInterface, type ScriptInterface } from './script-interface';

declare global {
  var CoachBooking: ScriptInterface | Parameters<ScriptInterface['push']> | undefined;
}

const elementName = 'coach-booking';

const script = findScript();
// Everything else lies below the folder of this script, or of its versions, wherever the page is.
const origin = new URL('.', (script?.src ?? location.href).replace(/v\d+\/[^/]*$/, '')).href;
const load = bookerLoader(origin);
const ears = new EventTarget();
/** A page may carry the tag twice, for two bookers. */
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

/** A module does not know its own tag; where it runs, it can tell from where an error would come. */
function findScript(): HTMLScriptElement | undefined {
  const { currentScript, scripts } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  const [own] = /https?:[^\s()]+?\.js/.exec(new Error().stack as string) ?? ['?'];
  return [...scripts].find(({ src }) => src.startsWith(own));
}

/**
 * The script tag alone is a whole embed: the booker stands where the tag does, as its `data-mode`, `data-service` and so
 * on say. A page that wrote the element itself, carries the tag in its head or marks links, decides by itself.
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
