import { lazy, Suspense, type ComponentProps } from 'react';
import { Spinner } from 'shared-ui';

const MailEditor = lazy(async () => ({ default: (await import('./mail-editor')).MailEditor }));

/** The email editor, loaded once it is wanted. */
export function LazyMailEditor(props: ComponentProps<typeof MailEditor>) {
  return (
    <Suspense fallback={<Spinner label="Loading the editor" />}>
      <MailEditor {...props} />
    </Suspense>
  );
}
