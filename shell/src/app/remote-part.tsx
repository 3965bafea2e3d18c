import { RemoteComponent, RemoteFallback, type RemoteComponentProps } from '../remotes';
import { Pending } from './pending';
import type { ArticleTextProps } from 'blog-app/contract';

type RemotePartProps<Name extends string> = Pick<RemoteComponentProps<Name>, 'remote' | 'children'> & {
  size: 'page' | 'section';
  /** Label of the spinner. */
  loading: string;
  /** Subject of the error, for example `The blog`. */
  what: string;
};

/** A part of a remote, with a spinner while it loads and an error if it is missing. */
export function RemotePart<Name extends string>({ size, loading, what, ...part }: RemotePartProps<Name>) {
  return (
    <RemoteComponent
      {...part}
      pending={<Pending label={loading} size={size} />}
      failed={(failure) => <RemoteFallback {...failure} size={size} what={what} />}
    />
  );
}

/** Shows a part of a remote as a preview in the dashboard. */
export function RemotePreview<Name extends string>(preview: Pick<RemoteComponentProps<Name>, 'remote' | 'children'>) {
  return <RemotePart {...preview} size="section" loading="Loading the preview" what="The preview" />;
}

/** Renders Markdown of the owner's as the blog's articles. */
export function RemoteArticleText(props: ArticleTextProps) {
  return (
    <RemotePart remote="blog-app" size="section" loading="Loading the text" what="The text">
      {({ ArticleText }) => <ArticleText {...props} />}
    </RemotePart>
  );
}

/** The blog's newsletter form comes from the public site. If that is missing, nothing is shown. */
export function RemoteNewsletter() {
  return (
    <RemoteComponent remote="public-site" pending={null} failed={() => null}>
      {({ NewsletterBox }) => <NewsletterBox />}
    </RemoteComponent>
  );
}
