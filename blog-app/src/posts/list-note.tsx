import { Alert, RetryButton, Muted } from 'shared-ui';

export type ListNoteProps = {
  /** The posts are built-in samples. */
  isSample: boolean;
  /** The request failed: the posts are cached or built in. */
  hasFailed: boolean;
  /** The request for the older posts failed. */
  isCut?: boolean;
  isFetching: boolean;
  onRetry: () => void;
};

/** Explains why the list is incomplete: it shows samples, only the newest articles, or those from an earlier visit. */
export function ListNote({ isSample, hasFailed, isCut, isFetching, onRetry }: ListNoteProps) {
  const samples = 'These are sample articles. The first published articles will replace them.';
  if (!hasFailed) return isSample ? <Muted>{samples}</Muted> : null;
  return (
    <Alert tone="warning" role="status" action={<RetryButton isBusy={isFetching} onClick={onRetry} />}>
      {isCut ? 'Older' : 'The'} articles couldn’t be loaded.{' '}
      {isSample ? 'These are sample articles.' : !isCut && 'Showing the articles from your last visit.'}
    </Alert>
  );
}
