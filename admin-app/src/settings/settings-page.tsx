import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { useConfirmedSave } from './retention/use-confirmed-save';
import { settingsTabs } from './settings-sections';
import { SettingsView } from './settings-view';

type SettingsPageProps = {
  tabPath: string;
  /** The open tab. */
  recordId?: string;
};

const words = { saved: 'Settings saved successfully!', failed: 'Error saving settings: ' };

export function SettingsPage({ tabPath, recordId = settingsTabs[0].id }: SettingsPageProps) {
  const navigate = useNavigate();
  const [searchText, setSearchText] = useState('');
  const { query, form, basePath } = useSettingForm({ words, tabPath });
  const save = useConfirmedSave(form);
  const tab = settingsTabs.find(({ id }) => id === recordId);
  if (!tab) return <Navigate to={tabPath} replace />;
  return (
    <LoadedForm query={query} what="Settings">
      <SettingsView
        basePath={basePath}
        form={{ ...form, save }}
        tab={tab.id}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        onTabChange={(id) => void navigate(`${tabPath}/${id}`)}
      />
    </LoadedForm>
  );
}
