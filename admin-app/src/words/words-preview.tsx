import type { OwnersSettings } from 'data-client';
import type { SettingValues } from 'data-client/owner';
import { definitionOf, type SettingKey, type WordSection } from 'domain/settings/registry';
import { createElement, Suspense, useDeferredValue } from 'react';
import { border, color, layer, media, radius, Spinner, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { useHostPreviews } from '../dashboard/host-previews';

/** Scaled down, because the preview is narrower than the page: line breaks resemble the site's. */
const Page = styled.div`
  overflow: auto;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  isolation: isolate;
  z-index: ${layer.raised};

  > * {
    zoom: 0.8;
  }
  ${media.up('xl')} {
    position: sticky;
    inset-block-start: 6rem;
    max-block-size: calc(100svh - 12rem);
    > * {
      zoom: 0.5;
    }
  }
`;

type WordsPreviewProps = { section: WordSection; values: SettingValues };

/** A section as visitors will see it once the changes are saved. */
export function WordsPreview({ section, values }: WordsPreviewProps) {
  const { SectionPreview } = useHostPreviews();
  const settings = useDeferredValue(values);
  if (!SectionPreview) return <Text tone="muted">The preview isn’t available here.</Text>;
  return (
    <Page tabIndex={0} role="region" aria-label="The section as visitors see it">
      {/* A boundary per section, so that the next form appears without waiting for its preview. */}
      <Suspense key={section} fallback={<Spinner label="Loading the preview" />}>
        {createElement(SectionPreview, { section, settings: publicOnly(settings) })}
      </Suspense>
    </Page>
  );
}

const publicOnly = (values: SettingValues) =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => definitionOf(key as SettingKey).isPublic),
  ) as OwnersSettings;
