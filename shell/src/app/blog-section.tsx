import { useRef } from 'react';
import { media, useIsNearViewport } from 'shared-ui';
import { styled } from 'styled-components';
import { useRemotes } from '../remotes';
import { RemoteNewsletter, RemotePart } from './remote-part';
import { paths } from './paths';

/** Later than the testimonials and the contact form, which are nearer to the first view. */
const atLatestMs = 4000;

// Reserved only until the section renders: without articles it is shorter.
const Place = styled.div`
  &:not(:has(section)) {
    min-block-size: 60rem;
    ${media.print} {
      min-block-size: 0;
    }
  }
`;

/**
 * The landing page's articles. They are far below the first view, so they load when a visitor scrolls near them, or after some
 * seconds. Once loaded they appear at once, so that the page has its height when a visitor comes back.
 */
export function BlogSection() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place, atLatestMs);
  const isLoaded = useRemotes().stateOf('blog-app').status === 'ready';
  return (
    <Place ref={place}>
      {(isNear || isLoaded) && (
        <RemotePart remote="blog-app" size="section" loading="Loading the blog" what="The articles">
          {({ BlogSection: Section }) => <Section blogPath={paths.blog} newsletter={<RemoteNewsletter />} />}
        </RemotePart>
      )}
    </Place>
  );
}
