import type { PostSummary } from 'data-client';
import { color, font, space } from 'shared-ui';
import { styled } from 'styled-components';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const numberFormat = new Intl.NumberFormat('en-US');

const MetaRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['3xs']} ${space.xs};
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};

  /* Behind what it separates from the next, so that no line begins with it. */
  > li:not(:last-child)::after {
    content: '·' / '';
    margin-inline-start: ${space.xs};
  }
`;

const viewsOf = (views: number) => (views === 1 ? '1 view' : `${numberFormat.format(views)} views`);

/** Date, reading time and views, as every place shows them. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <MetaRow role="list">
      <li>
        <time dateTime={post.createdAt.toISOString()}>{dateFormat.format(post.createdAt)}</time>
      </li>
      {post.readTime && <li>{post.readTime}</li>}
      <li>{viewsOf(post.views)}</li>
    </MetaRow>
  );
}
