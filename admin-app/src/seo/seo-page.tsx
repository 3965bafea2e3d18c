import { Navigate, useNavigate } from 'react-router-dom';
import { useTabPath } from '../dashboard/base-path';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { SeoView } from './seo-view';
import { seoTabs } from '../form/settings/setting-tabs';

const words = { saved: 'SEO settings saved successfully!', failed: 'Error saving SEO settings: ' };

export function SeoPage({ recordId = seoTabs[0].id }: TabPanelProps) {
  const tabPath = useTabPath('seo');
  const navigate = useNavigate();
  const { query, form } = useSettingForm({ words, tab: 'seo' });
  const tab = seoTabs.find(({ id }) => id === recordId);
  if (!tab) return <Navigate to={tabPath} replace />;
  return (
    <LoadedForm query={query} what="SEO settings">
      <SeoView
        siteAddress={new URL('.', window.location.href).href}
        form={form}
        tab={tab.id}
        onTabChange={(id) => void navigate(`${tabPath}/${id}`)}
      />
    </LoadedForm>
  );
}
