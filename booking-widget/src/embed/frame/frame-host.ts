import type { BookerView, MountBooker } from '../booker';
import { campaignOf } from '../campaign';
import { readHostLook } from '../host-look';
import { readFromFrame, type FromFrame, type FrameView, type Hello, type ToFrame } from './messages';

/** Relative to this script's folder. */
const frameAddress = new URL('../frame.html', import.meta.url);
const patienceMs = 15_000;

const styles = `
.coach-frame{display:block;inline-size:100%;block-size:780px;border:0;color-scheme:light;background:none}
dialog.coach-frame{position:fixed;inset:0;max-inline-size:none;max-block-size:none;block-size:100%;margin:0;padding:0;overflow:hidden}
dialog.coach-frame:not([open]){display:none}
dialog.coach-frame::backdrop{background:none}
dialog>.coach-frame{block-size:100%}
.coach-frame-failed{font-family:system-ui,sans-serif;text-align:center}
`;

/** Shows the booker in an iframe, where the page's scripts cannot read what visitors type. */
export const mountBooker: MountBooker = (container) => {
  adoptStyles(container.getRootNode() as ShadowRoot);
  const frame = createFrame();
  const dialog = document.createElement('dialog');
  dialog.className = 'coach-frame';
  let shown: BookerView | undefined;
  let port: MessagePort | undefined;
  let isConnected = false;

  const render = () => {
    if (!shown || !isConnected) return;
    const { mode, isOpen = false } = shown;
    if (mode === 'dialog' && isOpen && !dialog.open) {
      dialog.showModal();
      frame.focus();
    }
    port?.postMessage({ type: 'show', view: viewFor(container, shown) } satisfies ToFrame);
    // After the booker has closed its dialog and the browser has restored focus.
    if (!isOpen && dialog.open) dialog.close();
  };
  const hear = (message: FromFrame) => {
    if (message.type === 'connected') {
      isConnected = true;
      clearTimeout(patience);
      frame.title = message.name;
      render();
    } else if (message.type === 'height') {
      if (shown?.mode === 'inline') frame.style.blockSize = `${Math.ceil(message.height)}px`;
    } else if (message.type === 'event') shown?.onEvent?.(message.name, message.detail);
    else shown?.onClose?.();
  };
  const giveUp = () => {
    frame.remove();
    const words = Object.assign(document.createElement('p'), {
      className: 'coach-frame-failed',
      role: 'alert',
      textContent: 'The booking form could not be loaded. Please reload the page.',
    });
    container.replaceChildren(words);
  };
  const patience = setTimeout(giveUp, patienceMs);
  // After every load, because a reloaded frame has lost its view.
  frame.addEventListener('load', () => {
    port?.close();
    isConnected = false;
    port = greet(frame, hear);
  });

  return {
    show: (view) => {
      const isFirst = !shown;
      shown = view;
      if (isFirst) {
        if (view.mode === 'dialog') dialog.append(frame);
        container.append(view.mode === 'dialog' ? dialog : frame);
      }
      render();
    },
    unmount: () => {
      clearTimeout(patience);
      port?.close();
      container.replaceChildren();
    },
  };
};

const nonces = new WeakMap<HTMLIFrameElement, string>();

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  nonces.set(frame, nonce);
  frame.className = 'coach-frame';
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-downloads');
  frame.src = `${frameAddress.href}#${new URLSearchParams({ nonce, origin: location.origin })}`;
  return frame;
}

/** Hands the frame a port. The page ignores window messages, so that nobody can impersonate the frame. */
function greet(frame: HTMLIFrameElement, hear: (message: FromFrame) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readFromFrame(data);
    if (message) hear(message);
  };
  const hello: Hello = { coachBooking: 1, nonce: nonces.get(frame) ?? '' };
  frame.contentWindow?.postMessage(hello, frameAddress.origin, [port2]);
  return port1;
}

function viewFor(container: HTMLElement, { mode, isOpen, service, options = {} }: BookerView): FrameView {
  const { host } = container.getRootNode() as ShadowRoot;
  // The frame can read neither the page's address nor its look.
  const utm = new URLSearchParams(campaignOf(options)).toString();
  const locale = options.locale ?? document.documentElement.lang;
  return {
    mode,
    isOpen,
    service,
    options: { ...options, utm, locale },
    look: options.theme === 'inherit' ? readHostLook(host) : undefined,
  };
}

function adoptStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
