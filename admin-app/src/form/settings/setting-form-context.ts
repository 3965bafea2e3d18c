import { createContext, useContext } from 'react';
import type { SettingForm } from './use-setting-form';

const SettingFormContext = createContext<SettingForm | null>(null);

export const SettingFormProvider = SettingFormContext.Provider;

/** The form of a field. Throws outside a SettingFormProvider. */
export function useSettingFormContext(): SettingForm {
  const form = useContext(SettingFormContext);
  if (!form) throw new Error('A setting field needs a SettingFormProvider');
  return form;
}
