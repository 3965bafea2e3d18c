import { useNavigate } from 'react-router-dom';
import { LoadedForm } from '../form/settings/loaded-form';
import { settingAddress } from '../form/settings/setting-places';
import { useAskedKey } from '../form/settings/use-asked-key';
import { useSettingForm } from '../form/settings/use-setting-form';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { PortraitView } from './portrait-view';
import { usePortrait } from './use-portrait';

type PortraitPageProps = { tabPath: string };

const words = { saved: 'Portrait updated successfully!', failed: 'Error updating portrait: ' };

export function PortraitPage({ tabPath }: PortraitPageProps) {
  const navigate = useNavigate();
  const basePath = tabPath.replace(/\/[^/]*$/, '');
  const { query, form } = useSettingForm({
    words,
    within: tabPath,
    onInvalid: (key) => void navigate(settingAddress(basePath, key)),
  });
  const portrait = usePortrait(form.saved);
  useUnsavedGuard({ isDirty: portrait.typed !== '', within: tabPath });
  useAskedKey(query.status !== 'pending');
  return (
    <LoadedForm query={query}>
      <PortraitView name={String(form.saved.site_title)} form={form} portrait={portrait} />
    </LoadedForm>
  );
}
