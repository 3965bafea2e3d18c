import type { BookingEvents } from '../booking-state/booking-events';

/** Part of every event: contract version and mode; in all but `close` also the visitor's campaign. */
type EventBasics = { v: 1; mode: string; utm?: Record<string, string> };

type Details = BookingEvents & {
  /** The form is ready. */
  ready: object;
  /** The dialog was closed. */
  close: object;
};

export type EmbedEventName = keyof Details;

/** Events for the partner's page, by name. They contain no personal data. */
export type EmbedEvents = { [Name in EmbedEventName]: CustomEvent<EventBasics & Details[Name]> };

/** Reports the form's events to its element. */
export type OnEmbedEvent = (name: EmbedEventName, detail: object) => void;
