import { scrollIntents } from 'shared-ui';

/** How long to wait for the successors of elements, which may load after the page was replaced, in milliseconds. */
const patience = 8000;
const pause = 100;

/** Where the text that a visitor reads begins, in pixels. */
const belowHeader = 80;

/** The same field of the same form, or the same element with the same text. */
const isAlike = (before: HTMLElement, other: HTMLElement) =>
  before instanceof HTMLInputElement
    ? before.name === (other as HTMLInputElement).name && formOf(before) === formOf(other)
    : before.textContent === other.textContent;

const formOf = (field: HTMLElement) => field.closest('form')?.getAttribute('aria-label');

/** Types a text as a visitor does, so that React notices. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Scrolls the page, or the dialog over it, until the element has a distance from the window's top. */
function scrollUntil(element: HTMLElement, top: number): void {
  const scroller = element.closest('dialog') ?? document.documentElement;
  scroller.scrollTop += element.getBoundingClientRect().top - top;
}

/**
 * Some email programs encode the "#" of a link, so the host has sent `404.html`. Stays pending until that page is gone, so that
 * nothing measures its address. It is here because first views don't load this file.
 */
async function followEncodedHash(): Promise<void> {
  const { origin, pathname, search } = location;
  if (!pathname.includes('%23')) return;
  location.replace(origin + pathname.replace('%23', '#') + search);
  await new Promise(() => {});
}

/**
 * Carries over typed text, the focus and the reading position from a prerendered page to the application that replaces it.
 *
 * @param root contains the page
 * @returns call it once the page has been replaced
 */
export async function carryOver(root: HTMLElement): Promise<() => void> {
  await followEncodedHash();
  const wanted = new Map<HTMLElement, (successor: HTMLElement) => void>();
  const elements = (kind: string) => [...root.querySelectorAll<HTMLElement>(kind)];
  const focused = document.activeElement as HTMLElement;
  // Paragraphs only: headings have other levels in the application.
  const text = scrollY > 0 && elements('main p').find((one) => one.getBoundingClientRect().top > belowHeader);
  if (text) {
    const { top } = text.getBoundingClientRect();
    wanted.set(text, (successor) => scrollUntil(successor, top));
  }
  for (const field of [...elements('input'), focused]) {
    if (!root.contains(field)) continue;
    wanted.set(field, (successor) => {
      if (field instanceof HTMLInputElement && field.value) type(successor as HTMLInputElement, field.value);
      if (field === focused && document.activeElement === document.body) successor.focus({ preventScroll: true });
    });
  }
  return () => {
    const end = Date.now() + patience;
    const stop = () => text && wanted.delete(text);
    for (const intent of scrollIntents) addEventListener(intent, stop, { once: true, passive: true });
    const look = () => {
      for (const [before, apply] of wanted) {
        const successor = elements(before.localName).find((other) => isAlike(before, other));
        if (!successor) continue;
        wanted.delete(before);
        apply(successor);
      }
      if (wanted.size > 0 && Date.now() < end) setTimeout(look, pause);
    };
    look();
  };
}
