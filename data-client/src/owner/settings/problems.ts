import type { SettingDefinition } from './definition';
import { definitionOf } from './owner-settings';
import type { SettingKey } from './registry';
import type { SettingValue } from './setting-value';

const hexColor = /^#([\da-f]{3}|[\da-f]{6})$/i;
// As the database sees an address of email.
const email = /^[^\s@<>(),:;"[\]\\]{1,64}@[^\s@<>(),:;"[\]\\.]+(\.[^\s@<>(),:;"[\]\\.]+)+$/;

const isAddress = (text: string) =>
  !/[\s"'<>\\]/.test(text) && (/^\/([^/]|$)/.test(text) || (/^https?:\/\/[^/]/i.test(text) && URL.canParse(text)));

type Check = (text: string, definition: SettingDefinition) => string | undefined;

const checks: Partial<Record<SettingDefinition['type'], Check>> = {
  email: (text) => (email.test(text) ? undefined : 'Please enter an email address like name@example.com.'),
  url: (text) =>
    isAddress(text)
      ? undefined
      : 'Please enter an address like https://example.com/page, or one of this site like /page.',
  color: (text) => (hexColor.test(text) ? undefined : 'Please enter a colour like #DAA520.'),
  phone: (text) =>
    /^[+\d][\d ()./-]{3,}$/.test(text) ? undefined : 'Please enter a phone number like +1 (212) 555-0148.',
  number: (text, { min = -Infinity, max = Infinity }) => {
    const value = Number(text);
    if (Number.isNaN(value)) return 'Please enter a number.';
    return value >= min && value <= max ? undefined : `Please enter a number from ${min} to ${max}.`;
  },
};

/** Why a value cannot be saved, in words for its field; undefined when it can. */
export function settingProblem(key: SettingKey, value: SettingValue): string | undefined {
  const definition = definitionOf(key);
  const { type, label, isRequired, maxLength = Infinity, choices } = definition;
  const text = String(value).trim();
  if (text === '' && (isRequired || type === 'number' || type === 'color'))
    return `Please enter ${type === 'number' ? 'a number' : type === 'color' ? 'a colour' : `the ${label.toLowerCase()}`}.`;
  if (text === '') return undefined;
  if (text.length > maxLength) return `Please keep it to ${maxLength} characters; these are ${text.length}.`;
  if (choices && !choices.map(String).includes(text)) return 'Please choose one of the list.';
  return checks[type]?.(text, definition);
}

/** What a saved value would not do, for a word of warning: it can be saved all the same. */
export function settingAdvice(key: SettingKey, value: SettingValue): string | undefined {
  const { type, pattern } = definitionOf(key);
  const text = String(value).trim();
  if (text === '') return undefined;
  if (type === 'json-array' && !isJsonList(text)) return 'This is no JSON list yet, so the site goes without it.';
  if (pattern && !new RegExp(pattern).test(text))
    return 'This does not look like an id of this service, so it is not loaded.';
  return undefined;
}

function isJsonList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
