import type { Post } from 'data-client';
import { Button, Dialog, EmptyState, Inline, QueryView, Spinner } from 'shared-ui';
import type { QueryLike } from 'shared-ui';
import { ArticleView } from './article-view';

export type ReaderViewProps = {
  /** Known from the list before the article has arrived. */
  title?: string;
  query: QueryLike<Post | null>;
  coachName: string;
  canShare: boolean;
  onClose: () => void;
  /** Without it nothing offers to book. */
  onBook?: () => void;
  onShare: () => void;
  onSave: () => void;
};

export function ReaderView({ title, query, coachName, canShare, onClose, onBook, onShare, onSave }: ReaderViewProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title ?? 'Article'}
      size="lg"
      isFullScreenOnPhone
      closeLabel="Close article"
    >
      <QueryView
        query={query}
        isEmpty={(post) => post === null}
        pending={
          <Inline justify="center">
            <Spinner label="Loading article" />
          </Inline>
        }
        empty={
          <EmptyState
            title="This article is not here"
            description="It may have been moved or is no longer published."
            action={<Button onClick={onClose}>See all articles</Button>}
          />
        }
        error="The article could not be loaded."
      >
        {(post) =>
          post && (
            <ArticleView
              post={post}
              coachName={coachName}
              canShare={canShare}
              onBook={onBook}
              onShare={onShare}
              onSave={onSave}
            />
          )
        }
      </QueryView>
    </Dialog>
  );
}
