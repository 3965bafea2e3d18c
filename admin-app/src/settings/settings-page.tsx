import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useTabPath } from '../dashboard/base-path';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { useConfirmedSave } from './retention/use-confirmed-save';
import { SettingsView } from './settings-view';
import { settingsTabs } from '../form/settings/setting-tabs';

const words = { saved: 'Settings saved successfully!', failed: 'Error saving settings: ' };

export function SettingsPage({ recordId = settingsTabs[0].id }: TabPanelProps) {
  const tabPath = useTabPath('settings');
  const navigate = useNavigate();
  const [searchText, setSearchText] = useState('');
  const { query, form } = useSettingForm({ words, tab: 'settings' });
  const save = useConfirmedSave(form);
  const tab = settingsTabs.find(({ id }) => id === recordId);
  if (!tab) return <Navigate to={tabPath} replace />;
  return (
    <LoadedForm query={query} what="Settings">
      <SettingsView
        form={{ ...form, save }}
        tab={tab.id}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        onTabChange={(id) => void navigate(`${tabPath}/${id}`)}
      />
    </LoadedForm>
  );
}
