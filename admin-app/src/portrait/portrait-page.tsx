import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { PortraitView } from './portrait-view';
import { usePortrait } from './use-portrait';

type PortraitPageProps = { tabPath: string };

const words = { saved: 'Portrait updated successfully!', failed: 'Error updating portrait: ' };

export function PortraitPage({ tabPath }: PortraitPageProps) {
  const { query, form } = useSettingForm({ words, tabPath });
  const portrait = usePortrait(form.saved);
  useUnsavedGuard({ isDirty: portrait.typed !== '', within: tabPath });
  return (
    <LoadedForm query={query}>
      <PortraitView name={String(form.saved.site_title)} form={form} portrait={portrait} />
    </LoadedForm>
  );
}
