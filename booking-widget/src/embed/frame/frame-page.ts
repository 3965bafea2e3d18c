import type { MountBooker } from '../booker';
import { importVerified, type BuiltFile } from '../import-verified';
import { portOf, readToFrame, type FromFrame, type HelloOrigin } from './messages';

/** Set by the build. */
declare const BOOKER: BuiltFile;

const [file, integrity] = BOOKER;
const { nonce, origin } = JSON.parse(document.getElementById('expected')?.textContent ?? '{}') as HelloOrigin;
const booker = importVerified<{ mountBooker: MountBooker }>(new URL(`../${file}`, import.meta.url).href, integrity);

function handleHello(event: MessageEvent) {
  const port = portOf(event, { parent: window.parent, origin, nonce });
  if (!port) return;
  window.removeEventListener('message', handleHello);
  void connect(port);
}

window.addEventListener('message', handleHello);

async function connect(port: MessagePort) {
  const { mountBooker } = await booker;
  const send = (message: FromFrame) => port.postMessage(message);
  const container = document.createElement('div');
  document.body.style.margin = '0';
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(container);
  const mounted = mountBooker(container);
  new ResizeObserver(() => send({ type: 'height', height: container.getBoundingClientRect().height })).observe(
    container,
  );
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const view = readToFrame(data);
    if (!view) return;
    mounted.show({
      ...view,
      onClose: () => send({ type: 'close' }),
      onEvent: (name, detail) => send({ type: 'event', name, detail }),
    });
  };
  send({ type: 'connected', name: document.title });
}
