import { settingAdvice, settingKeys, settingProblem } from '../index';
import { definitionOf } from './owner-settings';

test('E4 no default is a problem to save', () => {
  expect(settingKeys.filter((key) => settingProblem(key, definitionOf(key).default))).toEqual([]);
});

test.each([
  ['site_title', ' ', 'Please enter the site title.'],
  ['contact_email', 'lena@', 'Please enter an email address like name@example.com.'],
  ['social_linkedin', 'linkedin.com/in/lena', expect.stringContaining('https://example.com/page')],
  ['social_linkedin', 'javascript:alert(1)', expect.stringContaining('https://example.com/page')],
  ['privacy_policy_url', '//evil.example', expect.stringContaining('https://example.com/page')],
  ['primary_color', 'gold', 'Please enter a colour like #DAA520.'],
  ['primary_color', '', 'Please enter a colour.'],
  ['smtp_port', '70000', 'Please enter a number from 1 to 65535.'],
  ['smtp_port', 'many', 'Please enter a number.'],
  ['smtp_port', '', 'Please enter a number.'],
  ['api_rate_limit', '0', 'Please enter a number from 1 to 1000.'],
  ['body_font_size', '25', 'Please enter a number from 12 to 24.'],
  ['heading_font_size', '23', 'Please enter a number from 24 to 72.'],
  ['line_height', '1.5', 'Please choose one of the list.'],
  ['button_style', 'blob', 'Please choose one of the list.'],
  ['site_tagline', 'x'.repeat(161), 'Please keep it to 160 characters; these are 161.'],
] as const)('E4 %s cannot be %j', (key, value, words) => {
  expect(settingProblem(key, value)).toEqual(words);
});

test.each([
  ['contact_email', ''],
  ['contact_email', 'lena@example.com'],
  ['privacy_policy_url', '/privacy-policy'],
  ['social_linkedin', 'https://www.linkedin.com/in/lena'],
  ['contact_phone', '+1 (212) 555-0148'],
  ['meta_title', 'Short'],
  ['schema_same_as', 'not json'],
  ['smtp_port', 465],
] as const)('E4 %s can be %j', (key, value) => {
  expect(settingProblem(key, value)).toBeUndefined();
});

test('S4 a list that is none yet is a word of warning, never in the way', () => {
  expect(settingAdvice('schema_same_as', '["https://example.com"]')).toBeUndefined();
  expect(settingAdvice('schema_same_as', 'https://example.com')).toMatch(/no JSON list/);
  expect(settingAdvice('rank_tracking_keywords', '{}')).toMatch(/no JSON list/);
});

test('E1 an id that a measuring service cannot have is told', () => {
  expect(settingAdvice('google_analytics_id', 'G-AB12CD34EF')).toBeUndefined();
  expect(settingAdvice('google_analytics_id', 'UA-1')).toMatch(/not loaded/);
  expect(settingAdvice('hotjar_id', '')).toBeUndefined();
});
