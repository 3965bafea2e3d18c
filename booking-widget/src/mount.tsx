import { StrictMode, useState } from 'react';
import { createVisitorClient, DataProvider } from 'data-client';
import { createRoot } from 'react-dom/client';
import { UiProvider } from 'shared-ui';
import type { BookingWidgetApp, BookingWidgetMount, MountOptions } from './contract';
import { RemotePage } from './remote-page/remote-page';

export const mount: BookingWidgetMount['mount'] = async (element, { backend, ...options }) => {
  const app = await import(/* webpackChunkName: "exposed" */ './exposed');
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <BookingProviders backend={backend}>
        <Mounted app={app} {...options} />
      </BookingProviders>
    </StrictMode>,
  );
  return () => root.unmount();
};

export const BookingProviders: BookingWidgetMount['BookingProviders'] = ({ backend, children }) => {
  const [client] = useState(() => createVisitorClient(backend));
  return (
    <UiProvider>
      <DataProvider client={client}>{children}</DataProvider>
    </UiProvider>
  );
};

type MountedProps = Omit<MountOptions, 'backend'> & { app: BookingWidgetApp };

function Mounted({ app, show = 'page', onClose, ...booking }: MountedProps) {
  const [isOpen, setOpen] = useState(true);
  const handleClose = () => {
    setOpen(false);
    onClose?.();
  };
  if (show === 'page') return <RemotePage app={app} />;
  if (show === 'form') return <app.BookingPreview {...booking} />;
  return <app.BookingDialog {...booking} isOpen={isOpen} onClose={handleClose} />;
}
