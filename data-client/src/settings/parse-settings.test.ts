import { parseSettings } from './parse-settings';

test('L3 reads each public row by its declared type and leaves out unreadable values', () => {
  const rows = [
    { key: 'site_title', value: '"2024"' },
    { key: 'booking_enabled', value: 'false' },
    { key: 'body_font_size', value: '"40"' },
    { key: 'primary_color', value: '"red;background:url(//evil.example)"' },
  ];
  expect(parseSettings(rows)).toEqual({ site_title: '2024', booking_enabled: false });
});

test('L3 leaves out private keys even if a backend sends them', () => {
  const rows = ['smtp_password', 'google_site_verification', 'constructor', '__proto__'].map((key) => ({
    key,
    value: '"x"',
  }));
  expect(parseSettings(rows)).toEqual({});
});
