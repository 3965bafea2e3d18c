import type { Post } from 'data-client';
import { border, color, font, Image, radius, space } from 'shared-ui';
import { styled } from 'styled-components';
import { cut } from './cut';

const Card = styled.article`
  overflow: hidden;
  max-inline-size: 32rem;
  margin-block-end: ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

const Words = styled.div`
  display: grid;
  gap: ${space['2xs']};
  padding: ${space.md};
  overflow-wrap: anywhere;
`;

const Host = styled.p`
  font-size: ${font.size.xs};
  color: ${color.textMuted};
`;

const Title = styled.p`
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

const Excerpt = styled.p`
  font-size: ${font.size.sm};
  color: ${color.textMuted};
`;

/** A link preview as on social networks, with a 1.91:1 image. */
export function SocialCard({ post }: { post: Post }) {
  return (
    <Card aria-label="Social card">
      <Image src={post.featuredImage} alt={post.featuredImageAlt ?? ''} ratio="1.91 / 1" fallback="No image yet" />
      <Words>
        <Host>{window.location.host}</Host>
        <Title>{cut(post.title, 70)}</Title>
        <Excerpt>{cut(post.excerpt, 110)}</Excerpt>
      </Words>
    </Card>
  );
}
