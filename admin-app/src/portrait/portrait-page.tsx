import { useTabPath } from '../dashboard/base-path';
import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { PortraitView } from './portrait-view';
import { usePortrait } from './use-portrait';

const words = { saved: 'Portrait updated successfully!', failed: 'Error updating portrait: ' };

export function PortraitPage() {
  const { query, form } = useSettingForm({ words, tab: 'portrait' });
  const portrait = usePortrait(form.saved);
  useUnsavedGuard({ isDirty: portrait.typed !== '', within: useTabPath('portrait') });
  return (
    <LoadedForm query={query}>
      <PortraitView name={String(form.saved.site_title)} form={form} portrait={portrait} />
    </LoadedForm>
  );
}
