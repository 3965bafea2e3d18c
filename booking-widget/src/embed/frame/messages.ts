import type { FormView } from '../form';
import type { EmbedEventName } from '../embed-events';

/**
 * The messages between page and frame. Only the first one uses the window, where anybody can post; it transfers a private port
 * for all others.
 */
export type Hello = { coachBooking: 1; nonce: string };
export type FrameView = Omit<FormView, 'onClose' | 'onEvent'>;
export type ToFrame = { type: 'show'; view: FrameView };
export type FromFrame =
  | { type: 'connected'; name: string }
  | { type: 'height'; height: number }
  | { type: 'event'; name: EmbedEventName; detail: object }
  | { type: 'close' };

/** The origin and the secret of the first message, which the page writes into the frame's document. */
export type HelloOrigin = { origin: string; nonce: string };
export type Expected = HelloOrigin & { parent: unknown };

const eventNames = {
  ready: true,
  stepchange: true,
  slotselect: true,
  slottaken: true,
  bookingsuccess: true,
  bookingfail: true,
  close: true,
} satisfies Record<EmbedEventName, true>;

const tallest = 20_000;
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isPlainText = (value: unknown) => typeof value === 'string' && value.length <= 5000;

/** Returns the port if the message is from the page that made the frame, else undefined. */
export function portOf(event: MessageEvent, { parent, origin, nonce }: Expected): MessagePort | undefined {
  const { data, source, ports } = event as MessageEvent<unknown>;
  if (source !== parent || event.origin !== origin || !/^https?:\/\/[^/]+$/.test(origin)) return undefined;
  if (!isPlainObject(data) || data.coachBooking !== 1 || nonce.length < 16 || data.nonce !== nonce) return undefined;
  return ports.length === 1 ? ports[0] : undefined;
}

/** Parses a message from the page and copies known fields only; undefined for anything else. */
export function readToFrame(data: unknown): FrameView | undefined {
  if (!isPlainObject(data) || data.type !== 'show' || !isPlainObject(data.view)) return undefined;
  const { mode, isOpen, options, look } = data.view;
  if (mode !== 'inline' && mode !== 'dialog') return undefined;
  return {
    mode,
    isOpen: isOpen === true,
    options: textsIn(options),
    look: textsIn(look) as FrameView['look'],
  };
}

/** Parses a message from the frame; undefined for anything else. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isPlainObject(data)) return undefined;
  const { type, name, detail, height } = data;
  if (type === 'close') return { type };
  if (type === 'connected' && isPlainText(name)) return { type, name: name as string };
  if (type === 'height' && typeof height === 'number' && height >= 0 && height <= tallest) return { type, height };
  if (type !== 'event' || typeof name !== 'string' || !Object.hasOwn(eventNames, name) || !isPlainObject(detail)) {
    return undefined;
  }
  return { type, name: name as EmbedEventName, detail };
}

function textsIn(value: unknown): Record<string, string> | undefined {
  if (!isPlainObject(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => isPlainText(one))) as Record<string, string>;
}
