import type { MountForm } from '../form';
import { importVerified, type BuiltFile } from '../import-verified';
import { portOf, readToFrame, type FromFrame, type HelloOrigin } from './messages';

/** Set by the build. */
declare const FORM: BuiltFile;

const [file, integrity] = FORM;
const { nonce, origin } = JSON.parse(document.getElementById('expected')?.textContent ?? '{}') as HelloOrigin;
const form = importVerified<{ mountForm: MountForm }>(new URL(`../${file}`, import.meta.url).href, integrity, 1);

function handleHello(event: MessageEvent) {
  const port = portOf(event, { parent: window.parent, origin, nonce });
  if (!port) return;
  window.removeEventListener('message', handleHello);
  void connect(port);
}

window.addEventListener('message', handleHello);

async function connect(port: MessagePort) {
  const { mountForm } = await form;
  const send = (message: FromFrame) => port.postMessage(message);
  const container = document.createElement('div');
  document.body.style.margin = '0';
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(container);
  const mounted = mountForm(container);
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
