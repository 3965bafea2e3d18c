import { settingKeys, type SettingKey } from 'data-client/owner';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldId } from './field-id';

const keyIn = (search: string): SettingKey | undefined => {
  const asked = new URLSearchParams(search).get('key');
  return settingKeys.find((key) => key === asked);
};

/** The setting that the address asks for: its field comes into sight and takes the keyboard, each time it is asked for. */
export function useAskedKey(isReady: boolean): SettingKey | undefined {
  const { search, key: visit } = useLocation();
  const asked = keyIn(search);
  useEffect(() => {
    const field = isReady && asked ? document.getElementById(fieldId(asked)) : null;
    // A picture's field is more than its control.
    const control = field?.querySelector<HTMLElement>('input:not([type=file])') ?? field;
    field?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [asked, visit, isReady]);
  return asked;
}
