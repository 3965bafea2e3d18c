import { wordSections, definitionOf, type WordSection, type SettingKey } from 'domain/settings/registry';
import { Navigate, useNavigate } from 'react-router-dom';
import { useTabPath } from '../dashboard/base-path';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { Stack, border, color, layer, media, radius, Spinner, Text } from 'shared-ui';
import { Tabs } from 'shared-ui/dashboard';
import { PanelHead } from '../dashboard/panel-head';
import { markedTabs } from '../form/settings/marked-tabs';
import { SaveBar } from '../form/settings/save-bar';
import { SettingFormProvider } from '../form/settings/setting-form-context';
import { keysIn, wordSectionNames } from '../form/settings/setting-tabs';
import { SettingSection } from '../form/settings/setting-section';
import { WriteAndPreview } from '../form/writing/write-and-preview';
import type { OwnersSettings } from 'data-client';
import type { SettingValues } from 'data-client/owner';
import { createElement, Suspense, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useHostPreviews } from '../dashboard/host-previews';

const words = { saved: 'Texts saved successfully!', failed: 'Error saving texts: ' };
const tabs = wordSections.map((id) => ({ id, label: wordSectionNames[id] }));
const isSection = (id: string): id is WordSection => (wordSections as readonly string[]).includes(id);

/** The texts of the public site, section by section, each next to its preview. */
export function WordsPage({ recordId = wordSections[0] }: TabPanelProps) {
  const tabPath = useTabPath('words');
  const navigate = useNavigate();
  const { query, form } = useSettingForm({ words, tab: 'words' });
  if (!isSection(recordId)) return <Navigate to={tabPath} replace />;
  return (
    <LoadedForm query={query} what="Texts">
      <SettingFormProvider value={form}>
        <Stack gap="md">
          <PanelHead title="Website Texts">
            What your site says, from top to bottom. Visitors see a change within a minute of saving.
          </PanelHead>
          <Tabs
            label="Sections of the site"
            tabs={markedTabs(form, 'words', tabs)}
            selected={recordId}
            onSelect={(id) => void navigate(`${tabPath}/${id}`)}
          >
            <WriteAndPreview
              form={<SettingSection title={wordSectionNames[recordId]} keys={keysIn('words', recordId)} />}
              preview={<WordsPreview section={recordId} values={form.values} />}
            />
          </Tabs>
          <SaveBar form={form} label="Save Texts" />
        </Stack>
      </SettingFormProvider>
    </LoadedForm>
  );
}

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

/** A section as visitors will see it once the changes are saved. */
function WordsPreview({ section, values }: { section: WordSection; values: SettingValues }) {
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
