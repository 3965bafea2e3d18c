import type { PostSummary } from 'data-client';
import { useNotify } from 'shared-ui';

/** Shares the link of an article, and reports how that ended. */
export function useShareArticle(post: PostSummary | undefined): () => Promise<void> {
  const notify = useNotify();
  return async () => {
    if (!post) return;
    const url = shareUrl(post);
    const outcome = await share(post.title, url);
    if (outcome === 'copied') notify({ tone: 'success', message: 'Link copied to clipboard!' });
    if (outcome === 'failed') notify({ tone: 'error', message: `The link couldn’t be copied: ${url}` });
  };
}

/** URL of the article's static page: unlike the hash route, it has a link preview. Samples have no such page. */
const shareUrl = ({ slug, isSample }: PostSummary) =>
  `${window.location.origin}/${isSample ? '#/' : ''}blog/${encodeURIComponent(slug)}${isSample ? '' : '/'}`;

/** Uses the Web Share API if available, otherwise copies the URL. */
async function share(title: string, url: string): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
