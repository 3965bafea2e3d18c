import { useSettings } from 'data-client';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import { articlePicture } from '../head/link-preview';
import { RemoteNewsletter, RemotePart } from './remote-part';
import { paths } from './paths';

const description =
  'Articles on leading, coaching and change: short enough for a coffee break, useful for much longer.';

export function BlogPage() {
  const { slug } = useParams();
  const { book } = useBooking();
  const { settings } = useSettings();
  const [article, setArticle] = useState<string>();
  return (
    <>
      <DocumentHead
        title={article ?? 'Blog'}
        description={description}
        path={slug ? `blog/${slug}/` : 'blog/'}
        image={slug && articlePicture(slug)}
      />
      <RemotePart remote="blog-app" size="page" loading="Loading the blog" what="The blog">
        {({ BlogPage: Page }) => (
          <Page
            blogPath={paths.blog}
            slug={slug}
            onBook={settings.booking_enabled ? book : undefined}
            onTitle={setArticle}
            newsletter={<RemoteNewsletter />}
          />
        )}
      </RemotePart>
    </>
  );
}
