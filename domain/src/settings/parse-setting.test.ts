import { parseSetting, serializeSetting } from './parse-setting';
import { publicDefaults, publicRules, type PublicSettingKey } from './public-settings.generated';
import { definitionOf, settingKeys } from './registry';

const read = (key: PublicSettingKey, stored: unknown) => parseSetting(definitionOf(key), stored);

test.each([
  ['site_title', '"Lena Ashford"', 'Lena Ashford'],
  ['site_title', 'Lena Ashford', 'Lena Ashford'],
  ['site_title', '"true"', 'true'],
  ['site_title', 'true', 'true'],
  ['site_title', '2024', '2024'],
  ['site_title', 'null', 'null'],
  ['contact_phone', '"0123"', '0123'],
  ['contact_phone', '00123', '00123'],
  ['site_tagline', '"say \\"yes\\""', 'say "yes"'],
  ['site_tagline', '"unfinished', '"unfinished'],
  ['schema_same_as', '"[\\"https://example.com\\"]"', '["https://example.com"]'],
  ['schema_same_as', '["https://example.com"]', '["https://example.com"]'],
  ['booking_enabled', '"false"', false],
  ['booking_enabled', 'false', false],
  ['booking_enabled', false, false],
  ['body_font_size', '"18"', 18],
  ['body_font_size', '18', 18],
  ['line_height', '"1.4"', 1.4],
  ['button_style', '"pill"', 'pill'],
  ['primary_color', '"#abc"', '#abc'],
  ['primary_font', '"EB Garamond"', 'EB Garamond'],
  ['primary_font', '"A font of next year"', 'A font of next year'],
] as const)('L3 %s stored as %s is read by its declared type', (key, stored, value) => {
  expect(read(key, stored)).toBe(value);
});

test.each([
  ['booking_enabled', '"yes"'],
  ['body_font_size', '"large"'],
  ['body_font_size', '""'],
  ['body_font_size', '"900"'],
  ['line_height', '"1.5"'],
  ['button_style', '"blob"'],
  ['primary_color', '"red;background:url(//evil.example)"'],
  ['primary_color', '"javascript:alert(1)"'],
  ['primary_font', '"x;} body{display:none"'],
  ['site_title', null],
] as const)('L3 %s stored as %s is unreadable, so the default stays', (key, stored) => {
  expect(read(key, stored)).toBeUndefined();
});

test('L3 visitors and the dashboard read every public key by the same rule', () => {
  const stored = [
    '"x"',
    'true',
    '"false"',
    '0',
    '"1.4"',
    '"40"',
    '"#abc"',
    '"red;"',
    '"Lora"',
    '"pill"',
    '"Person"',
    null,
  ];
  for (const key of Object.keys(publicDefaults) as PublicSettingKey[]) {
    const rule = publicRules[key] ?? { type: typeof publicDefaults[key] === 'boolean' ? 'boolean' : 'text' };
    for (const value of stored) expect([key, value, parseSetting(rule, value)]).toEqual([key, value, read(key, value)]);
  }
});

test('E3 every value comes back from storage as it went in', () => {
  const odd = ['', ' ', '"', '\\', '"quoted"', 'true', '42', 'null', '[1]', '{"a":1}', '<script>', '🙂', 'line\nbreak'];
  for (const key of settingKeys) {
    const definition = definitionOf(key);
    const isFreeText = !definition.choices && !['boolean', 'number', 'color', 'font'].includes(definition.type);
    for (const value of [definition.default, ...(isFreeText ? odd : [])])
      expect([key, parseSetting(definition, serializeSetting(value))]).toEqual([key, value]);
  }
});
