import type { Post } from 'data-client';
import type { OwnerPost, PostDraft } from 'data-client/owner';
import { coachDayOf, type CoachZones } from 'domain/coach-zones';
import { createElement, useDeferredValue, useState } from 'react';
import { border, color, radius, Stack, Text } from 'shared-ui';
import { Tabs } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { useCoachZones } from '../dashboard/coach-time';
import { useHostPreviews } from '../dashboard/host-previews';
import { SearchResult, ShareCard } from '../form/previews';

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
  const { host } = window.location;
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
      {kind !== 'article' && (
        <Stack gap="md">
          {kind === 'search' ? (
            <article aria-label="Search result">
              <SearchResult
                siteName={siteName}
                address={`${host} › blog › ${post.slug || 'address'}`}
                title={`${post.title} | ${siteName}`}
                description={post.excerpt || 'Your excerpt goes here.'}
              />
            </article>
          ) : (
            <article aria-label="Social card">
              <ShareCard host={host} title={post.title} description={post.excerpt} image={post.featuredImage} />
            </article>
          )}
          <Text size="xs" tone="muted">
            Each service renders it slightly differently and truncates long text.
          </Text>
        </Stack>
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
