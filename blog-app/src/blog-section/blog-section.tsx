import { usePostCounts, usePosts, useSettings, useWords } from 'data-client';
import { blogWords } from 'domain/settings/words/blog.generated';
import { useState } from 'react';
import type { BlogSectionProps } from '../contract';
import { categoryChoices, type CategoryChoice } from '../posts/categories';
import { BlogSectionView } from './blog-section-view';

const featuredShown = 2;
const latestShown = 6;

/** The blog's section of the landing page. */
export function BlogSection({ blogPath, newsletter }: BlogSectionProps) {
  const { settings } = useSettings();
  const words = useWords('blog', blogWords);
  const [category, setCategory] = useState<CategoryChoice['value']>('all');
  const isAll = category === 'all';
  const counts = usePostCounts();
  const featured = usePosts({ isFeatured: true, limit: featuredShown });
  // Featured posts are not repeated below, so that many more are requested.
  const latest = usePosts(isAll ? { limit: latestShown + featuredShown } : { category, limit: latestShown });
  if (!settings.blog_enabled) return null;

  const featuredPosts = (isAll && featured.data) || [];
  const repeated = new Set(featuredPosts.map((post) => post.id));
  const withoutRepeats = {
    ...latest,
    data: latest.data?.filter((post) => !repeated.has(post.id)).slice(0, latestShown),
  };

  return (
    <BlogSectionView
      words={words}
      blogPath={blogPath}
      choices={categoryChoices('All Posts', ['leadership', 'coaching', 'transformation'], counts.data)}
      category={category}
      onCategoryChange={setCategory}
      featured={featuredPosts}
      latest={withoutRepeats}
      isArriving={isAll && (featured.isPending || latest.isPending)}
      note={{ ...latest, onRetry: () => void Promise.all([latest.refetch(), featured.refetch(), counts.refetch()]) }}
      newsletter={settings.newsletter_enabled && newsletter}
    />
  );
}
