import { readDataConfig } from 'data-client';
import type { MountBooker } from '../booker';
import { portOf, readToFrame, type FromFrame } from './messages';

declare const BOOKER_FILE: string;

const { nonce = '', origin = '' } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const booker: Promise<{ mountBooker: MountBooker }> = import(
  /* webpackIgnore: true */ new URL(BOOKER_FILE, location.href).href
);

function handleHello(event: MessageEvent) {
  const port = portOf(event, { parent: window.parent, origin, nonce });
  if (!port) return;
  window.removeEventListener('message', handleHello);
  void connect(port);
}

/** Does nothing outside a frame. */
if (window.parent !== window) window.addEventListener('message', handleHello);

async function connect(port: MessagePort) {
  const { mountBooker } = await booker;
  const tell = (message: FromFrame) => port.postMessage(message);
  const container = document.createElement('div');
  document.body.style.margin = '0';
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(container);
  const mounted = mountBooker(container, readDataConfig());
  new ResizeObserver(() => tell({ type: 'height', height: container.getBoundingClientRect().height })).observe(
    container,
  );
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const view = readToFrame(data);
    if (!view) return;
    mounted.show({
      ...view,
      onClose: () => tell({ type: 'close' }),
      onEvent: (name, detail) => tell({ type: 'event', name, detail }),
    });
  };
  tell({ type: 'connected', name: document.title });
}
