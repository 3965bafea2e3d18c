import { DataError, dataOf } from 'data-client';
import { createRecords, newRow, insertOnce, type ListRequest } from '../list';
import { isAlready, seenUpdates, type SeenRow } from '../seen-rows';
import { countedOf } from '../answers';
import type { OwnerConnection } from '../connection';
import type { OwnerPost, OwnerPostSummary, PostDraft, postSorts, postStates } from './post-draft';
import { toColumns, toOwnerPost, toOwnerSummary } from './post-rows';

/** Searches title, excerpt, slug and category. */
export type OwnerPostFilter = ListRequest<(typeof postSorts)[number]> & { status?: (typeof postStates)[number] };

export type PostSave = SeenRow & {
  draft: PostDraft;
  /** Publishes or unpublishes with the same save. */
  isPublished?: boolean;
};

/** `publishedAt`: the date that the owner saw; without one, a post gets it when it is published. */
export type PostChange = SeenRow & {
  change: { isPublished: boolean; publishedAt: Date | null } | { isFeatured: boolean };
};

/** `id`: chosen by the form, so that a repeated request creates no second post. */
export type NewPost = { id: string; draft: PostDraft; isPublished: boolean };

const table = 'blog_posts_la2024';
const refusals = {
  gone: 'This post no longer exists.',
  conflict: 'This post was changed somewhere else in the meantime.',
};
const slugTaken = 'Another post already uses this address. Please choose a different one.';

// All columns except the text and the search index.
const listed =
  'id,title,slug,excerpt,category,author,featured_image,featured_image_alt,is_featured,is_published,published_at,published_on,read_time,reading_minutes,views,created_at,updated_at';

export function createOwnerPostRequests(connection: OwnerConnection) {
  const posts = () => connection.supabase.from(table);
  const records = createRecords<typeof table, OwnerPostSummary, OwnerPostFilter>(connection, {
    table,
    columns: listed,
    searched: ['title', 'excerpt', 'slug', 'category'],
    orders: {
      newest: [['created_at', 'descending']],
      title: [['title', 'ascending']],
      views: [['views', 'descending']],
    },
    where: (request, { status }) => (status ? request.eq('is_published', status === 'published') : request),
    toItem: toOwnerSummary,
    gone: refusals.gone,
  });
  const byId = async (id: string, signal?: AbortSignal): Promise<OwnerPost | null> => {
    const [row] = await dataOf(posts().select('*').eq('id', id).limit(1), signal);
    return row ? toOwnerPost(row) : null;
  };
  const update = seenUpdates(connection.supabase, { table, toItem: toOwnerPost, refusals }, byId);

  return {
    ...records,
    byId,
    /** Rejects with `invalid` for the field `slug` if another post has it, and with `conflict` if the post exists. */
    async create({ id, draft, isPublished }: NewPost): Promise<OwnerPost> {
      const columns = { id, ...toColumns(draft), is_published: isPublished, updated_at: new Date().toISOString() };
      return toOwnerPost(newRow(await dataOf(posts().upsert(columns, insertOnce).select('*')).catch(throwRefusal)));
    },
    /** Rejects with `conflict` if the post was changed since `revision`. */
    save({ draft, isPublished, ...seen }: PostSave): Promise<OwnerPost> {
      const columns = { ...toColumns(draft), is_published: isPublished, updated_at: new Date().toISOString() };
      return update(seen, columns).catch(throwRefusal);
    },
    /** Rejects with `conflict` if the post was changed since `revision`, unless it already is as wanted. */
    change({ change, ...seen }: PostChange): Promise<OwnerPostSummary> {
      const columns = {
        ...('isPublished' in change
          ? { is_published: change.isPublished, published_at: change.publishedAt?.toISOString() ?? null }
          : { is_featured: change.isFeatured }),
        updated_at: new Date().toISOString(),
      };
      return update(seen, columns, (now) => isAlready(now, change));
    },
    async countPublished(signal?: AbortSignal): Promise<number> {
      const head = posts().select('id', { count: 'exact', head: true }).eq('is_published', true);
      return (await countedOf(head, signal)).count;
    },
    /** Whether no other post has the slug. */
    async isSlugFree(slug: string, exceptId?: string, signal?: AbortSignal): Promise<boolean> {
      const rows = await dataOf(posts().select('id').eq('slug', slug).limit(1), signal);
      return rows.every(({ id }) => id === exceptId);
    },
  };
}

/** The id of a new post is unique, so a duplicate is the slug. */
function throwRefusal(error: unknown): never {
  const isTaken = error instanceof DataError && (error.cause as { code?: string } | undefined)?.code === '23505';
  throw isTaken ? new DataError('invalid', { field: 'slug', message: slugTaken, cause: error }) : error;
}
