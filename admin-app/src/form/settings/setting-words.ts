import type { SettingValue } from 'domain/settings/definition';
import { listOf } from 'domain/settings/list-setting';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { counted } from '../../dashboard/counted';
import { sentenceCase } from '../../list/sentence-case';

const choiceWords: Record<string, string> = {
  summary: 'Small image (summary)',
  summary_large_image: 'Large image (summary_large_image)',
  LocalBusiness: 'Local business',
  ProfessionalService: 'Professional service',
  300: '300 Light',
  400: '400 Regular',
  500: '500 Medium',
  600: '600 Semibold',
  700: '700 Bold',
  800: '800 Extra bold',
  900: '900 Black',
};

/** The label of a choice: `rounded` → `Rounded`. */
export function choiceInWords(choice: SettingValue): string {
  const text = String(choice);
  return choiceWords[text] ?? sentenceCase(text);
}

/** A value in words. */
export function valueInWords(key: SettingKey, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === '' || value === '[]') return 'empty';
  if (definitionOf(key).type === 'list') return counted(listOf(String(value)).length, 'entry', 'entries');
  return definitionOf(key).choices ? choiceInWords(value) : String(value);
}
