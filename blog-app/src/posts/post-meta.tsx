import type { PostSummary } from 'data-client';
import { isoDate } from 'domain/dates';
import { color, font, space } from 'shared-ui';
import { styled } from 'styled-components';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const numberFormat = new Intl.NumberFormat('en-US');

const dotWidth = `calc(2 * ${space.xs} + 0.25em)`;

/** Every item has a leading dot; at the start of a line it is shifted out and clipped. */
const MetaRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space['3xs']};
  overflow-x: clip;
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};

  > li {
    position: relative;
    inset-inline-start: calc(-1 * ${dotWidth});
    padding-inline-start: ${dotWidth};
  }
  > li::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${dotWidth};
    text-align: center;
  }
`;

const viewsOf = (views: number) => (views === 1 ? '1 view' : `${numberFormat.format(views)} views`);

/** Date, reading time and views. The date is the coach's day, so that every visitor and the prerendered page show the same. */
export function PostMeta({ post }: { post: PostSummary }) {
  const { publishedOn = isoDate(post.createdAt) } = post;
  return (
    <MetaRow role="list">
      <li>
        <time dateTime={publishedOn}>{dateFormat.format(new Date(publishedOn))}</time>
      </li>
      {post.readTime && <li>{post.readTime}</li>}
      <li>{viewsOf(post.views)}</li>
    </MetaRow>
  );
}
