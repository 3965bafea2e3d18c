import type { MountedForm } from './form';
import { create } from './create';
import { elementStyles } from './element-styles';
import type { OnEmbedEvent } from './embed-events';
import { modeOf, optionNames, readOptions, type EmbedMode, type EmbedOptions } from './embed-options';
import type { LoadForm } from './load-form';
import { isGerman } from '../language/is-german';

/** Texts that the loader shows before the form has loaded. */
type Words = [button: string, failure: string, retry: string];
const english: Words = ['Book Consultation', 'The booking form couldn’t be loaded. ', 'Try again'];
const german: Words = ['Gespräch buchen', 'Das Formular konnte nicht geladen werden. ', 'Erneut versuchen'];

/** Starts loading before the element is on screen. */
const rootMargin = '400px';

/** The first step's height, in the longer language, by element width. It is reserved to avoid layout shift, unless hidden. */
const minHeights: [below: number, height: number][] = [
  [1, 0],
  [300, 1310],
  [334, 1230],
  [390, 1080],
  [460, 1000],
  [760, 910],
];

/** Receives an element's events. */
export type DispatchEvent = (element: HTMLElement, ...event: Parameters<OnEmbedEvent>) => void;

/**
 * `<coach-booking>`: a light element that loads the form shortly before it is needed. `elements` holds those on the page, in
 * shadow roots, too.
 */
export function coachBookingElement(load: LoadForm, dispatch: DispatchEvent, elements: Set<HTMLElement>) {
  return class CoachBookingElement extends HTMLElement {
    static readonly observedAttributes = optionNames;

    #frame = frameIn(this.attachShadow({ mode: 'open' }));
    #button = this.#frame.appendChild(
      ownButton(
        '',
        () => {
          // The dialog returns the focus to it. Safari doesn’t focus a clicked button or link.
          this.#button.focus();
          void this.#open();
        },
        () => void this.preload(),
      ),
    );
    #container = this.#frame.appendChild(create('div'));
    #observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void this.#open();
      },
      { rootMargin },
    );
    #options: EmbedOptions = {};
    #mode?: EmbedMode;
    #form?: MountedForm;
    #alert?: HTMLElement;
    #isOpen = false;

    connectedCallback() {
      // A dialog that was moved is no longer above the page.
      if (this.#isOpen) {
        this.#isOpen = false;
        this.#render();
        this.#isOpen = true;
      }
      this.#show();
    }

    disconnectedCallback() {
      // A page that moves the element connects it again before this runs.
      queueMicrotask(() => {
        if (this.isConnected) return;
        elements.delete(this);
        this.#clear();
      });
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (!this.isConnected || before === after) return;
      // A frame is another document, where the form starts again.
      if (name === 'isolation') this.#clear();
      this.#show();
    }

    /** Loads the form without showing it. */
    preload() {
      return load(this.#options.isolation === 'iframe');
    }

    /** Opens the dialog, or scrolls to the inline form. Resolves to false if the form could not be loaded. */
    open(): Promise<boolean> {
      if (this.#isInline) this.scrollIntoView();
      return this.#open();
    }

    close() {
      if (!this.#isOpen) return;
      this.#isOpen = false;
      this.#render();
      this.#dispatch('close', {});
    }

    get #isInline() {
      return this.#mode === 'inline';
    }

    get #words() {
      return isGerman(this.#options.locale, document.documentElement.lang) ? german : english;
    }

    #dispatch: OnEmbedEvent = (name, detail) => dispatch(this, name, { mode: this.#mode, ...detail });

    #show() {
      elements.add(this);
      this.#options = readOptions(this);
      this.#mode = modeOf(this.#options);
      this.#frame.className = `frame ${this.#mode}`;
      const [, minHeight] = minHeights.find(([below]) => this.offsetWidth < below) ?? [0, 820];
      this.#frame.style.minHeight = this.#isInline ? `${minHeight}px` : '';
      this.#button.textContent = this.#options.label || this.#words[0];
      this.#isOpen &&= !this.#isInline;
      this.#observer.disconnect();
      if (this.#form) this.#render();
      else if (this.#isInline) this.#observer.observe(this.#frame);
    }

    #clear() {
      this.#form?.unmount();
      this.#form = undefined;
      this.#isOpen = false;
    }

    async #open(): Promise<boolean> {
      this.#observer.disconnect();
      this.#alert?.remove();
      this.#frame.ariaBusy = 'true';
      try {
        const { mountForm } = await this.preload();
        if (this.isConnected) {
          this.#form ??= mountForm(this.#container);
          this.#isOpen = !this.#isInline;
          this.#render();
          await this.#form.loaded;
        }
      } catch {
        this.#clear();
        const [, textContent, again] = this.#words;
        // That of a double click’s first failure.
        this.#alert?.remove();
        this.#alert = create('div', { role: 'alert', dir: 'ltr', textContent });
        this.#alert.append(
          ownButton(again, () => {
            // The button disappears, so the focus goes to where the form will be, or to the button that opens the dialog.
            this.#frame.tabIndex = -1;
            this.#frame.focus();
            this.#button.focus();
            void this.#open();
          }),
        );
        this.#frame.append(this.#alert);
      }
      this.#frame.ariaBusy = null;
      return Boolean(this.#form);
    }

    #render() {
      this.#form?.show({
        mode: this.#isInline ? 'inline' : 'dialog',
        isOpen: this.#isOpen,
        options: this.#options,
        onClose: () => this.close(),
        onEvent: this.#dispatch,
      });
    }
  };
}

function frameIn(shadow: ShadowRoot): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elementStyles);
  shadow.adoptedStyleSheets = [sheet];
  return shadow.appendChild(create('div'));
}

/** @param onfocus called on hover, too */
function ownButton(textContent: string | undefined, onclick: () => void, onfocus?: () => void) {
  const properties = { className: 'own', textContent, onclick, onfocus, onpointerenter: onfocus };
  return create('button', properties as Partial<HTMLButtonElement>);
}
