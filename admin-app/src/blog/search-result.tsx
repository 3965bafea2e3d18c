import type { Post } from 'data-client';
import { border, color, font, radius, space } from 'shared-ui';
import { styled } from 'styled-components';
import { cut } from './cut';

const Result = styled.article`
  display: grid;
  gap: ${space['2xs']};
  max-inline-size: 38rem;
  margin-block-end: ${space.md};
  padding: ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const Address = styled.p`
  font-size: ${font.size.xs};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-size: ${font.size.xl};
  line-height: ${font.lineHeight.snug};
  color: ${color.info};
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

/** A search result preview: titles are cut at about 60 characters, descriptions at about 155. */
export function SearchResult({ post, siteName }: { post: Post; siteName: string }) {
  return (
    <Result aria-label="Search result">
      <Address>
        {window.location.host} › blog › {post.slug || 'address'}
      </Address>
      <Title>{cut(`${post.title} | ${siteName}`, 60)}</Title>
      <Words>{cut(post.excerpt || 'Your excerpt goes here.', 155)}</Words>
    </Result>
  );
}
