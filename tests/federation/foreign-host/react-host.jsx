import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { version } from 'react';
import { createRoot } from 'react-dom/client';

// A host that renders the exposed components in its own React tree, between the exposed providers.
const { manifest, url, key } = Object.fromEntries(new URLSearchParams(window.location.search));

async function start() {
  registerRemotes([{ name: 'booking_widget', entry: manifest }]);
  const { BookingProviders } = await loadRemote('booking_widget/mount');
  const { BookingDialog } = await loadRemote('booking_widget/app');
  document.title = `React ${version}`;
  createRoot(document.getElementById('booking')).render(
    <BookingProviders backend={{ url, key }}>
      <BookingDialog isOpen service="leadership" onClose={() => {}} />
    </BookingProviders>,
  );
}

void start();
