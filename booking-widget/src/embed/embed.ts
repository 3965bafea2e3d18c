import { coachBookingElement, type DispatchEvent } from './coach-booking-element';
import { readOptions, writeOptions } from './embed-options';
import { formLoader } from './load-form';
import { scriptInterface, type ScriptInterface } from './script-interface';

declare global {
  var CoachBooking: ScriptInterface | Parameters<ScriptInterface['push']> | undefined;
}

const elementName = 'coach-booking';

// The folder of a version is next to the other files' folder.
const load = formLoader(new URL('..', import.meta.url).href);
const pageEvents = new EventTarget();
const elements = new Set<HTMLElement>();
/** A page may contain the tag twice, for two forms. */
const isFirst = !customElements.get(elementName);

if (isFirst) {
  const dispatch: DispatchEvent = (element, name, detail) => {
    for (const target of [element, pageEvents]) {
      target.dispatchEvent(new CustomEvent(name, { detail: { v: 1, ...detail }, bubbles: true, composed: true }));
    }
  };
  customElements.define(elementName, coachBookingElement(load, dispatch, elements));
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();

function begin() {
  const own = document.querySelector(`${elementName},[data-coach-booking]`);
  for (const script of document.scripts) if (script.src === import.meta.url) placeElement(script, own);
  if (!isFirst) return;
  const queued = window.CoachBooking;
  window.CoachBooking = scriptInterface(elementName, load, pageEvents, elements);
  if (Array.isArray(queued)) window.CoachBooking.push(...queued);
}

/**
 * The script tag alone is a complete embed: the form renders in its place, with the options in its `data-` attributes. Pages
 * that use the element, put the tag in the head, or mark links render nothing by default.
 */
function placeElement(script: HTMLScriptElement, own: Element | null) {
  const options = readOptions(script, 'data-');
  const head = script.closest('head');
  if (!options.mode && (head || own)) return;
  const element = document.createElement(elementName);
  writeOptions(element, options);
  if (head) document.body.append(element);
  else script.after(element);
}
