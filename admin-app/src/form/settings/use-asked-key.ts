import { type SettingKey, settingKeys } from 'domain/settings/registry';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldId } from './field-id';

const keyIn = (search: string): SettingKey | undefined => {
  const asked = new URLSearchParams(search).get('key');
  return settingKeys.find((key) => key === asked);
};

/** Scrolls to and focuses the field of the setting named by `?key=`, on every navigation. */
export function useAskedKey(isReady: boolean): void {
  const { search, key: visit } = useLocation();
  const asked = keyIn(search);
  useEffect(() => {
    const field = isReady && asked ? document.getElementById(fieldId(asked)) : null;
    // An image field is a group, not a single control.
    const control = field?.querySelector<HTMLElement>('input:not([type=file])') ?? field;
    field?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [asked, visit, isReady]);
}
