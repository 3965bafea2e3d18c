import type { ArticleTextProps } from 'blog-app/contract';
import { RemotePart } from './remote-part';

/** Renders Markdown of the owner's as the blog's articles. */
export function RemoteArticleText(props: ArticleTextProps) {
  return (
    <RemotePart remote="blog-app" size="section" loading="Loading the text" what="The text">
      {({ ArticleText }) => <ArticleText {...props} />}
    </RemotePart>
  );
}
