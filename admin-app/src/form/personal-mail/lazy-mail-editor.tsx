import { onDemand, Spinner } from 'shared-ui';

/** The email editor, loaded once it is wanted. */
export const LazyMailEditor = onDemand(async () => (await import('./mail-editor')).MailEditor, {
  pending: () => <Spinner label="Loading the editor" />,
});
