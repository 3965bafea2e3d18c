import { isHexColor } from '../contrast.ts';
import { isEmail } from '../email.ts';
import { isWebAddress } from '../web-address.ts';
import { listOf } from './list-setting.ts';
import type { SettingDefinition, SettingType, SettingValue } from './definition.ts';
import { definitionOf, type SettingKey } from './registry.ts';

type Check = (text: string, definition: SettingDefinition) => string | undefined;

const checks: Partial<Record<SettingType, Check>> = {
  email: (text) => (isEmail(text) ? undefined : 'Please enter an email address like name@example.com.'),
  url: (text) =>
    isWebAddress(text)
      ? undefined
      : 'Please enter an address like https://example.com/page, or a page of this site like /page.',
  color: (text) => (isHexColor(text) ? undefined : 'Please enter a color like #DAA520.'),
  phone: (text) =>
    /^[+\d][\d ()./-]{3,}$/.test(text) ? undefined : 'Please enter a phone number like +1 (212) 555-0148.',
  list: listProblem,
  number: (text, { min = -Infinity, max = Infinity }) => {
    const value = Number(text);
    if (Number.isNaN(value)) return 'Please enter a number.';
    return value >= min && value <= max ? undefined : `Please enter a number from ${min} to ${max}.`;
  },
};

const required: Partial<Record<SettingType, string>> = { number: 'a number', color: 'a color' };

/** Why a value cannot be saved, as a sentence for its field; undefined if it can. */
export function settingProblem(key: SettingKey, value: SettingValue): string | undefined {
  const definition = definitionOf(key);
  const { type, label, isRequired, maxLength = Infinity, choices, matches } = definition;
  const text = String(value).trim();
  if (text === '') {
    const missing = required[type] ?? (isRequired && `the ${label.toLowerCase()}`);
    return missing ? `Please enter ${missing}.` : undefined;
  }
  if (text.length > maxLength) return `Please keep it to ${maxLength} characters; it has ${text.length}.`;
  if (choices && !choices.map(String).includes(text)) return 'Please choose an option from the list.';
  if (matches && !new RegExp(matches.pattern).test(text)) return matches.problem;
  return checks[type]?.(text, definition);
}

function listProblem(text: string, { fields = {}, maxEntries = Infinity, entryName }: SettingDefinition) {
  const entries = listOf(text);
  if (entries.length > maxEntries) return `Please keep it to ${maxEntries}; there are ${entries.length}.`;
  for (const [index, entry] of entries.entries()) {
    const where = `In ${entryName} ${index + 1}, please`;
    for (const [name, { label, isRequired, maxLength, isAddress, isPicture }] of Object.entries(fields)) {
      const length = entry[name]?.length ?? 0;
      if (isRequired && length === 0) return `${where} fill in “${label}”.`;
      if (length > maxLength) return `${where} keep “${label}” to ${maxLength} characters; it has ${length}.`;
      if ((isAddress || isPicture) && length > 0 && !isWebAddress(entry[name] ?? ''))
        return `${where} enter an address like https://example.com/page as “${label}”.`;
    }
  }
  return undefined;
}

/** A warning about a value that can be saved but will not be used. */
export function settingAdvice(key: SettingKey, value: SettingValue): string | undefined {
  const { type, pattern } = definitionOf(key);
  const text = String(value).trim();
  if (text === '') return undefined;
  if (type === 'json-array' && !isJsonList(text)) return 'Not a valid list, so the site ignores it.';
  if (pattern && !new RegExp(pattern).test(text)) return 'This isn’t a valid ID for this service, so it isn’t loaded.';
  return undefined;
}

function isJsonList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
