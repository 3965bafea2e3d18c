import { definitionOf, type SettingKey } from 'data-client/owner';
import { Heading, Stack, Text } from 'shared-ui';
import { Tabs } from 'shared-ui/desk';
import { markedTabs } from '../setting-form/marked-tabs';
import { SaveBar } from '../setting-form/save-bar';
import { SettingFormProvider } from '../setting-form/setting-form-context';
import { SettingSection } from '../setting-form/setting-section';
import type { SettingForm } from '../setting-form/use-setting-form';
import { LengthMeter } from './length-meter';
import { presented } from './presented';
import { SearchPreview, SharePreviews } from './previews';
import { ScoreCard } from './score-card';
import { seoSectionsOf, seoTabs, type SeoTabId } from './seo-sections';
import { SeoTools } from './seo-tools';
import { Beside, SeoHead } from './seo.styles';

export type SeoViewProps = {
  basePath: string;
  /** Where the site is reached. */
  siteAddress: string;
  form: SettingForm;
  tab: SeoTabId;
  onTabChange: (tab: SeoTabId) => void;
};

/** How the site presents itself to search engines and to those who share it. */
export function SeoView({ basePath, siteAddress, form, tab, onTabChange }: SeoViewProps) {
  const shown = presented(form.values, siteAddress);
  const meter = (key: SettingKey) =>
    definitionOf(key).advised && <LengthMeter name={key} value={String(form.values[key])} />;
  return (
    <SettingFormProvider value={form}>
      <Stack gap="md">
        <SeoHead>
          <div>
            <Heading level={2} size="lg">
              SEO Management
            </Heading>
            <Text size="sm" tone="muted">
              How search engines and other people’s pages show yours.
            </Text>
          </div>
          <SeoTools values={form.values} address={shown.address} />
        </SeoHead>
        <ScoreCard basePath={basePath} values={form.values} />
        <Tabs label="Parts of SEO" tabs={markedTabs(form, 'seo', seoTabs)} selected={tab} onSelect={onTabChange}>
          <Beside>
            <Stack gap="lg">
              {seoSectionsOf(tab).map((section) => (
                <SettingSection key={section.title} {...section} belowField={meter} />
              ))}
            </Stack>
            {tab === 'basic' && <SearchPreview {...shown} />}
            {tab === 'social' && <SharePreviews {...shown} />}
          </Beside>
        </Tabs>
        <SaveBar form={form} label="Save SEO Settings" />
      </Stack>
    </SettingFormProvider>
  );
}
