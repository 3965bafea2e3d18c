import type { Post } from 'data-client';
import type { OwnerPost, PostDraft } from 'data-client/owner';
import { coachDayOf, type CoachZones } from 'domain/coach-zones';
import { createElement, useDeferredValue, useState } from 'react';
import { border, color, radius, Text, font, space } from 'shared-ui';
import { Tabs } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { useCoachZones } from '../dashboard/coach-time';
import { useHostPreviews } from '../dashboard/host-previews';
import { SocialCard } from './social-card';
import { cut } from './cut';

// Scaled down, because the preview is narrower than the page: line breaks match the site.
const Page = styled.div`
  zoom: 0.75;
  overflow: hidden;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

type PreviewKind = 'article' | 'search' | 'card';

export type PostPreviewProps = { draft: PostDraft; saved: OwnerPost | null; siteName: string };

/** Previews a post as an article, a search result and a social card. */
export function PostPreview({ draft, saved, siteName }: PostPreviewProps) {
  const { PostPreview: Article } = useHostPreviews();
  const zones = useCoachZones();
  const post = useDeferredValue(previewOf(draft, saved, zones));
  const [kind, setKind] = useState<PreviewKind>(Article ? 'article' : 'search');
  const tabs: { id: PreviewKind; label: string }[] = [
    ...(Article ? [{ id: 'article' as const, label: 'Article' }] : []),
    { id: 'search', label: 'Search result' },
    { id: 'card', label: 'Social card' },
  ];
  return (
    <Tabs label="Preview" tabs={tabs} selected={kind} onSelect={setKind}>
      {kind === 'article' && Article && <Page>{createElement(Article, { post })}</Page>}
      {kind === 'search' && <SearchResult post={post} siteName={siteName} />}
      {kind === 'card' && <SocialCard post={post} />}
      {kind !== 'article' && (
        <Text size="xs" tone="muted">
          Each service renders it slightly differently and truncates long text.
        </Text>
      )}
    </Tabs>
  );
}

function previewOf(draft: PostDraft, saved: OwnerPost | null, zones: CoachZones): Post {
  const { publishedAt, ...words } = draft;
  const createdAt = publishedAt ?? saved?.createdAt ?? new Date();
  return {
    ...words,
    id: saved?.id ?? 'preview',
    title: draft.title || 'Your title',
    isFeatured: saved?.isFeatured ?? false,
    views: saved?.views ?? 0,
    createdAt,
    updatedAt: createdAt,
    publishedOn: coachDayOf(createdAt, zones),
  };
}

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
function SearchResult({ post, siteName }: { post: Post; siteName: string }) {
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
