import { definitionOf, type SettingKey, type SettingValue } from 'data-client/owner';

const choiceWords: Record<string, string> = {
  summary: 'Small picture (summary)',
  summary_large_image: 'Large picture (summary_large_image)',
  LocalBusiness: 'Local business',
  ProfessionalService: 'Professional service',
};

/** A choice in words: `rounded` is Rounded. */
export function choiceInWords(choice: SettingValue): string {
  const text = String(choice);
  return choiceWords[text] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as a person would say it. */
export function valueInWords(key: SettingKey, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === '' || value === '[]') return 'empty';
  return definitionOf(key).type === 'choice' ? choiceInWords(value) : String(value);
}
