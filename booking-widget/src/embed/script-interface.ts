import type { EmbedEventName, EmbedEvents } from './embed-events';
import { readOptions, writeOptions, type EmbedOptions } from './embed-options';

type Widget = HTMLElement & { open(): Promise<boolean>; close(): void };
type Handler<Name extends EmbedEventName> = (event: EmbedEvents[Name]) => void;
type Call = [name: string, ...parameters: unknown[]];

/** `window.CoachBooking`. Before the script has arrived it may be an array of calls: `['open', { service: 'keynote' }]`. */
export type ScriptInterface = {
  /** Opens the page's dialog, with the options of the element's attributes. False when it could not be loaded. */
  open(options?: EmbedOptions): Promise<boolean>;
  close(): void;
  /** Changes options of the page's dialog; null and undefined remove them. */
  update(options: EmbedOptions): void;
  /** Loads the form without showing it. */
  preload(): void;
  /** Listens to the events of all forms on the page. */
  on<Name extends EmbedEventName>(name: Name, handler: Handler<Name>): void;
  off<Name extends EmbedEventName>(name: Name, handler: Handler<Name>): void;
  /** Removes all forms and listeners from the page. */
  destroy(): void;
  push(...calls: Call[]): void;
};

/** Controls the form without an element: by script, and by links and buttons with `data-coach-booking`. */
export function scriptInterface(
  elementName: string,
  load: () => Promise<unknown>,
  pageEvents: EventTarget,
  elements: ReadonlySet<HTMLElement>,
): ScriptInterface {
  const leaving = new AbortController();
  const { signal } = leaving;
  let dialog: Widget | undefined;
  const preload = () => void load();

  const pageDialog = (options: Record<string, string | null | undefined> = {}) => {
    dialog ??= document.createElement(elementName) as Widget;
    writeOptions(dialog, { ...options, mode: 'dialog' });
    if (!dialog.isConnected) document.body.append(dialog);
    return dialog;
  };

  const listen = (name: string, react: (event: MouseEvent, trigger: HTMLElement) => void) =>
    document.addEventListener(
      name,
      (event) => {
        const path = event.composedPath() as HTMLElement[];
        const trigger = path.find(({ dataset }) => dataset?.coachBooking !== undefined);
        if (trigger) react(event as MouseEvent, trigger);
      },
      { signal },
    );
  listen('pointerover', preload);
  listen('focusin', preload);
  listen('click', (event, trigger) => {
    // A click that asks for another tab or window follows the link.
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    // The dialog returns the focus to it. Safari doesn’t focus a clicked button or link.
    trigger.focus();
    const { href } = trigger as HTMLAnchorElement;
    void pageDialog({ ...readOptions(trigger, 'data-coach-'), service: trigger.dataset.coachBooking || null })
      .open()
      // If the form cannot load, the element stays a link.
      .then((isOpen) => isOpen || signal.aborted || (href && location.assign(href)));
  });

  const api: ScriptInterface = {
    open: (options) => pageDialog(options).open(),
    close: () => dialog?.close(),
    update: (options) => void pageDialog(options),
    preload,
    on: (name, handler) => pageEvents.addEventListener(name, handler as EventListener, { signal }),
    off: (name, handler) => pageEvents.removeEventListener(name, handler as EventListener),
    destroy: () => {
      leaving.abort();
      for (const element of elements) element.remove();
    },
    push: (...calls) => {
      for (const [name, ...given] of calls)
        (api as Record<string, ((...given: unknown[]) => void) | undefined>)[name]?.(...given);
    },
  };
  return api;
}
