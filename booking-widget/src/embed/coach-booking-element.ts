import type { MountedBooker } from './booker';
import { elementStyles } from './element-styles';
import { readOptions, type EmbedOptions } from './embed-options';
import type { LoadBooker } from './load-booker';

const failureWords = 'The booking form could not be loaded. Please try again.';

/** Loads what is near the screen before it is on it. */
const nearness = '400px';

/** `<coach-booking>`: stands lightly on a partner's page, and loads the booker when somebody is about to need it. */
export function coachBookingElement(loadBooker: LoadBooker) {
  return class CoachBookingElement extends HTMLElement {
    static readonly observedAttributes = ['mode', 'service', 'label'];

    #frame = frameIn(this.attachShadow({ mode: 'open' }));
    #options: EmbedOptions = readOptions(this);
    #observer?: IntersectionObserver;
    #booker?: MountedBooker;

    connectedCallback() {
      this.#show();
    }

    disconnectedCallback() {
      this.#clear();
    }

    attributeChangedCallback() {
      const before = this.#options;
      this.#options = readOptions(this);
      if (!this.isConnected || JSON.stringify(before) === JSON.stringify(this.#options)) return;
      this.#clear();
      this.#show();
    }

    #show() {
      if (this.#options.mode === 'inline') this.#showPlace();
      else this.#showButton();
    }

    #clear() {
      this.#observer?.disconnect();
      this.#booker?.unmount();
      this.#booker = undefined;
      this.#frame.replaceChildren();
    }

    /** Keeps the room free, so that nothing on the page moves when the form arrives. */
    #showPlace() {
      const place = create('div', { className: 'place' });
      this.#frame.replaceChildren(place);
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          this.#observer?.disconnect();
          void this.#fillPlace(place);
        },
        { rootMargin: nearness },
      );
      this.#observer.observe(place);
    }

    async #fillPlace(place: HTMLElement) {
      const status = create('p', { role: 'status', textContent: 'Loading the booking form…' });
      place.replaceChildren(status);
      try {
        const booker = await this.#mount();
        booker?.show({ mode: 'inline', service: this.#options.service });
        if (booker) place.remove();
      } catch {
        const retry = create('button', { textContent: 'Try again', onclick: () => void this.#fillPlace(place) });
        place.replaceChildren(create('p', { role: 'alert', textContent: failureWords }), retry);
      }
    }

    #showButton() {
      const { mode, label } = this.#options;
      const button = create('button', { className: mode, textContent: label, onclick: () => void this.#open(button) });
      const warmUp = () => void loadBooker().catch(() => {});
      button.addEventListener('pointerenter', warmUp, { once: true });
      button.addEventListener('focus', warmUp, { once: true });
      this.#frame.replaceChildren(button);
    }

    async #open(button: HTMLButtonElement) {
      if (button.ariaBusy) return;
      button.nextSibling?.remove();
      button.ariaBusy = 'true';
      const { service } = this.#options;
      const show = (isOpen: boolean) =>
        this.#booker?.show({ mode: 'dialog', service, isOpen, onClose: () => show(false) });
      try {
        await this.#mount();
        show(true);
      } catch {
        button.after(create('p', { className: 'failed', role: 'alert', textContent: failureWords }));
      }
      button.ariaBusy = null;
    }

    /** The booker in this element, or nothing when the element left the page meanwhile. */
    async #mount(): Promise<MountedBooker | undefined> {
      const { mountBooker, config } = await loadBooker();
      if (this.isConnected) this.#booker ??= mountBooker(this.#frame.appendChild(create('div', {})), config);
      return this.#booker;
    }
  };
}

function frameIn(shadow: ShadowRoot): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elementStyles);
  shadow.adoptedStyleSheets = [sheet];
  return shadow.appendChild(create('div', { className: 'frame' }));
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  return Object.assign(document.createElement(name), properties);
}
