import { Button, EmptyState } from 'shared-ui';
import type { ListWords } from './list-words';

type NothingFoundProps = {
  words: ListWords;
  /** The active filter as an adjective: `pending`. */
  filtered?: string;
  search: string;
  onClearSearch: () => void;
};

/** The empty state of a list, which names the active filter and search. */
export function NothingFound({
  words: { many, nothing, nothingYet },
  filtered,
  search,
  onClearSearch,
}: NothingFoundProps) {
  const title = nothing ?? `No ${many} found`;
  const kind = filtered ? `${filtered} ${many}` : many;
  if (!search.trim()) {
    return <EmptyState title={title} description={filtered ? `No ${kind} found.` : nothingYet} />;
  }
  return (
    <EmptyState
      title={title}
      description={`Nothing matches “${search.trim()}”${filtered ? ` among ${kind}` : ''}.`}
      action={
        <Button variant="secondary" onClick={onClearSearch}>
          {`Show all ${kind}`}
        </Button>
      }
    />
  );
}
