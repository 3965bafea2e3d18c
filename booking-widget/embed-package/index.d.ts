/** Attributes of `<coach-booking>`. Changes apply at once. */
export interface CoachBookingAttributes {
  /** `inline` by default. `dialog` renders nothing until `open()` or a link opens it. */
  mode?: 'inline' | 'popup' | 'floating' | 'dialog';
  /** The id of a service: `leadership`. By default, the visitor chooses. */
  service?: string;
  /** Label of the button. */
  label?: string;
  /** `light` by default. */
  theme?: 'light' | 'dark' | 'auto' | 'inherit';
  /** `en` or `de`. By default, the page's language. */
  locale?: string;
  /** An IANA time zone. By default, the visitor's. */
  tz?: string;
  /** `source=letter&medium=email`. By default, the page's own `utm_…`. */
  utm?: string;
  /** Renders in an iframe instead of a shadow root. */
  isolation?: 'iframe';
  'first-name'?: string;
  'last-name'?: string;
  email?: string;
  phone?: string;
  company?: string;
  message?: string;
}

interface EventBasics {
  v: 1;
  mode: string;
  utm?: Record<string, string>;
}

/** A chosen time: the coach's calendar day and wall-clock time, and the instant. */
export interface CoachBookingSlot {
  service: string;
  date: string;
  time: string;
  startsAt: string;
}

/** Events of the element, which bubble. They never identify the visitor. */
export interface CoachBookingEventMap {
  ready: CustomEvent<EventBasics>;
  stepchange: CustomEvent<EventBasics & { step: string }>;
  slotselect: CustomEvent<EventBasics & CoachBookingSlot>;
  slottaken: CustomEvent<EventBasics & CoachBookingSlot>;
  bookingsuccess: CustomEvent<EventBasics & CoachBookingSlot>;
  bookingfail: CustomEvent<EventBasics & { reason: string }>;
  close: CustomEvent<EventBasics>;
}

type Handler<Name extends keyof CoachBookingEventMap> = (event: CoachBookingEventMap[Name]) => void;

/** `<coach-booking>` */
export interface CoachBookingElement extends HTMLElement {
  /** Opens the dialog, or scrolls to the inline form. Resolves to false if the form could not be loaded. */
  open(): Promise<boolean>;
  /** Closes the dialog without confirmation. */
  close(): void;
  /** Loads the form without showing it. */
  preload(): Promise<unknown>;
  addEventListener<Name extends keyof CoachBookingEventMap>(
    type: Name,
    listener: Handler<Name>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof CoachBookingEventMap>(
    type: Name,
    listener: Handler<Name>,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** `window.CoachBooking` once the script has loaded. */
export interface CoachBookingApi {
  /** Opens the page's dialog. Resolves to false if it could not be loaded. */
  open(options?: CoachBookingAttributes): Promise<boolean>;
  close(): void;
  /** Changes attributes of the page's dialog; `undefined` removes one. */
  update(options: CoachBookingAttributes): void;
  preload(): void;
  /** Listens to the events of all forms on the page. */
  on<Name extends keyof CoachBookingEventMap>(name: Name, handler: Handler<Name>): void;
  off<Name extends keyof CoachBookingEventMap>(name: Name, handler: Handler<Name>): void;
  /** Removes all forms, styles and listeners. */
  destroy(): void;
  push(...calls: CoachBookingCall[]): void;
}

/** A call that waits for the script: `['open', { service: 'keynote' }]`. */
export type CoachBookingCall = [name: string, ...parameters: unknown[]];

/**
 * Loads the script that defines `<coach-booking>`. Call it in the browser, for example in an effect; further calls load
 * nothing again. Rejects if the script cannot be loaded or does not have the hash in `integrity`.
 *
 * @param src the script's address: `https://booking.example.com/v1/embed.js`
 */
export function loadCoachBooking(src: string, options?: { integrity?: string; nonce?: string }): Promise<void>;

declare global {
  interface HTMLElementTagNameMap {
    'coach-booking': CoachBookingElement;
  }
  interface Window {
    CoachBooking?: CoachBookingApi | CoachBookingCall[];
  }
}
