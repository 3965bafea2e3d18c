import type { Removal } from 'data-client/owner';
import { useRowChanges, type RowWords } from '../use-row-changes';

/** A row that can be published and featured. */
export type PublishedRow = { id: string; revision: string; isPublished: boolean; isFeatured: boolean };

export type PublishedMove = 'published' | 'hidden' | 'featured' | 'not-featured';

type PublishedChangesOptions<Row> = {
  words: RowWords<Row>;
  /** The state after unpublishing: `a draft again`. */
  hiddenWord: string;
  /** The state after publishing: `scheduled`. */
  publishedWord?: (rows: readonly Row[]) => string;
  removal: Removal;
  /** Changes a row if it still has its revision. */
  send: (row: Row, change: { isPublished: boolean } | { isFeatured: boolean }) => Promise<{ revision: string }>;
};

/** Publishes, features and deletes rows, with Undo. */
export function usePublishedChanges<Row extends PublishedRow>(options: PublishedChangesOptions<Row>) {
  const { words, hiddenWord, publishedWord = () => 'published', removal, send } = options;
  const { marks, change, remove } = useRowChanges<Row, PublishedMove>({ words, removal });
  /** Sends a row’s current revision: Undo needs the one that the previous change left. */
  const sendInTurn = () => {
    const revisions = new Map<string, string>();
    return async (row: Row, values: Parameters<typeof send>[1]) => {
      const { revision } = await send({ ...row, revision: revisions.get(row.id) ?? row.revision }, values);
      revisions.set(row.id, revision);
    };
  };
  return {
    marks,
    remove,
    publish: (rows: readonly Row[], isPublished: boolean) => {
      const sendNext = sendInTurn();
      return change(rows, {
        to: publishedMove(isPublished),
        work: (row, to) => sendNext(row, { isPublished: to === 'published' }),
        wordsOf: (to) => (to === 'published' ? publishedWord(rows) : hiddenWord),
        before: (row) => publishedMove(row.isPublished),
      });
    },
    feature: (rows: readonly Row[], isFeatured: boolean) => {
      const sendNext = sendInTurn();
      return change(rows, {
        to: featuredMove(isFeatured),
        work: (row, to) => sendNext(row, { isFeatured: to === 'featured' }),
        wordsOf: (to) => (to === 'featured' ? 'featured' : 'no longer featured'),
        before: (row) => featuredMove(row.isFeatured),
      });
    },
  };
}

/** Publishes, features and deletes the rows of a list. */
export type PublishedChanges<Row extends PublishedRow> = ReturnType<typeof usePublishedChanges<Row>>;

const publishedMove = (isPublished: boolean) => (isPublished ? 'published' : 'hidden');
const featuredMove = (isFeatured: boolean) => (isFeatured ? 'featured' : 'not-featured');
