import { defaultValues } from 'data-client/owner';
import type { SettingValue } from 'domain/settings/definition';
import type { SettingKey } from 'domain/settings/registry';
import { shownWeight } from 'domain/settings/fonts';
import { useState, useEffect } from 'react';
import { LoadedForm } from '../form/settings/loaded-form';
import { keysIn } from '../form/settings/setting-tabs';
import { useSettingForm, type SettingForm } from '../form/settings/use-setting-form';
import { chosenFonts } from './chosen-fonts';
import { FontsView } from './fonts-view';
import { fontVariables, type ThemeFonts } from 'shared-ui';

const words = { saved: 'Font settings updated successfully!', failed: 'Error updating font settings: ' };

export function FontsPage() {
  const { query, form: plain, goTo } = useSettingForm({ words, tab: 'fonts' });
  const [shown, setShown] = useState<'saved' | 'preview' | 'just-saved'>('saved');
  const form = withRealWeights(plain);
  // After saving, the preview stays until the page has refetched its settings.
  useLiveFonts(shown === 'saved' ? undefined : chosenFonts(form.values));

  const handlePreview = () => {
    form.showProblems();
    if (form.invalid[0]) goTo(form.invalid[0]);
    else setShown('preview');
  };
  const handleCancel = () => {
    form.discard();
    setShown('saved');
  };
  const handleReset = () => keysIn('fonts').forEach((key) => plain.change(key, defaultValues[key]));
  const save = async () => {
    const isSaved = await form.save();
    if (isSaved) setShown('just-saved');
    return isSaved;
  };

  return (
    <LoadedForm query={query}>
      <FontsView
        form={{ ...form, save }}
        isPreviewing={shown === 'preview'}
        onPreview={handlePreview}
        onCancel={handleCancel}
        onReset={handleReset}
      />
    </LoadedForm>
  );
}

const weightOf: Partial<Record<SettingKey, SettingKey>> = {
  primary_font: 'font_weight_bold',
  secondary_font: 'font_weight_normal',
};

/** Picks the nearest available weight, because the new family may lack the current one. */
function withRealWeights(form: SettingForm): SettingForm {
  const change = (key: SettingKey, value: SettingValue) => {
    form.change(key, value);
    const weight = weightOf[key];
    if (weight) form.change(weight, shownWeight(String(value), Number(form.values[weight])));
  };
  return { ...form, change };
}

/** Applies fonts to the whole page without saving; undefined or unmounting restores the page's own. */
function useLiveFonts(fonts: ThemeFonts | undefined): void {
  const css = fonts && JSON.stringify(fontVariables(fonts));
  useEffect(() => {
    if (!css) return undefined;
    const { style } = document.documentElement;
    const variables = Object.entries(JSON.parse(css) as Record<string, string>);
    variables.forEach(([name, value]) => style.setProperty(name, value));
    return () => variables.forEach(([name]) => style.removeProperty(name));
  }, [css]);
}
