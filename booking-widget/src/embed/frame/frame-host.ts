import type { FormView, MountForm } from '../form';
import { campaignOf } from '../campaign';
import { isGerman } from '../../language/is-german';
import { readHostLook } from '../host-look';
import { frameDocument } from './frame-document';
import { readFromFrame, type FrameView, type FromFrame, type Hello, type HelloOrigin, type ToFrame } from './messages';

const patienceMs = 15_000;

const styles = `
.coach-frame{display:block;inline-size:100%;block-size:780px;border:0;color-scheme:light;background:none}
dialog.coach-frame{position:fixed;inset:0;max-inline-size:none;max-block-size:none;block-size:100%;margin:0;padding:0;overflow:hidden}
dialog.coach-frame:not([open]){display:none}
dialog.coach-frame::backdrop{background:none}
dialog>.coach-frame{block-size:100%}
`;

/** Shows the form in an iframe, where the page's scripts cannot read what visitors type. */
export const mountForm: MountForm = (container) => {
  adoptStyles(container.getRootNode() as ShadowRoot);
  const nonce = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const frame = createFrame({ nonce, origin: location.origin });
  const dialog = document.createElement('dialog');
  dialog.className = 'coach-frame';
  let shown: FormView | undefined;
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
    // After the form has closed its dialog and the browser has restored focus.
    if (!isOpen && dialog.open) dialog.close();
  };
  const handleMessage = (message: FromFrame) => {
    if (message.type === 'connected') {
      isConnected = true;
      arrive();
      frame.title = message.name;
      render();
    } else if (message.type === 'height') {
      if (shown?.mode === 'inline') frame.style.blockSize = `${Math.ceil(message.height)}px`;
    } else if (message.type === 'event') shown?.onEvent?.(message.name, message.detail);
    else shown?.onClose?.();
  };
  const place = (mode: FormView['mode']) => {
    dialog.close();
    frame.style.blockSize = '';
    const parent = mode === 'dialog' ? container.appendChild(dialog) : container;
    // Unlike `append`, this does not load a frame again.
    if (frame.isConnected && 'moveBefore' in parent) parent.moveBefore(frame, null);
    else parent.append(frame);
    if (mode === 'inline') dialog.remove();
  };
  let arrive = () => {};
  const loaded = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    setTimeout(reject, patienceMs);
  });
  // After every load, because a reloaded frame has lost its view.
  frame.addEventListener('load', () => {
    if (port) console.warn('The booking form reloaded in its frame and lost its input.');
    port?.close();
    isConnected = false;
    port = openPort(frame, nonce, handleMessage);
  });

  return {
    show: (view) => {
      const isPlaced = shown?.mode === view.mode;
      shown = view;
      if (!isPlaced) place(view.mode);
      render();
    },
    loaded,
    unmount: () => {
      arrive();
      port?.close();
      container.replaceChildren();
    },
  };
};

/**
 * The sandbox gives the document an opaque origin. The document is a data URL: this script is checked against a hash, but a
 * framed page could not be. Links to calendars, video calls and the privacy page open new tabs, which need their own origin.
 */
function createFrame(expected: HelloOrigin): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'coach-frame';
  frame.sandbox.add('allow-scripts', 'allow-forms', 'allow-downloads');
  frame.sandbox.add('allow-popups', 'allow-popups-to-escape-sandbox');
  frame.src = `data:text/html;charset=utf-8,${encodeURIComponent(frameDocument(expected))}`;
  return frame;
}

/** Hands the frame a port. The page ignores window messages, so that nobody can impersonate the frame. */
function openPort(frame: HTMLIFrameElement, nonce: string, handleMessage: (message: FromFrame) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readFromFrame(data);
    if (message) handleMessage(message);
  };
  const hello: Hello = { coachBooking: 1, nonce };
  // The frame's origin has no name.
  frame.contentWindow?.postMessage(hello, '*', [port2]);
  return port1;
}

function viewFor(container: HTMLElement, { mode, isOpen, options = {} }: FormView): FrameView {
  const { host } = container.getRootNode() as ShadowRoot;
  // The frame can read neither the page's address nor its look and language.
  const utm = new URLSearchParams(campaignOf(options)).toString();
  const locale = isGerman(options.locale, document.documentElement.lang) ? 'de' : 'en';
  return {
    mode,
    isOpen,
    options: { ...options, utm, locale },
    look: options.theme === 'inherit' ? readHostLook(host) : undefined,
  };
}

function adoptStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
