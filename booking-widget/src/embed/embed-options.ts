/** `dialog` renders nothing in place: a link, a button or a script opens it. */
export const embedModes = ['inline', 'popup', 'floating', 'dialog'] as const;
export type EmbedMode = (typeof embedModes)[number];

/** Attributes of the element, and with a `data-` prefix of the script tag. Later changes apply at once. */
export const optionNames = [
  ...['mode', 'service', 'label', 'theme', 'locale', 'tz', 'utm', 'isolation'],
  ...['first-name', 'last-name', 'email', 'phone', 'company', 'message'],
];

/** The partner's attributes. */
export type EmbedOptions = Record<string, string | undefined>;

/** All options, undefined where the element has no attribute or an empty one. */
export function readOptions(element: Element, prefix = ''): EmbedOptions {
  return Object.fromEntries(optionNames.map((name) => [name, element.getAttribute(prefix + name) || undefined]));
}

/** Sets attributes; null and undefined remove them. */
export function writeOptions(element: Element, options: Record<string, string | null | undefined>): void {
  for (const [name, value] of Object.entries(options)) {
    if (value == null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** `inline` if the mode is missing or unknown. */
export function modeOf({ mode }: EmbedOptions): EmbedMode {
  return embedModes.find((known) => known === mode) ?? 'inline';
}
