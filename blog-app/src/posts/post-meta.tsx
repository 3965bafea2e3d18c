import { Inline } from 'shared-ui';
import { color, font, space } from 'shared-ui';
import type { PostSummary } from 'data-client';
import { styled } from 'styled-components';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const numberFormat = new Intl.NumberFormat('en-US');

const MetaRow = styled(Inline)`
  font-size: ${font.size.xs};
  color: ${color.textMuted};

  > * + *::before {
    content: '·';
    margin-inline-end: ${space.xs};
  }
`;

/** Date, reading time and views, as every place shows them. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <MetaRow gap="xs">
      <time dateTime={post.createdAt.toISOString()}>{dateFormat.format(post.createdAt)}</time>
      {post.readTime && <span>{post.readTime}</span>}
      <span>{post.views === 1 ? '1 view' : `${numberFormat.format(post.views)} views`}</span>
    </MetaRow>
  );
}
