import fs from 'node:fs';
import path from 'node:path';
import { embedOrigin, pinnedLoader, visitPartner } from './partner';

const code = fs.readFileSync(path.resolve(__dirname, '../../booking-widget/embed-package/index.js'), 'utf8');

/** A page that loads the form with the npm package; its title is the result. */
const packagePage = (file: string, options: { integrity?: string } = {}) => ({
  html: `<!doctype html><html lang="en"><head><title>Partner</title></head><body>
<coach-booking service="leadership"></coach-booking><script type="module">${code}
loadCoachBooking(${JSON.stringify(embedOrigin + file)}, ${JSON.stringify(options)}).then(
  () => (document.title = 'Loaded'),
  () => (document.title = 'Failed'),
);</script></body></html>`,
});

type Version = () => [file: string, options?: { integrity?: string }];

const pinned: Version = () => {
  const [name, integrity] = pinnedLoader();
  return [`/${name}`, { integrity }];
};

test.each<[string, Version]>([
  ['the current version', () => ['/v1/embed.js']],
  ['a version with its hash', pinned],
])('X4 the npm package loads %s', async (_, version) => {
  const { page } = await visitPartner(packagePage(...version()));
  await page.locator('coach-booking').getByRole('radio').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.title === 'Loaded');
});

test.each<[string, Version]>([
  ['a script with another hash', () => [pinned()[0], { integrity: `sha384-${'A'.repeat(64)}` }]],
  ['a missing script', () => ['/v1/gone.js']],
])('X4 the npm package reports %s and runs nothing', async (_, version) => {
  const { page } = await visitPartner(packagePage(...version()));
  await page.waitForFunction(() => document.title === 'Failed');
  expect(await page.evaluate(() => typeof customElements.get('coach-booking'))).toBe('undefined');
});
