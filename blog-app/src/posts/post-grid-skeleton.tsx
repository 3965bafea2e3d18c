import { Skeleton, Spinner, Stack } from 'shared-ui';
import { styled } from 'styled-components';
import { PostList, cardWidth } from './post-grid';

const Picture = styled.div`
  aspect-ratio: var(--picture-ratio, 3 / 2);

  > * {
    block-size: 100%;
  }
`;

export function PostGridSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Stack gap="lg">
      <Spinner label="Loading articles" />
      <PostList min={cardWidth} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap="md">
            <Picture>
              <Skeleton height="100%" radius="lg" />
            </Picture>
            <Skeleton width="30%" />
            <Skeleton height="1.5em" width="80%" />
            <Skeleton lines={3} />
          </Stack>
        ))}
      </PostList>
    </Stack>
  );
}
