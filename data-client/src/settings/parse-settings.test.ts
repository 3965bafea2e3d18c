import { parsePublicSetting, parseSettings } from './parse-settings';

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
] as const)('L3 %s stored as %s is read by its declared type', (key, stored, value) => {
  expect(parsePublicSetting(key, stored)).toBe(value);
});

test.each([
  ['booking_enabled', '"yes"'],
  ['body_font_size', '"large"'],
  ['body_font_size', '""'],
  ['body_font_size', '"900"'],
  ['button_style', '"blob"'],
  ['primary_color', '"red;background:url(//evil.example)"'],
  ['primary_color', '"javascript:alert(1)"'],
  ['primary_font', '"x;} body{display:none"'],
  ['site_title', null],
] as const)('L3 %s stored as %s is unreadable, so the default stays', (key, stored) => {
  expect(parsePublicSetting(key, stored)).toBeUndefined();
});

test('L3 keys that visitors may not know are left out, even if a backend sent them', () => {
  const rows = ['smtp_password', 'google_site_verification', 'constructor', '__proto__'].map((key) => ({
    key,
    value: '"x"',
  }));
  expect(parseSettings(rows)).toEqual({});
});
