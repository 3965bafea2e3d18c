import { coachBookingElement } from './coach-booking-element';
import { bookerLoader } from './load-booker';

const elementName = 'coach-booking';
const script = findScript();

// Everything else lies beside this script, wherever the page is.
const origin = new URL('.', script?.src ?? location.href).href;
if (!customElements.get(elementName)) customElements.define(elementName, coachBookingElement(bookerLoader(origin)));
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', placeElement);
else placeElement();

/** A module does not know its own tag. */
function findScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  return document.querySelector<HTMLScriptElement>('script[src$="/embed.js"]');
}

/**
 * The script tag alone is a whole embed: the booker stands where the tag does, as its `data-mode`, `data-service` and
 * `data-label` say. A page that wrote the element itself, or carries the tag in its head, decides by its own elements.
 */
function placeElement() {
  if (!script) return;
  const { mode, service, label } = script.dataset;
  const isInHead = Boolean(script.closest('head'));
  if (!mode && (isInHead || document.querySelector(elementName))) return;
  const element = document.createElement(elementName);
  for (const [name, value] of Object.entries({ mode, service, label })) {
    if (value) element.setAttribute(name, value);
  }
  if (isInHead) document.body.append(element);
  else script.after(element);
}
