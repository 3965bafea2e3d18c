import { useNavigate } from 'react-router-dom';
import { LoadedForm } from '../setting-form/loaded-form';
import { settingAddress } from '../setting-form/setting-places';
import { useAskedKey } from '../setting-form/use-asked-key';
import { useSettingForm } from '../setting-form/use-setting-form';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { PortraitView } from './portrait-view';
import { usePortrait } from './use-portrait';

export type PortraitPageProps = { tabPath: string };

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
