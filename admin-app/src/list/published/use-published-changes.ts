import type { Removal } from 'data-client/owner';
import { useRowChanges, type RowWords } from '../use-row-changes';

/** A row that can be published and featured. */
export type PublishedRow = { id: string; isPublished: boolean; isFeatured: boolean };

export type PublishedMove = 'published' | 'hidden' | 'featured' | 'not-featured';

type PublishedChangesOptions<Row> = {
  words: RowWords<Row>;
  /** The state after unpublishing: `a draft again`. */
  hiddenWord: string;
  /** The state after publishing: `scheduled`. */
  publishedWord?: (rows: readonly Row[]) => string;
  removal: Removal;
  setPublished: (id: string, isPublished: boolean) => Promise<unknown>;
  setFeatured: (id: string, isFeatured: boolean) => Promise<unknown>;
};

/** Publishes, features and deletes rows, with Undo. */
export function usePublishedChanges<Row extends PublishedRow>(options: PublishedChangesOptions<Row>) {
  const { words, hiddenWord, publishedWord = () => 'published', removal, setPublished, setFeatured } = options;
  const { marks, change, remove } = useRowChanges<Row, PublishedMove>({ words, removal });
  return {
    marks,
    remove,
    publish: (rows: readonly Row[], isPublished: boolean) =>
      change(rows, {
        to: publishedMove(isPublished),
        work: ({ id }, to) => setPublished(id, to === 'published'),
        wordsOf: (to) => (to === 'published' ? publishedWord(rows) : hiddenWord),
        before: (row) => publishedMove(row.isPublished),
      }),
    feature: (rows: readonly Row[], isFeatured: boolean) =>
      change(rows, {
        to: featuredMove(isFeatured),
        work: ({ id }, to) => setFeatured(id, to === 'featured'),
        wordsOf: (to) => (to === 'featured' ? 'featured' : 'no longer featured'),
        before: (row) => featuredMove(row.isFeatured),
      }),
  };
}

/** Publishes, features and deletes the rows of a list. */
export type PublishedChanges<Row extends PublishedRow> = ReturnType<typeof usePublishedChanges<Row>>;

const publishedMove = (isPublished: boolean) => (isPublished ? 'published' : 'hidden');
const featuredMove = (isFeatured: boolean) => (isFeatured ? 'featured' : 'not-featured');
