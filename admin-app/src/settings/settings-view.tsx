import type { SettingKey } from 'data-client/owner';
import { definitionOf } from 'data-client/owner';
import { Card, Heading, SearchInput, Stack, Text, VisuallyHidden } from 'shared-ui';
import { Tabs } from 'shared-ui/desk';
import { SaveBar } from '../setting-form/save-bar';
import { SettingField } from '../setting-form/setting-field';
import { FieldGrid } from '../setting-form/setting-field.styles';
import { SettingFormProvider } from '../setting-form/setting-form-context';
import { keysIn } from '../setting-form/setting-places';
import type { SettingForm } from '../setting-form/use-setting-form';
import { ColourPreview } from './colour-preview';
import { EditedElsewhere } from './edited-elsewhere';
import { FoundSettings } from './found-settings';
import { ImagePreview } from './image-preview';
import { MaintenanceWarning } from './maintenance-warning';
import { SettingsOverview } from './settings-overview';
import { elsewhereFrom, sectionsOf, settingsTabs, type SettingsSection, type SettingsTabId } from './settings-sections';
import { SettingsHead, Unsaved } from './settings.styles';

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
        <Tabs label="Groups of settings" tabs={tabsWithMarks(form)} selected={tab} onSelect={onTabChange}>
          <Stack gap="lg">
            {sectionsOf(tab).map((section) => (
              <Section key={section.title} section={section} form={form} />
            ))}
            {tab === 'branding' && <ColourPreview />}
            {elsewhereFrom(tab).length > 0 && <EditedElsewhere basePath={basePath} keys={elsewhereFrom(tab)} />}
          </Stack>
        </Tabs>
        <SaveBar form={form} label="Save Settings" />
      </Stack>
    </SettingFormProvider>
  );
}

function Section({ section: { title, about, keys }, form }: { section: SettingsSection; form: SettingForm }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="lg">
        <div>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          {about && (
            <Text size="sm" tone="muted">
              {about}
            </Text>
          )}
        </div>
        <FieldGrid>
          {keys.map((key) => (
            <SettingField key={key} name={key}>
              {definitionOf(key).group === 'images' && (
                <ImagePreview src={String(form.values[key]).trim()} label={definitionOf(key).label} />
              )}
            </SettingField>
          ))}
        </FieldGrid>
      </Stack>
    </Card>
  );
}

const tabsWithMarks = (form: SettingForm) =>
  settingsTabs.map(({ id, label }) => ({
    id,
    label: <TabLabel label={label} count={changedIn(form, keysIn('settings', id))} />,
  }));

const changedIn = (form: SettingForm, keys: readonly SettingKey[]) => keys.filter(form.isChanged).length;

function TabLabel({ label, count }: { label: string; count: number }) {
  if (count === 0) return label;
  return (
    <>
      {label}
      <Unsaved>
        {count}
        <VisuallyHidden> unsaved</VisuallyHidden>
      </Unsaved>
    </>
  );
}
