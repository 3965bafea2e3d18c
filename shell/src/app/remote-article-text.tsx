import type { ArticleTextProps } from 'blog-app/contract';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { SectionPending } from './pending';

/** Renders Markdown of the owner's as the blog's articles. */
export function RemoteArticleText(props: ArticleTextProps) {
  return (
    <RemoteComponent
      remote="blog-app"
      pending={<SectionPending label="Loading the text" />}
      failed={(failure) => <RemoteFallback {...failure} size="section" what="The text" />}
    >
      {({ ArticleText }) => <ArticleText {...props} />}
    </RemoteComponent>
  );
}
