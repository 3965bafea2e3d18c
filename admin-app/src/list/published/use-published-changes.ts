import type { Removal } from 'data-client/owner';
import { useRowChanges, type RowWords } from '../use-row-changes';

/** A row that can be published and featured. */
export type PublishedRow = { id: string; isPublished: boolean; isFeatured: boolean };

export type PublishedMove = 'published' | 'hidden' | 'featured' | 'not-featured';

type PublishedChangesOptions<Row> = {
  words: RowWords<Row>;
  /** The state after unpublishing: `a draft again`. */
  hiddenWord: string;
  removal: Removal;
  setPublished: (id: string, isPublished: boolean) => Promise<unknown>;
  setFeatured: (id: string, isFeatured: boolean) => Promise<unknown>;
};

/** Publishes, features and deletes rows, with Undo. */
export function usePublishedChanges<Row extends PublishedRow>(options: PublishedChangesOptions<Row>) {
  const { words, hiddenWord, removal, setPublished, setFeatured } = options;
  const { marks, change, remove } = useRowChanges<Row, PublishedMove>({ words, removal });
  const publishedWord = (isPublished: boolean) => (isPublished ? 'published' : hiddenWord);
  const featuredWord = (isFeatured: boolean) => (isFeatured ? 'featured' : 'no longer featured');
  return {
    marks,
    remove,
    publish: (rows: readonly Row[], isPublished: boolean) =>
      change(rows, {
        to: isPublished ? 'published' : 'hidden',
        state: publishedWord(isPublished),
        work: ({ id }) => setPublished(id, isPublished),
        undo: {
          work: (row) => setPublished(row.id, row.isPublished),
          stateOf: (row) => publishedWord(row.isPublished),
          toOf: (row) => (row.isPublished ? 'published' : 'hidden'),
        },
      }),
    feature: (rows: readonly Row[], isFeatured: boolean) =>
      change(rows, {
        to: isFeatured ? 'featured' : 'not-featured',
        state: featuredWord(isFeatured),
        work: ({ id }) => setFeatured(id, isFeatured),
        undo: {
          work: (row) => setFeatured(row.id, row.isFeatured),
          stateOf: (row) => featuredWord(row.isFeatured),
          toOf: (row) => (row.isFeatured ? 'featured' : 'not-featured'),
        },
      }),
  };
}
