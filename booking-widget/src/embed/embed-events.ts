import type { BookingEvents } from '../booking-flow/booking-events';

/** In every event: the contract's version and how the booker stands; in all but `close` the visitor's campaign. */
type EventBasics = { v: 1; mode: string; utm?: Record<string, string> };

type Details = BookingEvents & {
  /** The booker can be used. */
  ready: object;
  /** The dialog was closed. */
  close: object;
};

export type EmbedEventName = keyof Details;

/** What a partner's page hears, by the name of the event. Nothing in it says who the visitor is. */
export type EmbedEvents = { [Name in EmbedEventName]: CustomEvent<EventBasics & Details[Name]> };

/** How the booker tells the element that holds it. */
export type OnEmbedEvent = (name: EmbedEventName, detail: object) => void;
