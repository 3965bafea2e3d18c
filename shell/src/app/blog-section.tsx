import { useRef } from 'react';
import { useIsNearViewport } from 'shared-ui';
import { styled } from 'styled-components';
import { RemoteFallback, RemotePlace } from '../remotes';
import { NewsletterPlace } from './newsletter-place';
import { paths } from './paths';
import { SectionPending } from './pending';

const Place = styled.div`
  min-block-size: 60rem;
`;

/** The landing page's articles. They are far below the first view, so they load when a visitor scrolls near them. */
export function BlogSection() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place);
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
