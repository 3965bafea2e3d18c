import { RemoteFallback, RemoteComponent } from '../remotes';
import { SectionPending } from './pending';

/** Renders Markdown of the owner's as the blog's articles. */
export function RemoteArticleText({ content }: { content: string }) {
  return (
    <RemoteComponent
      remote="blog-app"
      pending={<SectionPending label="Loading the text" />}
      failed={(failure) => <RemoteFallback {...failure} size="section" what="The text" />}
    >
      {({ ArticleText }) => <ArticleText content={content} />}
    </RemoteComponent>
  );
}
