import { useRef } from 'react';
import { useIsNear } from 'shared-ui';
import { styled } from 'styled-components';
import { RemoteFallback, RemotePlace } from '../remotes';
import { NewsletterPlace } from './newsletter-place';
import { paths } from './paths';
import { SectionPending } from './pending';

const Place = styled.div`
  min-block-size: 60rem;
`;

/** The landing page's articles: far below the first view, so loaded only when a visitor comes near. */
export function BlogSection() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <Place ref={place}>
      {isNear && (
        <RemotePlace
          remote="blog-app"
          pending={<SectionPending label="Loading articles" />}
          failed={(failure) => <RemoteFallback {...failure} size="section" what="The articles" />}
        >
          {({ BlogSection: Section }) => <Section blogPath={paths.blog} newsletter={<NewsletterPlace />} />}
        </RemotePlace>
      )}
    </Place>
  );
}
