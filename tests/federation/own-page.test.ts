import path from 'node:path';
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
