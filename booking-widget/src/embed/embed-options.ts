/** How the booker stands on a partner's page. */
export const embedModes = ['inline', 'popup', 'floating'] as const;
export type EmbedMode = (typeof embedModes)[number];

export type EmbedOptions = {
  mode: EmbedMode;
  /** A service id to start with. */
  service?: string;
  /** The words on the button of `popup` and `floating`. */
  label: string;
};

/** What a partner wrote on the element; whatever is missing or misspelt gets the default. */
export function readOptions(element: Element): EmbedOptions {
  const mode = element.getAttribute('mode');
  return {
    mode: embedModes.find((known) => known === mode) ?? 'inline',
    service: element.getAttribute('service') ?? undefined,
    label: element.getAttribute('label') || 'Book Consultation',
  };
}
