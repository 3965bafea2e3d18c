import { settingAdvice, settingProblem } from './problems';
import { definitionOf, settingKeys } from './registry';

test('E4 every default can be saved', () => {
  expect(settingKeys.filter((key) => settingProblem(key, definitionOf(key).default))).toEqual([]);
});

test.each([
  ['site_title', ' ', 'Please enter the site title.'],
  ['contact_email', 'lena@', 'Please enter an email address like name@example.com.'],
  ['contact_email', 'le\u200bna@example.com', 'Please enter an email address like name@example.com.'],
  ['business_email', 'lena@exam\u00a0ple.com', 'Please enter an email address like name@example.com.'],
  ['social_linkedin', 'linkedin.com/in/lena', expect.stringContaining('https://example.com/page')],
  ['social_linkedin', 'javascript:alert(1)', expect.stringContaining('https://example.com/page')],
  ['privacy_policy_url', '//evil.example', expect.stringContaining('https://example.com/page')],
  ['primary_color', 'gold', 'Please enter a color like #DAA520.'],
  ['primary_color', '', 'Please enter a color.'],
  ['smtp_port', '70000', 'Please enter a number from 1 to 65535.'],
  ['smtp_port', 'many', 'Please enter a number.'],
  ['smtp_port', '', 'Please enter a number.'],
  ['api_rate_limit', '0', 'Please enter a number from 1 to 1000.'],
  ['body_font_size', '25', 'Please enter a number from 12 to 24.'],
  ['heading_font_size', '23', 'Please enter a number from 24 to 72.'],
  ['line_height', '1.5', 'Please choose an option from the list.'],
  ['button_style', 'blob', 'Please choose an option from the list.'],
  ['site_tagline', 'x'.repeat(161), 'Please keep it to 160 characters; it has 161.'],
] as const)('E4 %s cannot be %j', (key, value, words) => {
  expect(settingProblem(key, value)).toEqual(words);
});

const figure = { value: '500+', label: 'Leaders', source: '' };

test.each([
  [Array(5).fill(figure), 'Please keep it to 4; there are 5.'],
  [[figure, { ...figure, value: ' ' }], 'In figure 2, please fill in “Number”.'],
  [[{ ...figure, label: 'x'.repeat(41) }], 'In figure 1, please keep “What it counts” to 40 characters; it has 41.'],
  [[figure], undefined],
  [[], undefined],
])('WO1 the list of figures %j', (entries, words) => {
  expect(settingProblem('words_hero_figures', JSON.stringify(entries))).toBe(words);
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

test('S4 an invalid list causes a warning and can be saved', () => {
  expect(settingAdvice('schema_same_as', '["https://example.com"]')).toBeUndefined();
  expect(settingAdvice('schema_same_as', 'https://example.com')).toMatch(/Not a valid list/);
  expect(settingAdvice('rank_tracking_keywords', '{}')).toMatch(/Not a valid list/);
});

test('E1 an invalid analytics ID causes a warning', () => {
  expect(settingAdvice('google_analytics_id', 'G-AB12CD34EF')).toBeUndefined();
  expect(settingAdvice('google_analytics_id', 'UA-1')).toMatch(/isn’t loaded/);
  expect(settingAdvice('hotjar_id', '')).toBeUndefined();
});
