import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { Card, Stack, Text, VisuallyHidden } from 'shared-ui';
import { Tabs } from 'shared-ui/dashboard';
import { DashboardLink } from '../dashboard/dashboard-link';
import { PanelHead } from '../dashboard/panel-head';
import { markedTabs } from '../form/settings/marked-tabs';
import { SaveBar } from '../form/settings/save-bar';
import { SettingFormProvider } from '../form/settings/setting-form-context';
import { SettingSection } from '../form/settings/setting-section';
import type { SettingForm } from '../form/settings/use-setting-form';
import { presented } from './presented';
import { SearchPreview, SharePreviews } from './previews';
import { ScoreCard } from './score-card';
import { seoSectionsOf } from './seo-sections';
import { Beside, SeoHead, MeterFill, MeterTrack, MeterWords, Tools } from './seo.styles';
import { counted } from '../dashboard/counted';
import { isInAdvisedRange, lengthOf } from './seo-score';
import type { SettingValues } from 'data-client/owner';
import { seoTabs, type SeoTabId } from '../form/settings/setting-tabs';

type SeoViewProps = { siteAddress: string; form: SettingForm; tab: SeoTabId; onTabChange: (tab: SeoTabId) => void };

/** SEO settings with previews and a health score. */
export function SeoView({ siteAddress, form, tab, onTabChange }: SeoViewProps) {
  const shown = presented(form.values, siteAddress);
  const meter = (key: SettingKey) =>
    definitionOf(key).advised && <LengthMeter name={key} value={String(form.values[key])} />;
  return (
    <SettingFormProvider value={form}>
      <Stack gap="md">
        <SeoHead>
          <PanelHead title="SEO Management">How search engines and social networks show your site.</PanelHead>
          <SeoTools values={form.values} address={shown.address} />
        </SeoHead>
        <ScoreCard values={form.values} />
        <Tabs label="Parts of SEO" tabs={markedTabs(form, 'seo', seoTabs)} selected={tab} onSelect={onTabChange}>
          <Beside>
            <Stack gap="lg">
              {tab === 'performance' && <PerformanceNote />}
              {seoSectionsOf(tab).map((section) => (
                <SettingSection key={section.title} {...section} belowField={meter} />
              ))}
            </Stack>
            {tab === 'basic' && <SearchPreview {...shown} />}
            {tab === 'social' && <SharePreviews {...shown} />}
          </Beside>
        </Tabs>
        {(tab !== 'performance' || form.changes.length > 0) && <SaveBar form={form} label="Save SEO Settings" />}
      </Stack>
    </SettingFormProvider>
  );
}

/** Compression, caching and the like are up to the build and the host, so this tab has no fields. */
function PerformanceNote() {
  return (
    <Card>
      <Text>
        Your site is compressed, minified and cached when it is built and hosted, so there is nothing to set here. The{' '}
        <DashboardLink to="settings/security">Security tab</DashboardLink> lists what your host manages.
      </Text>
    </Card>
  );
}

/** Compares a text's length with the recommended range: green within, red outside, never blocking. */
function LengthMeter({ name, value }: { name: SettingKey; value: string }) {
  const { advised } = definitionOf(name);
  if (!advised) return null;
  const [shortest, longest] = advised;
  const length = lengthOf(value);
  const isGood = isInAdvisedRange(name, value);
  return (
    <div>
      <MeterTrack aria-hidden="true">
        <MeterFill $isGood={isGood} style={{ inlineSize: `${Math.min(100, (length / longest) * 100)}%` }} />
      </MeterTrack>
      <MeterWords $isGood={isGood}>
        {`${counted(length, 'character')}: ${
          isGood ? 'reads well' : length < shortest ? `${shortest - length} too few` : `${length - longest} too many`
        }`}
      </MeterWords>
    </div>
  );
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

function searchConsole({ google_search_console_property: property }: SettingValues): string {
  const asked = String(property).trim();
  if (!isWebAddress(asked)) return 'https://search.google.com/search-console';
  return `https://search.google.com/search-console?resource_id=${encodeURIComponent(asked)}`;
}

function SeoTools({ values, address }: { values: SettingValues; address: string }) {
  const site = encodeURIComponent(address);
  const tools = [
    { name: 'Search Console', href: searchConsole(values) },
    { name: 'Rich Results Test', href: `https://search.google.com/test/rich-results?url=${site}` },
    { name: 'Sharing Debugger', href: `https://developers.facebook.com/tools/debug/?q=${site}` },
    { name: 'Card Validator', href: 'https://cards-dev.x.com/validator' },
  ];
  return (
    <nav aria-label="External tools">
      <Tools role="list">
        {tools.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </Tools>
    </nav>
  );
}
