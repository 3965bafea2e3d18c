import { Heading, SearchInput, Stack, Text } from 'shared-ui';
import { Tabs } from 'shared-ui/desk';
import { markedTabs } from '../setting-form/marked-tabs';
import { SaveBar } from '../setting-form/save-bar';
import { SettingFormProvider } from '../setting-form/setting-form-context';
import { SettingSection } from '../setting-form/setting-section';
import type { SettingForm } from '../setting-form/use-setting-form';
import { TwoFactorCard } from '../two-factor/two-factor-card';
import { ColourPreview } from './colour-preview';
import { EditedElsewhere } from './edited-elsewhere';
import { FoundSettings } from './found-settings';
import { PasswordCard } from '../password/password-card';
import { MaintenanceWarning } from './maintenance-warning';
import { SettingsOverview } from './settings-overview';
import { elsewhereFrom, sectionsOf, settingsTabs, type SettingsTabId } from './settings-sections';
import { SettingsHead } from './settings.styles';

export type SettingsViewProps = {
  basePath: string;
  form: SettingForm;
  tab: SettingsTabId;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  onTabChange: (tab: SettingsTabId) => void;
};

/** All settings of the site that have no screen of their own, nine tabs of them. */
export function SettingsView({ basePath, form, tab, searchText, onSearchTextChange, onTabChange }: SettingsViewProps) {
  return (
    <SettingFormProvider value={form}>
      <Stack gap="md">
        <SettingsHead>
          <div>
            <Heading level={2} size="lg">
              Website settings
            </Heading>
            <Text size="sm" tone="muted">
              What visitors see and what the site does.
            </Text>
          </div>
          <SearchInput
            label="Find a setting"
            placeholder="Find a setting"
            value={searchText}
            onChange={onSearchTextChange}
          />
        </SettingsHead>
        {searchText.trim() && (
          <FoundSettings basePath={basePath} text={searchText} onGo={() => onSearchTextChange('')} />
        )}
        <MaintenanceWarning form={form} />
        <SettingsOverview basePath={basePath} values={form.values} />
        <Tabs
          label="Groups of settings"
          tabs={markedTabs(form, 'settings', settingsTabs)}
          selected={tab}
          onSelect={onTabChange}
        >
          <Stack gap="lg">
            {sectionsOf(tab).map((section) => (
              <SettingSection key={section.title} {...section} />
            ))}
            {tab === 'security' && <PasswordCard />}
            {tab === 'security' && <TwoFactorCard />}
            {tab === 'branding' && <ColourPreview />}
            {elsewhereFrom(tab).length > 0 && <EditedElsewhere basePath={basePath} keys={elsewhereFrom(tab)} />}
          </Stack>
        </Tabs>
        <SaveBar form={form} label="Save Settings" />
      </Stack>
    </SettingFormProvider>
  );
}
