import { useRef } from 'react';
import { useIsNearViewport } from 'shared-ui';
import { styled } from 'styled-components';
import { RemoteNewsletter } from './remote-newsletter';
import { paths } from './paths';
import { RemotePart } from './remote-part';

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
        <RemotePart remote="blog-app" size="section" loading="Loading articles" what="The articles">
          {({ BlogSection: Section }) => <Section blogPath={paths.blog} newsletter={<RemoteNewsletter />} />}
        </RemotePart>
      )}
    </Place>
  );
}
