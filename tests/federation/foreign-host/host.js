import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

// Everything that another company's page needs: the manifest's address, the backend, an element.
const { manifest, url, key, show } = Object.fromEntries(new URLSearchParams(window.location.search));

async function start() {
  registerRemotes([{ name: 'booking_widget', entry: manifest }]);
  const { mount } = await loadRemote('booking_widget/mount');
  const remove = await mount(document.getElementById('booking'), { backend: { url, key }, show });
  document.getElementById('remove').onclick = remove;
}

void start();
