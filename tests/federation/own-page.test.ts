import fs from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../../config/remotes.mjs';
import { projectRoot, serveSite } from './site';
import { visit } from './visit';

test.each([
  ['public-site', 'button', 'Start Your Transformation'],
  ['booking-widget', 'button', 'Book Consultation'],
  ['blog-app', 'searchbox', 'Search articles'],
  ['admin-app', 'button', 'Sign In'],
] as const)('X1 %s renders its own page on its own origin', async (name, role, accessibleName) => {
  const site = await serveSite(path.join(projectRoot, 'dist/origins', name), { isShared: true });
  const { page } = await visit(site.address);
  await page.getByRole(role, { name: accessibleName }).first().waitFor();
  await site.close();
});

test.each(remoteNames)('X1 the origin of %s has every font that its copy of the design system names', (name) => {
  const origin = path.join(projectRoot, 'dist/origins', name);
  const scripts = fs.readdirSync(origin).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => fs.readFileSync(path.join(origin, file), 'utf8')).join();
  const fonts = [...new Set(code.match(/assets\/[\w-]+\.\w+\.woff2/g))];
  expect(fonts).not.toEqual([]);
  expect(fonts.filter((font) => !fs.existsSync(path.join(origin, font)))).toEqual([]);
});
