import { Button, EmptyState } from 'shared-ui';
import type { DeskListWords } from './desk-list';

type NothingFoundProps = {
  words: DeskListWords;
  /** The chosen filter, as it reads before the noun: `pending`. */
  filtered?: string;
  search: string;
  onClearSearch: () => void;
};

/** A list without rows: nobody is left to guess whether it is empty, filtered or searched. */
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
