import { wordSections, type WordSection } from 'domain/settings/registry';
import { Stack } from 'shared-ui';
import { Tabs } from 'shared-ui/dashboard';
import { PanelHead } from '../dashboard/panel-head';
import { markedTabs } from '../form/settings/marked-tabs';
import { SaveBar } from '../form/settings/save-bar';
import { SettingFormProvider } from '../form/settings/setting-form-context';
import { keysIn, wordSectionNames } from '../form/settings/setting-places';
import { SettingSection } from '../form/settings/setting-section';
import type { SettingForm } from '../form/settings/use-setting-form';
import { WriteAndPreview } from '../form/writing/write-and-preview';
import { WordsPreview } from './words-preview';

type WordsViewProps = {
  form: SettingForm;
  section: WordSection;
  onSectionChange: (section: WordSection) => void;
};

const tabs = wordSections.map((id) => ({ id, label: wordSectionNames[id] }));

/** The texts of the public site, section by section, each next to its preview. */
export function WordsView({ form, section, onSectionChange }: WordsViewProps) {
  return (
    <SettingFormProvider value={form}>
      <Stack gap="md">
        <PanelHead title="Website Texts">
          What your site says, from top to bottom. Visitors see a change within a minute of saving.
        </PanelHead>
        <Tabs
          label="Sections of the site"
          tabs={markedTabs(form, 'words', tabs)}
          selected={section}
          onSelect={onSectionChange}
        >
          <WriteAndPreview
            form={<SettingSection title={wordSectionNames[section]} keys={keysIn('words', section)} />}
            preview={<WordsPreview section={section} values={form.values} />}
          />
        </Tabs>
        <SaveBar form={form} label="Save Texts" />
      </Stack>
    </SettingFormProvider>
  );
}
