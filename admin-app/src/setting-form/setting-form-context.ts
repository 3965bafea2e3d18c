import { createContext, useContext } from 'react';
import type { SettingForm } from './use-setting-form';

const SettingFormContext = createContext<SettingForm | null>(null);

export const SettingFormProvider = SettingFormContext.Provider;

/** The form that a field belongs to. */
export function useSettingFormContext(): SettingForm {
  const form = useContext(SettingFormContext);
  if (!form) throw new Error('A setting’s field belongs inside a SettingFormProvider');
  return form;
}
