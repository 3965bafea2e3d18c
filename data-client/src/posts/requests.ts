import { dataOf, until } from '../connection/gateway';
import type { Gateway } from '../connection/gateway';
import type { Post, PostCategory, PostFilter, PostSummary } from './post';
import { summaryColumns, toPost, toSummary } from './post-row';
import type { PostRow, PostRowWithBody } from './post-row';

/** What counting by category needs of a post. */
export type PostTally = Pick<PostSummary, 'category' | 'isSample'>;

export type PostRequests = {
  list(filter: PostFilter, signal?: AbortSignal): Promise<PostSummary[]>;
  /** Of every published post, what counting by category needs. */
  tally(signal?: AbortSignal): Promise<PostTally[]>;
  /** Null when no published post has the slug. */
  bySlug(slug: string, signal?: AbortSignal): Promise<Post | null>;
  countView(slug: string): Promise<void>;
};

// The backend answers no more than this many rows at once.
const pageSize = 1000;

export function createPostRequests({ rest }: Gateway): PostRequests {
  const published = (columns: string) => rest.from('blog_posts_la2024').select(columns).eq('is_published', true);

  return {
    async list({ category, isFeatured, limit }, signal) {
      const rows = await everyPage<PostRow>(limit, (from, to) => {
        let request = published(summaryColumns);
        if (category) request = request.eq('category', category);
        if (isFeatured !== undefined) request = request.eq('is_featured', isFeatured);
        return until(signal, request.order('created_at', { ascending: false }).order('id').range(from, to));
      });
      return rows.map(toSummary);
    },
    tally: (signal) =>
      everyPage<{ category: PostCategory }>(undefined, (from, to) =>
        until(signal, published('category').order('id').range(from, to)),
      ),
    async bySlug(slug, signal) {
      const [row] = await rowsOf<PostRowWithBody>(
        until(signal, published(`${summaryColumns},content`).eq('slug', slug).limit(1)),
      );
      return row ? toPost(row) : null;
    },
    async countView(slug) {
      await dataOf(rest.rpc('count_post_view', { post_slug: slug }));
    },
  };
}

type Rows = Parameters<typeof dataOf>[0];

// The columns are chosen by a string that the compiler does not read: the row types name them.
const rowsOf = <Row>(request: Rows) => dataOf(request) as Promise<Row[]>;

async function everyPage<Row>(limit = Infinity, request: (from: number, to: number) => Rows): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const wanted = Math.min(pageSize, limit - rows.length);
    const page = await rowsOf<Row>(request(rows.length, rows.length + wanted - 1));
    rows.push(...page);
    if (page.length < wanted || rows.length >= limit) return rows;
  }
}
