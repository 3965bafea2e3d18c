import type { MountedBooker } from './booker';
import { elementStyles } from './element-styles';
import type { OnEmbedEvent } from './embed-events';
import { modeOf, optionNames, readOptions, type EmbedOptions } from './embed-options';
import type { LoadBooker } from './load-booker';

/** Texts that the loader shows before the booker has loaded. */
const words = {
  en: ['Book Consultation', 'The booking form could not be loaded. ', 'Try again'],
  de: ['Gespräch buchen', 'Das Formular konnte nicht geladen werden. ', 'Erneut versuchen'],
};

/** Starts loading before the element is on screen. */
const rootMargin = '400px';

/** The first step's height, in the longer language, by element width. It is reserved to avoid layout shift. */
const rooms = [
  [300, 1310],
  [340, 1230],
  [390, 1080],
  [460, 1000],
  [760, 910],
  [9e9, 820],
];

const roomOf = (width: number) => rooms.find(([upTo = 0]) => width < upTo)?.[1];

/** Receives an element's events. */
export type Hear = (element: HTMLElement, ...event: Parameters<OnEmbedEvent>) => void;

/** `<coach-booking>`: a light element that loads the booker shortly before it is needed. */
export function coachBookingElement(load: LoadBooker, hear: Hear) {
  return class CoachBookingElement extends HTMLElement {
    static readonly observedAttributes = optionNames;

    #frame = frameIn(this.attachShadow({ mode: 'open' }));
    #options: EmbedOptions = {};
    #observer?: IntersectionObserver;
    #booker?: MountedBooker;
    #button?: HTMLElement;
    #alert?: HTMLElement;
    #isOpen = false;

    connectedCallback() {
      this.#options = readOptions(this);
      this.#show();
    }

    disconnectedCallback() {
      this.#clear();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (!this.isConnected || before === after) return;
      this.#options = readOptions(this);
      if (this.#booker && !/mode|label|isolation/.test(name)) return this.#render();
      this.#show();
    }

    /** Loads the booker without showing it. */
    preload() {
      return load(this.#options.isolation === 'iframe');
    }

    /** Opens the dialog, or scrolls to the inline form. Resolves to false if the booker could not be loaded. */
    open(): Promise<boolean> {
      if (this.#isInline) this.scrollIntoView();
      return this.#open();
    }

    close() {
      if (!this.#isOpen) return;
      this.#isOpen = false;
      this.#render();
      this.#tell('close', {});
    }

    get #isInline() {
      return modeOf(this.#options) === 'inline';
    }

    get #words() {
      return words[/^de/i.test(this.#options.locale || document.documentElement.lang) ? 'de' : 'en'];
    }

    #tell: OnEmbedEvent = (name, detail) => hear(this, name, { mode: modeOf(this.#options), ...detail });

    #show() {
      this.#clear();
      const mode = modeOf(this.#options);
      this.#frame.className = `frame ${mode}`;
      this.#frame.style.minHeight = this.#isInline ? `${roomOf(this.offsetWidth)}px` : '';
      if (this.#isInline) this.#waitNearby();
      else if (mode !== 'dialog') this.#showButton();
    }

    #clear() {
      this.#observer?.disconnect();
      this.#booker?.unmount();
      this.#booker = this.#button = undefined;
      this.#isOpen = false;
      this.#frame.replaceChildren();
    }

    #waitNearby() {
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#open();
        },
        { rootMargin },
      );
      this.#observer.observe(this.#frame);
    }

    #showButton() {
      this.#button = ownButton(this.#options.label || this.#words[0], () => void this.#open());
      const warmUp = () => void this.preload().catch(() => {});
      for (const near of ['pointerenter', 'focus']) this.#button.addEventListener(near, warmUp);
      this.#frame.append(this.#button);
    }

    async #open(): Promise<boolean> {
      this.#observer?.disconnect();
      this.#alert?.remove();
      const waiting = this.#button ?? this.#frame;
      waiting.ariaBusy = 'true';
      try {
        const mountBooker = await this.preload();
        if (!this.isConnected) return false;
        this.#booker ??= mountBooker(this.#frame.appendChild(create('div', {})));
        this.#isOpen = !this.#isInline;
        this.#render();
        return true;
      } catch {
        const [, textContent, again] = this.#words;
        this.#alert = create('div', { role: 'alert', textContent });
        this.#alert.append(ownButton(again, () => void this.#open()));
        this.#frame.append(this.#alert);
        return false;
      } finally {
        waiting.ariaBusy = null;
      }
    }

    #render() {
      this.#booker?.show({
        mode: this.#isInline ? 'inline' : 'dialog',
        service: this.#options.service,
        isOpen: this.#isOpen,
        options: this.#options,
        onClose: () => this.close(),
        onEvent: this.#tell,
      });
    }
  };
}

function frameIn(shadow: ShadowRoot): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elementStyles);
  shadow.adoptedStyleSheets = [sheet];
  return shadow.appendChild(create('div', {}));
}

function ownButton(textContent: string | undefined, onclick: () => void) {
  return create('button', { className: 'own', textContent, onclick } as Partial<HTMLButtonElement>);
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  return Object.assign(document.createElement(name), properties);
}
