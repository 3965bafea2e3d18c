import { SearchInput, Stack, Alert } from 'shared-ui';
import { Tabs } from 'shared-ui/dashboard';
import { PanelHead } from '../dashboard/panel-head';
import { markedTabs } from '../form/settings/marked-tabs';
import { SaveBar } from '../form/settings/save-bar';
import { SettingFormProvider } from '../form/settings/setting-form-context';
import { SettingSection } from '../form/settings/setting-section';
import type { SettingForm } from '../form/settings/use-setting-form';
import { TwoFactorCard } from '../account/two-factor/two-factor-card';
import { ColorPreview } from './color-preview';
import { EditedElsewhere, FoundSettings, ManagedByHost } from './setting-lists';
import { PasswordCard } from '../account/password/password-card';
import { RestoreCard } from './restore-everything/restore-card';
import { RetentionPreview } from './retention/retention-preview';
import { isRetentionKey } from './retention/retention-words';
import { SaveEverythingCard } from './save-everything/save-everything-card';
import { SettingsOverview } from './settings-overview';
import { elsewhereFrom, sectionsOf } from './settings-sections';
import { SettingsHead } from './settings.styles';
import { settingsTabs, type SettingsTabId } from '../form/settings/setting-tabs';

type SettingsViewProps = {
  form: SettingForm;
  tab: SettingsTabId;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  onTabChange: (tab: SettingsTabId) => void;
};

/** Nine tabs with every setting that has no screen of its own. */
export function SettingsView({ form, tab, searchText, onSearchTextChange, onTabChange }: SettingsViewProps) {
  const sections = sectionsOf(tab);
  return (
    <SettingFormProvider value={form}>
      <Stack gap="md">
        <SettingsHead>
          <PanelHead title="Website settings">Content, features and behavior of your site.</PanelHead>
          <SearchInput
            label="Find a setting"
            placeholder="Find a setting"
            value={searchText}
            onChange={onSearchTextChange}
          />
        </SettingsHead>
        {searchText.trim() && <FoundSettings text={searchText} onGo={() => onSearchTextChange('')} />}
        <MaintenanceWarning form={form} />
        <SettingsOverview values={form.values} />
        <Tabs
          label="Setting groups"
          tabs={markedTabs(form, 'settings', settingsTabs)}
          selected={tab}
          onSelect={onTabChange}
        >
          <Stack gap="lg">
            {sections.map((section) => (
              <SettingSection key={section.title} {...section}>
                {section.keys.some(isRetentionKey) && <RetentionPreview />}
              </SettingSection>
            ))}
            {tab === 'security' && <ManagedByHost />}
            {tab === 'security' && <SaveEverythingCard />}
            {tab === 'security' && <RestoreCard />}
            {tab === 'security' && <PasswordCard />}
            {tab === 'security' && <TwoFactorCard />}
            {tab === 'branding' && <ColorPreview />}
            {elsewhereFrom(tab).length > 0 && <EditedElsewhere keys={elsewhereFrom(tab)} />}
          </Stack>
        </Tabs>
        {(sections.length > 0 || form.changes.length > 0) && <SaveBar form={form} label="Save Settings" />}
      </Stack>
    </SettingFormProvider>
  );
}

function MaintenanceWarning({ form }: { form: SettingForm }) {
  const { values, saved } = form;
  if (values.maintenance_mode !== true && saved.maintenance_mode !== true) return null;
  const isOn = saved.maintenance_mode === true;
  const isLeaving = isOn && values.maintenance_mode !== true;
  return (
    <Alert
      tone="warning"
      role={isOn ? 'note' : 'alert'}
      title={isOn ? 'Maintenance mode is on' : 'You’re turning maintenance mode on'}
    >
      {isLeaving
        ? 'Visitors see a maintenance page until you save.'
        : isOn
          ? 'Visitors see a maintenance page instead of your site. This dashboard stays available.'
          : 'Once you save, visitors will see a maintenance page instead of your site.'}
    </Alert>
  );
}
