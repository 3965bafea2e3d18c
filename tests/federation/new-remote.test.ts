import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { deployChanged, readJson } from './deploying';
import { copyBuiltProject, type ProjectCopy } from './project-copy';
import { copySite, registryOf, serveSite, type Site } from './site';
import { visit } from './visit';
import { runTypeScript } from '../../config/files.mjs';

// The deployment starts a build.
jest.setTimeout(300_000);

let site: Site;
let project: ProjectCopy;
let written: string;

beforeAll(async () => {
  site = await serveSite(copySite());
  project = copyBuiltProject({ SITE_FOLDER: site.folder });
  written = project.run('npm', 'run', '--silent', 'new', 'remote', 'tours-app').output;
});
afterAll(async () => {
  await site.close();
  project.remove();
});

const npmRun = (command: string) => project.run('npm', 'run', '--silent', command, '--', 'tours-app');

async function headings(): Promise<string[]> {
  const { page } = await visit(`${site.address}#/tours`);
  await page.getByRole('main').getByRole('heading', { name: 'Tours' }).waitFor();
  return page.getByRole('main').getByRole('heading').allTextContents();
}

describe('FD2 a new remote', () => {
  test('is written into its folder only, and has an origin of its own', () => {
    expect(written.split('\n').filter((line) => /^[+~]/.test(line) && !line.startsWith('+ tours-app/'))).toEqual([]);
    const script = `const { defaultPorts } = await import('./local-stack/stack/settings.ts');
      const { localOrigins } = await import('./local-stack/site/origins.ts');
      const origins = localOrigins(defaultPorts, { siteFolder: '', cacheFolder: '' });
      console.log(JSON.stringify(origins.map(({ name, port }) => [name, port])));`;
    const { output } = project.run(process.execPath, ...runTypeScript, '--input-type=module', '-e', script);
    const origins: [string, number][] = JSON.parse(output);
    expect(origins.map(([name]) => name)).toContain('tours-app');
    expect(new Set(origins.map(([, port]) => port)).size).toBe(origins.length);
  });

  test('passes the test it was written with', () => {
    const { status, output } = project.run('node', 'node_modules/jest/bin/jest.js', '--projects', 'tours-app');
    expect(output).toMatch(/^Tests: +1 passed, 1 total$/m);
    expect(status).toBe(0);
  });

  test('is deployed to a site whose shell was built before it, and appears at its route', async () => {
    expect(npmRun('deploy').output).toContain('tours-app: none → ');
    const { page, violations } = await visit(`${site.address}#/tours`);
    await page.getByRole('heading', { level: 1, name: 'Tours' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Book a consultation' }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    const { page: home } = await visit(site.address);
    await home.getByRole('banner').getByRole('link', { name: 'Blog' }).waitFor();
    await home.evaluate(() => void (location.hash = '#/tours'));
    await home.getByRole('heading', { level: 1, name: 'Tours' }).waitFor();
    expect(violations).toEqual([]);
  });

  test('has the same version when it is built in another folder', () => {
    const elsewhere = `${project.folder}-elsewhere`;
    fs.renameSync(project.folder, elsewhere);
    const env = { ...process.env, WEBPACK_CACHE: path.join(elsewhere, '.cache/elsewhere') };
    const folder = path.join(elsewhere, 'tours-app');
    fs.rmSync(path.join(folder, 'dist'), { recursive: true });
    spawnSync(process.execPath, ['../config/webpack/build.mjs'], { cwd: folder, env });
    fs.renameSync(elsewhere, project.folder);
    const { version } = readJson(path.join(project.folder, 'tours-app/dist/remote/remote.json'));
    expect(version).toBe(registryOf(site.folder).remotes['tours-app']!.version);
  });

  test('is deployed again and rolled back', async () => {
    const before = site.read('index.html');
    // Building it once more would take longer than all other steps.
    await deployChanged(site.folder, 'tours-app', (script) => script.replaceAll('Coming soon', 'Summer retreat'));
    expect(site.read('index.html')).toBe(before);
    expect(await headings()).toEqual(['Tours', 'Summer retreat']);
    expect(npmRun('rollback')).toMatchObject({ status: 0 });
    expect(await headings()).toEqual(['Tours', 'Coming soon']);
  });

  test('is checked like the others: for types, forbidden imports and raw colors', () => {
    const faults = 'tours-app/src/tours/faults.ts';
    project.write(faults, () => {
      const imports = "import { BlogPage } from 'blog-app';\nimport { styled } from 'styled-components';\n";
      return `${imports}export const page: number = BlogPage;\nexport const Band = styled.p\`\n  color: #ff0000;\n\`;\n`;
    });
    // Checking the types of all packages would take as long as all other steps of this file.
    const typed = project.run('node_modules/.bin/tsc', '-p', 'tsconfig.json', '--listFilesOnly');
    expect(typed.output).toContain(path.join(project.folder, faults));
    const lint = ['-c', 'config/lint/oxlint.config.mjs', '--quiet', 'tours-app', 'blog-app'];
    const { output: linted } = project.run('node_modules/.bin/oxlint', ...lint);
    expect(linted).toContain('The table of imports does not allow this in tours-app');
    expect(linted).toContain('Found 0 warnings and 1 error.');
    const { status, output } = project.run('node', 'config/check/check.mjs', 'raw values');
    expect(status).toBe(1);
    expect(output).toContain(`${faults}:5 raw color #ff0000`);
  });

  test('is removed with its folder, after one question', async () => {
    fs.rmSync(path.join(project.folder, 'tours-app'), { recursive: true });
    const assemble = (...words: string[]) => project.run('node', ...runTypeScript, 'publishing/assemble.ts', ...words);
    expect(assemble()).toMatchObject({
      status: 1,
      output: expect.stringContaining('npm run build -- --remove tours-app'),
    });
    expect(assemble('--remove', 'tours-app')).toMatchObject({ status: 0 });
    expect(Object.keys(registryOf(site.folder).remotes)).not.toContain('tours-app');
    expect(fs.readdirSync(path.join(site.folder, 'r'))).not.toContain('tours-app');
    const { page } = await visit(`${site.address}#/tours`);
    await page.getByText('Page not found').first().waitFor();
  });
});
