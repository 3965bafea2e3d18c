import { firstChoice, neededSources, policyLine, policyProblems, snippetFor } from './snippet';

const embed = 'https://booking.example.com';
const backend = 'https://project.supabase.co';
const needed = neededSources(embed, backend, false);

test('X4 the shortest snippet is one element and one line', () => {
  expect(snippetFor(firstChoice, embed)).toBe(
    '<coach-booking></coach-booking>\n<script type="module" src="https://booking.example.com/v1/embed.js"></script>',
  );
});

test('X4 choices become attributes of the element or of the link', () => {
  const chosen = { ...firstChoice, service: 'keynote', theme: 'dark', locale: 'de', isIsolated: true } as const;
  expect(snippetFor({ ...chosen, mode: 'floating' }, embed)).toContain(
    '<coach-booking mode="floating" service="keynote" theme="dark" locale="de" isolation="iframe">',
  );
  expect(snippetFor({ ...chosen, mode: 'link' }, embed)).toContain(
    '<a href="https://booking.example.com/" data-coach-booking="keynote" data-coach-theme="dark" data-coach-locale="de" data-coach-isolation="iframe">',
  );
});

test('X4 the policy line lists every source to allow and needs no style-src', () => {
  expect(policyLine(needed)).toBe(`script-src ${embed}; connect-src ${backend}; font-src ${embed}`);
  expect(policyLine(neededSources(embed, backend, true))).toContain('frame-src data:');
});

test.each([
  ['', []],
  ["default-src 'self'", ['script-src', 'connect-src', 'font-src']],
  [`script-src ${embed}; connect-src ${embed}/ ${backend}; font-src https:`, []],
  [`Content-Security-Policy: default-src 'none'; script-src ${embed}; connect-src *; font-src ${embed}`, []],
  ['default-src booking.example.com; connect-src http://booking.example.com https://*.supabase.co', []],
  ['default-src https://*.example.com; connect-src *.example.com wss://project.supabase.co', ['connect-src']],
  [`default-src *; connect-src ${embed}`, ['connect-src']],
  ["script-src 'nonce-x' 'strict-dynamic'", ['nonce']],
])('X4 the policy check finds what “%s” would block', (policy, about) => {
  const problems = policyProblems(policy, needed);
  expect(problems).toHaveLength(about.length);
  about.forEach((word, index) => expect(problems[index]).toContain(word));
});

test.each([
  ['default-src *', ['frame-src']],
  ["default-src *; frame-src 'self' data:", []],
])('X4 the policy check finds that “%s” decides on a frame', (policy, about) => {
  const problems = policyProblems(policy, neededSources(embed, backend, true));
  expect(problems.map((problem) => problem.includes('data: to frame-src'))).toEqual(about.map(() => true));
});
