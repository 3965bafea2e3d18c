import { Navigate, useNavigate } from 'react-router-dom';
import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { seoTabs } from './seo-sections';
import { SeoView } from './seo-view';

type SeoPageProps = {
  tabPath: string;
  /** The open tab. */
  recordId?: string;
};

const words = { saved: 'SEO settings saved successfully!', failed: 'Error saving SEO settings: ' };

export function SeoPage({ tabPath, recordId = seoTabs[0].id }: SeoPageProps) {
  const navigate = useNavigate();
  const { query, form, basePath } = useSettingForm({ words, tabPath });
  const tab = seoTabs.find(({ id }) => id === recordId);
  if (!tab) return <Navigate to={tabPath} replace />;
  return (
    <LoadedForm query={query} what="SEO settings">
      <SeoView
        basePath={basePath}
        siteAddress={new URL('.', window.location.href).href}
        form={form}
        tab={tab.id}
        onTabChange={(id) => void navigate(`${tabPath}/${id}`)}
      />
    </LoadedForm>
  );
}
